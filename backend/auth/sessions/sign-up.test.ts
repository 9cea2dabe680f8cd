import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend, isolatedBackend, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

test("a new member confirms through the emailed link and is signed in", async () => {
  const [browser, email] = [backend.client(), "ann@example.org"]
  const { data, error } = await browser.auth.signUp({
    email: "Ann@Example.org",
    password: PASSWORD,
    options: { data: { name: "Ann" }, emailRedirectTo: `${SITE_URL}/welcome?from=mail` },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, role: "authenticated", user_metadata: { name: "Ann", email } })
  expect(data.user?.email_confirmed_at).toBeUndefined()
  const early = await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" })

  const { message, link, html } = await backend.lastEmail(email)
  expect(message).toBe("confirm-signup")
  expect(html).toContain("Open Airway")
  expect(`${link?.origin}${link?.pathname}`).toBe(`${SITE_URL}/confirm`)
  expect(link?.searchParams.get("next")).toBe("/welcome?from=mail")
  const tokenHash = link!.searchParams.get("token_hash")!
  const confirmed = await browser.auth.verifyOtp({ token_hash: tokenHash, type: "signup" })
  expect(confirmed.error).toBeNull()
  expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
  expect((await browser.auth.getUser()).data.user?.user_metadata.email_verified).toBe(true)
  const again = await backend.client().auth.verifyOtp({ token_hash: tokenHash, type: "signup" })
  expect(again.error).toMatchObject({ status: 403, code: "otp_expired" })
  const later = await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(later.data.user?.id).toBe(data.user?.id)
})

test("the emailed code also confirms, and resending issues a new one", async () => {
  const [browser, email] = [backend.client(), "ben@example.org"]
  await browser.auth.signUp({ email, password: PASSWORD })
  const first = await backend.lastEmail(email)
  expect((await browser.auth.resend({ type: "signup", email })).error).toBeNull()
  const second = await backend.lastEmail(email)
  expect(second.link?.href).not.toBe(first.link?.href)
  const old = await browser.auth.verifyOtp({
    token_hash: first.link!.searchParams.get("token_hash")!,
    type: "email",
  })
  expect(old.error?.code).toBe("otp_expired")
  const { data } = await browser.auth.verifyOtp({ email, token: second.code, type: "email" })
  expect(data.session?.access_token).toBeTruthy()
})

test("if two people sign up with one mailbox, neither password works", async () => {
  const email = "contested@example.org"
  await backend.client().auth.signUp({ email, password: OTHER_PASSWORD })
  const second = await backend.client().auth.signUp({ email, password: PASSWORD })
  expect(second.error).toBeNull()
  const { code } = await backend.lastEmail(email)
  expect((await backend.client().auth.verifyOtp({ email, token: code, type: "signup" })).error).toBeNull()
  for (const password of [PASSWORD, OTHER_PASSWORD]) {
    const { error } = await backend.client().auth.signInWithPassword({ email, password })
    expect(error?.code).toBe("invalid_credentials")
  }
  const twice = "twice@example.org"
  await backend.client().auth.signUp({ email: twice, password: PASSWORD })
  await backend.client().auth.signUp({ email: twice, password: PASSWORD })
  await backend
    .client()
    .auth.verifyOtp({ email: twice, token: (await backend.lastEmail(twice)).code, type: "signup" })
  expect(
    (await backend.client().auth.signInWithPassword({ email: twice, password: PASSWORD })).error,
  ).toBeNull()
})

test("concurrent sign-ups create one account", async () => {
  const email = "race@example.org"
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => backend.client().auth.signUp({ email, password: PASSWORD })),
  )
  expect(responses.map(({ error }) => error)).toEqual(Array(8).fill(null))
  expect(await backend.sql("select 1 from auth.users where email = $1", [email])).toHaveLength(1)
  expect(await backend.sql("select 1 from auth.identities where email = $1", [email])).toHaveLength(1)
})

test("anonymous and phone sign-ups respond as on hosted when disabled", async () => {
  expect((await backend.client().auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: "anonymous_provider_disabled",
  })
  const phone = await backend.client().auth.signUp({ phone: "+15551234567", password: PASSWORD })
  expect(phone.error).toMatchObject({ status: 400, code: "phone_provider_disabled" })
})

test("with automatic confirmation a sign-up signs in, and a second one gets an error", async () => {
  const open = await isolatedBackend({ autoConfirm: true })
  const created = await open.client().auth.signUp({ email: "auto@example.org", password: PASSWORD })
  expect(created.data.session?.access_token).toBeTruthy()
  expect(created.data.user?.email_confirmed_at).toBeTruthy()
  const again = await open.client().auth.signUp({ email: "auto@example.org", password: PASSWORD })
  expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" })
})

test("when sign-up is closed, registering by password or email is rejected", async () => {
  const closed = await isolatedBackend({ isSignUpOpen: false })
  const { error } = await closed.client().auth.signUp({ email: "new@example.org", password: PASSWORD })
  expect(error).toMatchObject({ status: 422, code: "signup_disabled" })
  await closed.client().auth.signInWithOtp({ email: "new@example.org" })
  expect(await closed.sql("select 1 from auth.users")).toEqual([])
})
