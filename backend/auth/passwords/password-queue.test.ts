import { expect, test, vi } from "vitest"
import { authBackend } from "../testing/auth-backend.ts"
import { hashPassword } from "./password-hash.ts"

test("500 sign-ins at once all get a response, and none is an error of the server", async () => {
  const { client, close } = await authBackend()
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      client().auth.signInWithPassword({ email: `person${n}@mail.example`, password: "tulip gravel" }),
    ),
  )
  const statuses = new Set(responses.map(({ error }) => error?.status))
  expect([400, 429, 503]).toEqual(expect.arrayContaining([...statuses]))
  expect(statuses).toContain(400)
  await close()
})

test("a password that has waited too long for its turn is refused", async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  try {
    const hashes = Array.from({ length: 20 }, () => hashPassword("kayak", 10))
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(60_000)
    const outcomes = await Promise.allSettled(hashes)
    const refused = outcomes.filter(({ status }) => status === "rejected")
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { status: 429 } })
  } finally {
    vi.useRealTimers()
  }
})
