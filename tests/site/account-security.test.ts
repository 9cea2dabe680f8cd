import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { admin, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const PASSWORD = "tulip gravel ninety boat"
const OTHER = "canyon ribbon eleven moth"
const SECRET = "JBSWY3DPEHPK3PXP"

async function member() {
  const browser = await signedInBrowser()
  return {
    ...browser,
    send: (fields: Record<string, string>) =>
      browser.ask("/me/security", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      }),
    sessions: async () => {
      const rows = await sql("select id from auth.sessions where user_id = $1 order by created_at", [
        browser.userId,
      ])
      return rows.map(row => String(row.id))
    },
  }
}

async function anotherSession(userId: string) {
  const id = crypto.randomUUID()
  await sql("insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())", [id, userId])
  return id
}

test("a new password needs the old one, ends the other sessions and keeps this one", async () => {
  const { ask, send, sessions, userId, email } = await member()
  await anotherSession(userId)
  const change = (current_password: string, password: string) =>
    send({ intent: "password", current_password, password })
  const wrong = await change("not this one here", OTHER)
  expect([wrong.status, wrong.text.includes("That is not your current password.")]).toEqual([400, true])
  expect(wrong.text).not.toContain(OTHER)
  expect((await change(PASSWORD, PASSWORD)).text).toContain("already your password.")
  expect((await change(PASSWORD, "short")).status).toBe(400)
  expect((await change("", "")).text).toContain("Enter your current password.")
  expect(await sessions()).toHaveLength(2)
  expect((await change(PASSWORD, OTHER)).headers.location).toBe("/me/security")
  expect(await sessions()).toHaveLength(1)
  expect((await ask("/me/security")).text).toContain("every other device is signed out")
  expect((await ask("/me/security")).text).not.toContain("every other device is signed out")
  const { error } = await admin.auth.signInWithPassword({ email, password: OTHER })
  expect(error).toBeNull()
})

test("a new address waits for both emails to be confirmed, and the page says so", async () => {
  const { ask, send, email } = await member()
  expect((await send({ intent: "email", email: "nobody" })).status).toBe(400)
  expect((await send({ intent: "email", email: email.toUpperCase() })).text).toContain("your address already")
  const wanted = `new-${crypto.randomUUID()}@example.org`
  expect((await send({ intent: "email", email: wanted })).headers.location).toBe("/me/security")
  const page = await ask("/me/security")
  expect(page.text).toContain(`Waiting for ${wanted}`)
  const emails = await sql(
    "select to_address from private.email_outbox where message = 'email-change' and to_address in ($1, $2)",
    [email, wanted],
  )
  expect(emails.map(mail => mail.to_address).sort()).toEqual([email, wanted].sort())
})

test("another member’s session cannot be ended, nor one that does not exist", async () => {
  const [mine, other] = [await member(), await member()]
  const [foreign] = await other.sessions()
  const end = (session_id: string) => mine.send({ intent: "end-session", session_id })
  await end(foreign!)
  expect((await mine.ask("/me/security")).text).toContain("That device was already signed out.")
  expect(await other.sessions()).toEqual([foreign])
  for (const id of ["", "1", "' or true --", `${foreign}\u0000`]) expect((await end(id)).status).toBe(400)
  const second = await anotherSession(mine.userId)
  await end(second)
  expect((await mine.ask("/me/security")).text).toContain("That device is signed out.")
  expect(await mine.sessions()).not.toContain(second)
})

test("a second factor that was never started, or belongs to another member, is not confirmed", async () => {
  const { ask, send } = await member()
  const verify = (factor_id: string, secret: string, code: string) =>
    send({ intent: "verify", factor_id, secret, code })
  for (const [factor, secret] of [
    ["x", "<script>"],
    [crypto.randomUUID(), SECRET],
  ] as const) {
    expect((await verify(factor, secret, "123456")).headers.location).toBe("/me/security")
    expect((await ask("/me/security")).text).toContain("Please set it up again.")
  }
  const noCode = await verify(crypto.randomUUID(), SECRET, "12345")
  expect([noCode.status, noCode.text.includes("Enter all six digits")]).toEqual([400, true])
  const codes = await send({ intent: "codes" })
  expect([codes.status, codes.text.includes("second step first")]).toEqual([400, true])
  expect((await send({ intent: "make-me-admin" })).status).toBe(400)
})
