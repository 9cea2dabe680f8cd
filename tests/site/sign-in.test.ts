import { createClient } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { currentStep, totpCode } from "#backend/auth/mfa/totp.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { COOKIE, PASSWORD, sessionSite } from "../support/session-site.ts"

const { backend, browserOf, close, emailTo, newMember, signedInBrowser } = await sessionSite()
afterAll(close)

test("after sign-in by password the requested page opens, once", async () => {
  const { email } = await newMember()
  const browser = browserOf(new Map())
  const guarded = await browser.ask("/me/profile?tab=2")
  expect([guarded.status, guarded.headers.location]).toEqual([302, "/login"])
  const entered = await browser.post("/login", { email: `  ${email.toUpperCase()} `, password: PASSWORD })
  expect([entered.status, entered.headers.location]).toEqual([303, "/me/profile?tab=2"])
  expect([...browser.cookies.keys()]).toEqual([COOKIE.name])
  expect((await browser.token()).status).toBe(200)
  const again = await browser.ask("/login")
  expect([again.status, again.headers.location]).toEqual([303, "/me"])
})

test("unknown, wrong and deleted accounts get the same response", async () => {
  const { email } = await newMember()
  const texts = []
  for (const who of [email, "nobody@example.org", "not an address", "' or 1=1 --"]) {
    const browser = browserOf(new Map())
    const { status, text } = await browser.post("/login", { email: who, password: "not this one, no" })
    expect([status, browser.cookies.size]).toEqual([400, 0])
    texts.push(text.match(/That email and password[^<]*/)?.[0])
  }
  expect(new Set(texts)).toEqual(
    new Set(["That email and password don’t match. Check both, or get a new password."]),
  )
})

test("a one-time link and its code sign in without a password, and do not reveal who has an account", async () => {
  const { email } = await newMember()
  const browser = browserOf(new Map())
  const answers = []
  for (const who of [email, "nobody@example.org"])
    answers.push(await browserOf(browser.cookies).post("/login?step=link", { email: who }))
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
    Array(2).fill([303, "/login?step=mail"]),
  )
  await browser.post("/login?step=link", { email })
  const { code, path } = await emailTo(email)
  const wrong = await browser.post("/login?step=mail", { code: code === "000000" ? "000001" : "000000" })
  expect([wrong.status, wrong.text.includes("That code is wrong")]).toEqual([400, true])
  expect((await browser.post("/login?step=mail", { code })).headers.location).toBe("/me")
  expect((await browser.token()).status).toBe(200)
  expect((await browserOf(new Map()).post(path)).status).toBe(400)
})

test("an unconfirmed member is sent to the page about the confirmation email", async () => {
  const email = `new-${crypto.randomUUID()}@example.org`
  const browser = browserOf(new Map())
  await browser.post("/login?step=age", { age: "adult" })
  const fields = { display_name: "Ada", email, password: PASSWORD, agree: "on", terms: "1", privacy: "1" }
  await browser.post("/login?step=sign-up", fields)
  const other = browserOf(new Map())
  expect((await other.post("/login", { email, password: PASSWORD })).headers.location).toBe(
    "/login?step=mail",
  )
  const again = await other.post("/login?step=mail", { intent: "again" })
  expect([again.status, again.headers.location]).toEqual([303, "/login?step=mail"])
  expect((await other.post("/login?step=mail", { code: (await emailTo(email)).code })).status).toBe(303)
})

async function withSecondFactor() {
  const { email, userId } = await newMember()
  const client = createClient(SITE_URL, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  const { data } = await client.auth.mfa.enroll({ factorType: "totp" })
  const secret = data!.totp.secret
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: data!.id,
    code: totpCode(secret, currentStep()),
  })
  expect(verified.error).toBeNull()
  return { email, userId, secret }
}

test("with a second factor, the password alone does not sign in", async () => {
  const { email, secret } = await withSecondFactor()
  const browser = browserOf(new Map())
  await browser.ask("/me/profile")
  const half = await browser.post("/login", { email, password: PASSWORD })
  expect(half.headers.location).toBe("/login?step=second-factor")
  expect([...browser.cookies.keys()].some(name => name === COOKIE.name)).toBe(false)
  expect((await browser.token()).status).toBe(401)
  expect((await browser.ask("/me/profile")).headers.location).toBe("/login")
  const wrong = await browser.post("/login?step=second-factor", { code: "000000" })
  expect([wrong.status, wrong.text.includes("That code is wrong.")]).toEqual([400, true])
  const right = await browser.post("/login?step=second-factor", { code: totpCode(secret, currentStep() + 1) })
  expect([right.status, right.headers.location]).toEqual([303, "/me/profile"])
  expect([...browser.cookies.keys()]).toEqual([COOKIE.name])
  expect((await browser.token()).status).toBe(200)
})

test("an emailed link requires the second factor too", async () => {
  const { email, secret } = await withSecondFactor()
  const browser = browserOf(new Map())
  await browser.post("/login?step=link", { email })
  expect((await browser.post((await emailTo(email)).path)).headers.location).toBe("/login?step=second-factor")
  expect((await browser.token()).status).toBe(401)
  const code = totpCode(secret, currentStep() + 1)
  expect((await browser.post("/login?step=second-factor", { code })).status).toBe(303)
  expect((await browser.token()).status).toBe(200)
})

test("the second step without the first redirects to the start", async () => {
  for (const step of ["second-factor", "recovery-code"]) {
    const browser = browserOf(new Map([[`${COOKIE.name}-second-factor`, "base64-junk"]]))
    expect((await browserOf(new Map()).ask(`/login?step=${step}`)).headers.location).toBe("/login")
    expect((await browser.post("/login?step=second-factor", { code: "123456" })).headers.location).toBe(
      "/login",
    )
  }
})

test("signing out everywhere ends the sessions of other devices", async () => {
  const here = await signedInBrowser()
  const there = browserOf(new Map())
  await there.post("/login", { email: here.email, password: PASSWORD })
  expect((await there.token()).status).toBe(200)
  await here.post("/auth/sign-out", { scope: "global" })
  expect([(await here.token()).status, (await there.token()).status]).toEqual([401, 401])
})
