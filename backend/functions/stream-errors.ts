/** Calls `onError` if the body fails after the status has been sent. */
export function reportStreamErrors(response: Response, onError: (error: unknown) => void): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          onError(error)
          throw error
        }
      },
      cancel: reason => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, response)
}
