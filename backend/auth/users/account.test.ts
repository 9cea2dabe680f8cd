import { afterAll, expect, test } from "vitest"
import { authBackend, decodeClaims, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend({ passwordCharacters: ["abcdefghijklmnopqrstuvwxyz"] })
afterAll(backend.close)

test("a member can add, change and remove their own metadata and nothing else", async () => {
  const { browser } = await backend.signedIn("data@example.org")
  await browser.auth.updateUser({ data: { name: "Dee", city: "Conway" } })
  const { data } = await browser.auth.updateUser({ data: { name: "Di", city: null, deep: { kept: null } } })
  expect(data.user?.user_metadata).toEqual({ name: "Di", deep: { kept: null }, email_verified: true })
  const body = JSON.stringify({ app_metadata: { role: "admin" } })
  const token = (await browser.auth.getSession()).data.session!.access_token
  const refused = await backend.request("/user", {
    method: "PUT",
    body,
    headers: { authorization: `Bearer ${token}` },
  })
  expect([refused.status, (await refused.json()).error_code]).toEqual([403, "not_admin"])
})

test("rejects metadata that would not fit into a token, at once or in parts", async () => {
  const { browser } = await backend.signedIn("bulky@example.org")
  const half = "x".repeat(2500)
  expect((await browser.auth.updateUser({ data: { one: half } })).error).toBeNull()
  const second = await browser.auth.updateUser({ data: { two: half } })
  expect(second.error).toMatchObject({ status: 400, code: "validation_failed" })
  const { data } = await browser.auth.getUser()
  expect(Object.keys(data.user!.user_metadata)).not.toContain("two")
  const signUp = await backend.client().auth.signUp({
    email: "bulky2@example.org",
    password: PASSWORD,
    options: { data: { all: half + half } },
  })
  expect(signUp.error?.code).toBe("validation_failed")
})

test.each([
  ["short", ["length"]],
  ["1", ["length", "characters", "pwned"]],
  ["password1234", ["pwned"]],
  ["Summer2026!!", ["pwned"]],
  ["1qaz2wsx3edc", ["pwned"]],
  ["openairway2026", ["pwned"]],
  ["mailbox-owner1", ["pwned"]],
  ["9284 7261 5530 1", ["characters"]],
])("rejects the password %s for %j", async (password, reasons) => {
  const email = `mailbox.owner+${reasons.length}${password.length}@example.org`
  const { error } = await backend.client().auth.signUp({ email, password })
  expect(error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, code: "weak_password", reasons })
})

test("accepts 72 bytes as a password, and rejects 73 instead of truncating", async () => {
  const { browser } = await backend.signedIn("long@example.org")
  const emoji = String.fromCodePoint(...Array.from({ length: 17 }, (_, i) => 0x1f400 + i * 3))
  const change = (password: string) => browser.auth.updateUser({ password, current_password: PASSWORD })
  expect((await change(`${emoji}abcde`)).error).toMatchObject({ status: 400, code: "validation_failed" })
  expect((await change(`${emoji}abcd`)).error).toBeNull()
  const signIn = (password: string) =>
    backend.client().auth.signInWithPassword({ email: "long@example.org", password })
  expect((await signIn(`${emoji}abcd`)).error).toBeNull()
  expect((await signIn(`${emoji}abcde`)).error?.code).toBe("invalid_credentials")
})

test("a new password must differ, ends other sessions and is confirmed by email", async () => {
  const email = "change@example.org"
  const { browser } = await backend.signedIn(email)
  const other = backend.client()
  await other.auth.signInWithPassword({ email, password: PASSWORD })
  const change = (password: string) => browser.auth.updateUser({ password, current_password: PASSWORD })
  expect((await change(PASSWORD)).error).toMatchObject({ status: 422, code: "same_password" })
  expect((await change(OTHER_PASSWORD)).error).toBeNull()
  expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError")
  expect((await other.auth.refreshSession()).error).not.toBeNull()
  expect((await browser.auth.getUser()).error).toBeNull()
  expect(await backend.messagesTo(email)).toEqual(["password-changed"])
})

test("a session alone cannot change the password, an emailed code can once", async () => {
  const email = "stale@example.org"
  const { browser } = await backend.signedIn(email)
  const change = (nonce?: string) =>
    browser.auth.updateUser({ password: OTHER_PASSWORD, ...(nonce ? { nonce } : {}) })
  expect((await change()).error).toMatchObject({ status: 400, code: "current_password_required" })
  expect((await browser.auth.reauthenticate()).error).toBeNull()
  const { code, message } = await backend.lastEmail(email)
  expect(message).toBe("reauthentication")
  const wrong = code === "123456" ? "123457" : "123456"
  expect((await change(wrong)).error).toMatchObject({ status: 422, code: "reauthentication_not_valid" })
  expect((await change(code)).error).toBeNull()
  expect((await browser.auth.updateUser({ password: PASSWORD, nonce: code })).error?.code).toBe(
    "reauthentication_not_valid",
  )
})

test("the current password changes the password", async () => {
  const { browser } = await backend.signedIn("proof@example.org")
  const wrong = await browser.auth.updateUser({
    password: OTHER_PASSWORD,
    current_password: "not this one here",
  })
  expect(wrong.error).toMatchObject({ status: 400, code: "current_password_invalid" })
  const right = await browser.auth.updateUser({ password: OTHER_PASSWORD, current_password: PASSWORD })
  expect(right.error).toBeNull()
})

test("a session opened by email changes the password for an hour", async () => {
  const email = "link@example.org"
  await backend.account(email)
  const browser = backend.client()
  await browser.auth.signInWithOtp({ email })
  const token = (await backend.lastEmail(email)).code
  const { data } = await browser.auth.verifyOtp({ email, token, type: "email" })
  expect((await browser.auth.updateUser({ password: OTHER_PASSWORD })).error).toBeNull()
  await backend.sql(
    "update auth.mfa_amr_claims set updated_at = updated_at - interval '61 minutes' where session_id = $1",
    [decodeClaims(data.session!.access_token).session_id],
  )
  expect((await browser.auth.updateUser({ password: PASSWORD })).error?.code).toBe(
    "current_password_required",
  )
})

test("an account without a password sets one only with an emailed code", async () => {
  const email = "passwordless@example.org"
  const { browser } = await backend.signedIn(email)
  await backend.sql("update auth.users set encrypted_password = '' where email = $1", [email])
  const { error } = await browser.auth.updateUser({ password: OTHER_PASSWORD })
  expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" })
})

test("signing out ends this session, the others, or all of them", async () => {
  const email = "out@example.org"
  const { browser: first } = await backend.signedIn(email)
  const [second, third] = [backend.client(), backend.client()]
  for (const browser of [second, third]) await browser.auth.signInWithPassword({ email, password: PASSWORD })
  const [a, b, c] = await Promise.all(
    [first, second, third].map(async browser => (await browser.auth.getSession()).data.session!.access_token),
  )
  const alive = async (token?: string) => (await backend.client().auth.getUser(token)).error === null
  await third.auth.signOut({ scope: "local" })
  expect([await alive(a), await alive(b), await alive(c)]).toEqual([true, true, false])
  await first.auth.signOut({ scope: "others" })
  expect([await alive(a), await alive(b)]).toEqual([true, false])
  await first.auth.signOut({ scope: "global" })
  expect(await alive(a)).toBe(false)
  const odd = await backend.request("/logout?scope=all", {
    method: "POST",
    headers: { authorization: `Bearer ${a}` },
  })
  expect(odd.status).toBe(403)
})
