import { afterAll, expect, test } from "vitest"
import { DEFAULT_OPTIONS } from "../options.ts"
import { authBackend, PASSWORD } from "../testing/auth-backend.ts"

const { limits } = DEFAULT_OPTIONS
const backend = await authBackend({ limits, passwordCost: 12, minimumResponseMs: { mail: 40, signUp: 120 } })
afterAll(backend.close)

const WAYS: [string, string, Record<string, unknown>][] = [
  ["sign-up", "/signup", { password: PASSWORD, data: { name: "N", longer_key: 1, a: [1.0, null] } }],
  ["sign-in", "/token?grant_type=password", { password: "not the right one" }],
  ["magic link", "/otp", {}],
  ["magic link for members only", "/otp", { create_user: false }],
  ["old magic link", "/magiclink", {}],
  ["recovery", "/recover", {}],
  ["resend", "/resend", { type: "signup" }],
  ["resend of a change", "/resend", { type: "email_change" }],
  ["code", "/verify", { token: "123456", type: "email" }],
]

async function request(path: string, email: string, fields: Record<string, unknown>) {
  const response = await backend.request(path, { method: "POST", body: JSON.stringify({ email, ...fields }) })
  return { status: response.status, headers: [...response.headers], text: await response.text() }
}

/** Replaces what differs in every response: the address, ids, times and wait seconds. */
function withoutNonces(response: Awaited<ReturnType<typeof request>>, email: string) {
  const plain = (text: string) =>
    text
      .replaceAll(email, "EMAIL")
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, "TIME")
      .replace(/\d+ seconds/, "WAIT")
  return {
    status: response.status,
    headers: response.headers.map(([name, value]) => [name, name === "retry-after" ? "WAIT" : value]),
    text: plain(response.text),
  }
}

test.each(WAYS)(
  "%s responds the same for a member, an unconfirmed account and an unknown address, also the second time",
  async (name, path, fields) => {
    const tag = name.replaceAll(" ", "-")
    const known = `known-${tag}@example.org`
    const pending = `pending-${tag}@example.org`
    const stranger = `stranger-${tag}@example.org`
    await backend.account(known)
    await backend.admin.auth.admin.createUser({ email: pending, password: PASSWORD })
    for (let round = 0; round < 2; round++) {
      const responses = []
      for (const email of [known, pending, stranger]) {
        responses.push(withoutNonces(await request(path, email, fields), email))
      }
      expect(responses[1]).toEqual(responses[0])
      expect(responses[2]).toEqual(responses[0])
    }
  },
)

test("timestamps of a fake account look like those of a real one", async () => {
  await backend.account("member@example.org")
  for (const email of ["member@example.org", "new@example.org"]) {
    const user = JSON.parse((await request("/signup", email, { password: PASSWORD })).text)
    expect(new Set([user.created_at, user.updated_at, user.confirmation_sent_at]).size).toBe(1)
    const [identity] = user.identities
    expect(new Date(identity.created_at).toISOString()).toBe(user.created_at)
    expect(identity).toMatchObject({ id: user.id, user_id: user.id, identity_data: { sub: user.id, email } })
    expect(user.user_metadata.sub).toBe(user.id)
  }
})
