import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)
const { admin } = backend.admin.auth

test("an invited person opens the account from the email", async () => {
  const email = "guest@example.org"
  const { data } = await admin.inviteUserByEmail(email, { data: { name: "G" }, redirectTo: `${SITE_URL}/me` })
  expect(data.user?.invited_at).toBeTruthy()
  const { link, message } = await backend.lastEmail(email)
  expect([message, link?.searchParams.get("next")]).toEqual(["invitation", "/me"])
  const browser = backend.client()
  const token_hash = link!.searchParams.get("token_hash")!
  expect((await browser.auth.verifyOtp({ token_hash, type: "invite" })).error).toBeNull()
  expect((await browser.auth.updateUser({ password: PASSWORD })).error).toBeNull()
  expect((await backend.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: "email_exists" })
})

test.each(["magiclink", "recovery"] as const)(
  "a %s link is generated without an email and works in every form",
  async type => {
    const email = `${type}@example.org`
    await backend.account(email)
    const make = async () =>
      (await admin.generateLink({ type, email, options: { redirectTo: `${SITE_URL}/me` } })).data
    const { properties, user } = await make()
    expect(user?.email).toBe(email)
    expect(properties).toMatchObject({ verification_type: type, redirect_to: `${SITE_URL}/me` })
    const { pathname, search } = new URL(properties!.action_link)
    const followed = await backend.request(pathname.replace("/auth/v1", "") + search)
    expect(followed.headers.get("location")).toMatch(new RegExp(`^${SITE_URL}/me#access_token=`))
    const byCode = (await make()).properties!.email_otp
    expect((await backend.client().auth.verifyOtp({ email, token: byCode, type })).error).toBeNull()
    const token_hash = (await make()).properties!.hashed_token
    expect((await backend.client().auth.verifyOtp({ token_hash, type })).error).toBeNull()
    expect(await backend.messagesTo(email)).toEqual([])
  },
)

test("sign-up and invitation links create the account", async () => {
  const signUp = await admin.generateLink({ type: "signup", email: "linked@example.org", password: PASSWORD })
  const token_hash = signUp.data.properties!.hashed_token
  expect((await backend.client().auth.verifyOtp({ token_hash, type: "signup" })).error).toBeNull()
  const again = await admin.generateLink({ type: "signup", email: "linked@example.org", password: PASSWORD })
  expect(again.error?.code).toBe("email_exists")
  const invited = await admin.generateLink({ type: "invite", email: "called@example.org" })
  expect(invited.data.user?.invited_at).toBeTruthy()
  const unknown = await admin.generateLink({ type: "recovery", email: "unknown@example.org" })
  expect(unknown.error).toMatchObject({ status: 404, code: "user_not_found" })
})

test("both links of an email change complete it", async () => {
  const email = "from@example.org"
  await backend.account(email)
  for (const type of ["email_change_current", "email_change_new"] as const) {
    const { data, error } = await admin.generateLink({ type, email, newEmail: "to@example.org" })
    expect(error).toBeNull()
    const token_hash = data.properties!.hashed_token
    expect((await backend.client().auth.verifyOtp({ token_hash, type: "email_change" })).error).toBeNull()
  }
  expect(await backend.sql("select 1 from auth.users where email = 'to@example.org'")).toHaveLength(1)
})
