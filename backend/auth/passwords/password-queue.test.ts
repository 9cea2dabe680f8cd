import { expect, test } from "vitest"
import { authBackend } from "../testing/auth-backend.ts"

test("500 sign-ins at once all get a response: the password is wrong, or the site is busy", async () => {
  const { client, close } = await authBackend()
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      client().auth.signInWithPassword({ email: `person${n}@mail.example`, password: "tulip gravel" }),
    ),
  )
  const statuses = new Set(responses.map(({ error }) => error?.status))
  expect([400, 503]).toEqual(expect.arrayContaining([...statuses]))
  expect(statuses).toContain(400)
  await close()
})
