import { expect, test } from "vitest"
import { fetchWithRetry } from "./fetch-with-retry.ts"

function given(...answers: (number | Error)[]) {
  let asked = 0
  const ask = fetchWithRetry(async () => {
    const answer = answers[asked++]!
    if (answer instanceof Error) throw answer
    return new Response(null, { status: answer })
  })
  return { ask, asked: () => asked }
}

const AUTH = "http://site.test/auth/v1/token"
const noNetwork = new TypeError("fetch failed")

test.each([
  ["the network failing once", [noNetwork, 200], 200, 2],
  ["the network failing twice", [noNetwork, noNetwork, 200], 200, 3],
  ["a gateway that is away", [502, 503, 200], 200, 3],
  ["a gateway that stays away", [504, 504, 504, 200], 504, 3],
  ["a refusal", [400, 200], 400, 1],
  ["too many requests", [429, 200], 429, 1],
  ["an error of the service itself", [500, 200], 500, 1],
] as const)("the auth service after %s", async (_, answers, status, times) => {
  const { ask, asked } = given(...answers)
  expect((await ask(AUTH)).status).toBe(status)
  expect(asked()).toBe(times)
})

test("after three failures the last one is told", async () => {
  const { ask, asked } = given(noNetwork, noNetwork, noNetwork, 200)
  await expect(ask(AUTH)).rejects.toBe(noNetwork)
  expect(asked()).toBe(3)
})

test("whoever stopped waiting is not asked for again", async () => {
  const { ask, asked } = given(noNetwork, 200)
  await expect(ask(AUTH, { signal: AbortSignal.abort() })).rejects.toBe(noNetwork)
  expect(asked()).toBe(1)
})

test("a service that does not answer in time is not asked again", async () => {
  const tooLong = new DOMException("The operation timed out", "TimeoutError")
  const { ask, asked } = given(tooLong, 200)
  await expect(ask(AUTH)).rejects.toBe(tooLong)
  expect(asked()).toBe(1)
})

test("questions to the database are put once", async () => {
  const { ask, asked } = given(503, 200)
  expect((await ask("http://site.test/rest/v1/pages")).status).toBe(503)
  expect(asked()).toBe(1)
})
