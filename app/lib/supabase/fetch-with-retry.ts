const ATTEMPTS = 3
const RETRYABLE = [502, 503, 504]

/**
 * Questions to the auth service are put up to three times when the network or a gateway fails. Any other answer
 * is an answer, and whoever has stopped waiting is not asked for again.
 */
export function fetchWithRetry(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isAuth(input)) return ask(input, init)
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS
      try {
        const response = await ask(input, init)
        if (isLast || !RETRYABLE.includes(response.status)) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || init?.signal?.aborted || isTimeout(error)) throw error
      }
    }
  }
}

// Who did not answer for ten seconds would keep the visitor waiting for twenty more.
function isTimeout(error: unknown) {
  return error instanceof Error && error.name === "TimeoutError"
}

// A Request's body can be read once: it is passed on as it is.
function isAuth(input: RequestInfo | URL) {
  return !(input instanceof Request) && /\/auth\/(v1\/|token$)/.test(String(input))
}
