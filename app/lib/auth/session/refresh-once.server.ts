/** How long a response is shared between concurrent requests. */
const SHARED_MS = 5_000

interface Answer {
  status: number
  headers: [string, string][]
  body: string
}

const answers = new Map<string, Promise<Answer>>()

/**
 * A fetch that sends each refresh token only once and shares the response. Across processes the auth service does the
 * same: within its grace window one token has one successor.
 */
export function refreshOnce(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const token = refreshTokenIn(String(input instanceof Request ? input.url : input), init?.body)
    if (!token) return ask(input, init)
    let answer = answers.get(token)
    if (!answer) answers.set(token, (answer = askOnce(token, () => ask(input, init))))
    const { status, headers, body } = await answer
    return new Response(body, { status, headers })
  }
}

async function askOnce(token: string, ask: () => Promise<Response>): Promise<Answer> {
  try {
    const response = await ask()
    const answer = { status: response.status, headers: [...response.headers], body: await response.text() }
    // Errors are not shared: the next request asks the service again.
    if (response.ok) setTimeout(() => answers.delete(token), SHARED_MS).unref()
    else answers.delete(token)
    return answer
  } catch (error) {
    answers.delete(token)
    throw error
  }
}

function refreshTokenIn(url: string, body: unknown) {
  if (!url.includes("/auth/v1/token?grant_type=refresh_token") || typeof body !== "string") return null
  const { refresh_token: token } = JSON.parse(body)
  return typeof token === "string" && token ? token : null
}
