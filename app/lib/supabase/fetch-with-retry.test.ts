import { expect, test } from "vitest"
import { fetchWithRetry } from "./fetch-with-retry.ts"

function mockFetch(...responses: (number | Error)[]) {
  let attempts = 0
  const fetch = fetchWithRetry(async () => {
    const response = responses[attempts++]!
    if (response instanceof Error) throw response
    return new Response(null, { status: response })
  })
  return { fetch, attempts: () => attempts }
}

const AUTH = "http://site.test/auth/v1/token"
const noNetwork = new TypeError("fetch failed")

test.each([
  ["the network failing once", [noNetwork, 200], 200, 2],
  ["the network failing twice", [noNetwork, noNetwork, 200], 200, 3],
  ["a gateway that fails twice", [502, 503, 200], 200, 3],
  ["a gateway that keeps failing", [504, 504, 504, 200], 504, 3],
  ["a client error", [400, 200], 400, 1],
  ["too many requests", [429, 200], 429, 1],
  ["an internal server error", [500, 200], 500, 1],
] as const)("the auth service with %s", async (_, responses, status, times) => {
  const { fetch, attempts } = mockFetch(...responses)
  expect((await fetch(AUTH)).status).toBe(status)
  expect(attempts()).toBe(times)
})

test("a busy auth service that asks for a pause is not asked again at once", async () => {
  for (const [pause, times] of [
    ["1", 3],
    ["5", 1],
  ] as const) {
    let attempts = 0
    const fetch = fetchWithRetry(async () => {
      attempts++
      return new Response(null, { status: 503, headers: { "Retry-After": pause } })
    })
    expect((await fetch(AUTH)).status).toBe(503)
    expect(attempts).toBe(times)
  }
})

test("after three failures the last error is thrown", async () => {
  const { fetch, attempts } = mockFetch(noNetwork, noNetwork, noNetwork, 200)
  await expect(fetch(AUTH)).rejects.toBe(noNetwork)
  expect(attempts()).toBe(3)
})

test("an aborted request is not retried", async () => {
  const { fetch, attempts } = mockFetch(noNetwork, 200)
  await expect(fetch(AUTH, { signal: AbortSignal.abort() })).rejects.toBe(noNetwork)
  expect(attempts()).toBe(1)
})

test("a timeout is not retried", async () => {
  const tooLong = new DOMException("The operation timed out", "TimeoutError")
  const { fetch, attempts } = mockFetch(tooLong, 200)
  await expect(fetch(AUTH)).rejects.toBe(tooLong)
  expect(attempts()).toBe(1)
})

test("requests to the database are not retried", async () => {
  const { fetch, attempts } = mockFetch(503, 200)
  expect((await fetch("http://site.test/rest/v1/pages")).status).toBe(503)
  expect(attempts()).toBe(1)
})
