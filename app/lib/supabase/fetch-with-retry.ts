const ATTEMPTS = 3
const RETRYABLE = [502, 503, 504]

/**
 * Retries requests to the auth service up to two times when the network or a gateway fails. Other responses, aborted
 * requests and timeouts are final, and so is a service that asks for a longer pause.
 */
export function fetchWithRetry(fetchOnce: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isAuth(input)) return fetchOnce(input, init)
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS
      try {
        const response = await fetchOnce(input, init)
        if (isLast || !RETRYABLE.includes(response.status) || asksToWait(response)) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || init?.signal?.aborted || isTimeout(error)) throw error
      }
    }
  }
}

function asksToWait({ headers }: Response) {
  return Number(headers.get("Retry-After")) > 1
}

// After a timeout of ten seconds, two retries would keep the visitor waiting for twenty more.
function isTimeout(error: unknown) {
  return error instanceof Error && error.name === "TimeoutError"
}

// A Request's body can be read only once, so it is never retried.
function isAuth(input: RequestInfo | URL) {
  return !(input instanceof Request) && /\/auth\/(v1\/|token$)/.test(String(input))
}
