import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

async function tokenHashTo(email: string) {
  return (await backend.lastEmail(email)).link!.searchParams.get("token_hash")!
}

async function expireCodes(email: string, column: "code_ends_at" | "link_ends_at") {
  await backend.sql(
    `update backend.one_time_codes set ${column} = now() - interval '1 second'
     where token_id in (select id from auth.one_time_tokens where relates_to = $1)`,
    [email],
  )
}

test("a magic link works by code, by link and under both names of its type", async () => {
  const email = "magic@example.org"
  await backend.account(email)
  for (const type of ["email", "magiclink"] as const) {
    expect((await backend.client().auth.signInWithOtp({ email })).error).toBeNull()
    const { code, message } = await backend.lastEmail(email)
    expect(message).toBe("magic-link")
    const byCode = await backend.client().auth.verifyOtp({ email, token: code, type })
    expect(byCode.data.user?.email).toBe(email)
    expect((await backend.client().auth.verifyOtp({ email, token: code, type })).error?.code).toBe(
      "otp_expired",
    )
    await backend.client().auth.signInWithOtp({ email })
    const byLink = await backend.client().auth.verifyOtp({ token_hash: await tokenHashTo(email), type })
    expect(byLink.data.session).not.toBeNull()
  }
})

test("a magic link creates an account for a new address unless disabled", async () => {
  const email = "fresh@example.org"
  await backend.client().auth.signInWithOtp({ email, options: { data: { name: "Fresh" } } })
  const [row] = await backend.sql("select email_confirmed_at from auth.users where email = $1", [email])
  expect(row?.email_confirmed_at).toBeNull()
  const { code } = await backend.lastEmail(email)
  const { data } = await backend.client().auth.verifyOtp({ email, token: code, type: "email" })
  expect(data.user?.user_metadata).toMatchObject({ name: "Fresh", email_verified: true })
  const { error } = await backend.client().auth.signInWithOtp({
    email: "nobody@example.org",
    options: { shouldCreateUser: false },
  })
  expect(error).toBeNull()
  expect(await backend.sql("select 1 from auth.users where email = 'nobody@example.org'")).toEqual([])
  expect(await backend.messagesTo("nobody@example.org")).toEqual([])
})

test("rejects the sixth attempt even with the right code, until a new code is issued", async () => {
  const email = "guessed@example.org"
  await backend.account(email)
  await backend.client().auth.signInWithOtp({ email })
  const { code } = await backend.lastEmail(email)
  const wrong = code === "000000" ? "000001" : "000000"
  for (let i = 0; i < 5; i++) {
    const { error } = await backend.client().auth.verifyOtp({ email, token: wrong, type: "email" })
    expect(error).toMatchObject({ status: 403, code: "otp_expired" })
  }
  expect((await backend.client().auth.verifyOtp({ email, token: code, type: "email" })).error?.code).toBe(
    "otp_expired",
  )
  await backend.client().auth.signInWithOtp({ email })
  const next = await backend.lastEmail(email)
  expect((await backend.client().auth.verifyOtp({ email, token: next.code, type: "email" })).error).toBeNull()
})

test("thirty concurrent guesses count as five attempts", async () => {
  const email = "stormed@example.org"
  await backend.account(email)
  await backend.client().auth.signInWithOtp({ email })
  const { code } = await backend.lastEmail(email)
  const wrong = code === "000000" ? "000001" : "000000"
  const guess = (token: string) => backend.client().auth.verifyOtp({ email, token, type: "email" })
  await Promise.all(Array.from({ length: 30 }, () => guess(wrong)))
  const [{ tries } = {}] = await backend.sql(
    `select c.tries from backend.one_time_codes c join auth.one_time_tokens t on t.id = c.token_id
     where t.relates_to = $1`,
    [email],
  )
  expect(tries).toBe(5)
  expect((await guess(code)).error?.code).toBe("otp_expired")
})

test("codes expire after ten minutes, links after their own lifetime", async () => {
  const email = "late@example.org"
  await backend.account(email)
  await backend.client().auth.signInWithOtp({ email })
  const [{ minutes } = {}] = await backend.sql(
    `select round(extract(epoch from code_ends_at - now()) / 60)::int as minutes from backend.one_time_codes
     where token_id in (select id from auth.one_time_tokens where relates_to = $1)`,
    [email],
  )
  expect(minutes).toBe(10)
  await expireCodes(email, "code_ends_at")
  const { code } = await backend.lastEmail(email)
  expect((await backend.client().auth.verifyOtp({ email, token: code, type: "email" })).error?.code).toBe(
    "otp_expired",
  )
  await expireCodes(email, "link_ends_at")
  const byLink = await backend
    .client()
    .auth.verifyOtp({ token_hash: await tokenHashTo(email), type: "email" })
  expect(byLink.error?.code).toBe("otp_expired")
})

test("recovery sets a new password and invalidates older sessions and links", async () => {
  const email = "forgetful@example.org"
  const { browser } = await backend.signedIn(email)
  await backend.client().auth.resetPasswordForEmail(email, { redirectTo: `${SITE_URL}/reset-password` })
  const { link, message } = await backend.lastEmail(email)
  expect([message, link?.searchParams.get("type"), link?.searchParams.get("next")]).toEqual([
    "password-recovery",
    "recovery",
    "/reset-password",
  ])
  const recovering = backend.client()
  const { error } = await recovering.auth.verifyOtp({
    token_hash: await tokenHashTo(email),
    type: "recovery",
  })
  expect(error).toBeNull()
  expect((await recovering.auth.updateUser({ password: OTHER_PASSWORD })).error).toBeNull()
  expect((await browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError")
  const old = await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(old.error?.code).toBe("invalid_credentials")
  const next = await backend.client().auth.signInWithPassword({ email, password: OTHER_PASSWORD })
  expect(next.error).toBeNull()
  expect(await backend.messagesTo(email)).toEqual(["password-recovery", "password-changed"])
})

test("confirming without a password removes a password set before the confirmation", async () => {
  const email = "squatted@example.org"
  await backend.client().auth.signUp({ email, password: OTHER_PASSWORD })
  await backend.client().auth.signInWithOtp({ email })
  const { code } = await backend.lastEmail(email)
  expect((await backend.client().auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull()
  const squatter = await backend.client().auth.signInWithPassword({ email, password: OTHER_PASSWORD })
  expect(squatter.error?.code).toBe("invalid_credentials")
})

test("a token works once, even if it is sent twenty times at once", async () => {
  const email = "eager@example.org"
  await backend.account(email)
  await backend.client().auth.signInWithOtp({ email })
  const token_hash = await tokenHashTo(email)
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => backend.client().auth.verifyOtp({ token_hash, type: "email" })),
  )
  expect(responses.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(responses.map(({ error }) => error?.code))).toEqual(new Set([undefined, "otp_expired"]))
})
