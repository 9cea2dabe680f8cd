import { createServerClient } from "@supabase/ssr"
import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { authBackend, decodeClaims, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

/** A browser as our server sees it: only cookies, and a new client for every request. */
function cookieBrowser() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    request: () =>
      createServerClient(SITE_URL, backend.publishableKey, {
        cookies: {
          getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
          setAll: changes => {
            for (const { name, value, options } of changes) {
              if (options.maxAge === 0) cookies.delete(name)
              else cookies.set(name, value)
            }
          },
        },
        global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
      }),
  }
}

/** Opens GoTrue's own link, built from the one in the email. */
async function openDirectLink(email: string, redirectTo = `${SITE_URL}/confirm`) {
  const { link } = await backend.lastEmail(email)
  const query = new URLSearchParams({
    token: link!.searchParams.get("token_hash")!,
    type: link!.searchParams.get("type")!,
    redirect_to: redirectTo,
  })
  const response = await backend.request(`/verify?${query}`)
  expect(response.status).toBe(303)
  return new URL(response.headers.get("location")!)
}

test("a recovery requested on the server completes once, in the browser that requested it", async () => {
  const email = "pkce@example.org"
  await backend.account(email)
  const browser = cookieBrowser()
  await browser
    .request()
    .auth.resetPasswordForEmail(email, { redirectTo: `${SITE_URL}/confirm?next=/reset-password` })
  expect([...browser.cookies.keys()].filter(name => name.includes("code-verifier"))).not.toEqual([])
  const target = await openDirectLink(email, `${SITE_URL}/confirm?next=/reset-password`)
  expect([target.pathname, target.searchParams.get("next"), target.hash]).toEqual([
    "/confirm",
    "/reset-password",
    "",
  ])
  const code = target.searchParams.get("code")!

  const stranger = cookieBrowser()
  await stranger.request().auth.resetPasswordForEmail("elsewhere@example.org")
  const refused = await stranger.request().auth.exchangeCodeForSession(code)
  expect(refused.error).toMatchObject({ status: 400, code: "bad_code_verifier" })

  const kept = new Map(browser.cookies)
  const { data, error } = await browser.request().auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(decodeClaims(data.session!.access_token).amr).toEqual([
    { method: "recovery", timestamp: expect.any(Number) },
  ])
  expect((await browser.request().auth.updateUser({ password: OTHER_PASSWORD })).error).toBeNull()
  expect((await browser.request().auth.getClaims()).data?.claims.email).toBe(email)

  const replay = cookieBrowser()
  for (const [name, value] of kept) replay.cookies.set(name, value)
  expect((await replay.request().auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 404,
    code: "flow_state_not_found",
  })
})

test("the emailed link of a PKCE request can also be confirmed on its page", async () => {
  const email = "page@example.org"
  const browser = cookieBrowser()
  await browser.request().auth.signUp({ email, password: PASSWORD })
  const token_hash = (await backend.lastEmail(email)).link!.searchParams.get("token_hash")!
  expect(token_hash).toMatch(/^pkce_/)
  const { error } = await browser.request().auth.verifyOtp({ token_hash, type: "signup" })
  expect(error).toBeNull()
  expect((await browser.request().auth.getUser()).data.user?.email).toBe(email)
})

test("magic links and resent confirmations are bound to the browser too", async () => {
  const email = "bound@example.org"
  const browser = cookieBrowser()
  await browser.request().auth.signUp({ email, password: PASSWORD })
  await browser.request().auth.resend({ type: "signup", email })
  const confirmed = await openDirectLink(email)
  const first = await browser.request().auth.exchangeCodeForSession(confirmed.searchParams.get("code")!)
  expect(first.data.user?.email_confirmed_at).toBeTruthy()
  await browser.request().auth.signInWithOtp({ email })
  const target = await openDirectLink(email)
  expect(
    (await browser.request().auth.exchangeCodeForSession(target.searchParams.get("code")!)).error,
  ).toBeNull()
})

test("a PKCE code expires after five minutes", async () => {
  const email = "slow@example.org"
  await backend.account(email)
  const browser = cookieBrowser()
  await browser.request().auth.signInWithOtp({ email })
  const target = await openDirectLink(email)
  await backend.sql(
    "update auth.flow_state set auth_code_issued_at = auth_code_issued_at - interval '301 seconds'",
  )
  const { error } = await browser.request().auth.exchangeCodeForSession(target.searchParams.get("code")!)
  expect(error?.code).toBe("flow_state_expired")
})

test("without a verifier the link returns the tokens in the URL fragment, as on hosted", async () => {
  const email = "implicit@example.org"
  await backend.account(email)
  await backend.client().auth.signInWithOtp({ email })
  const target = await openDirectLink(email, `${SITE_URL}/me`)
  const values = new URLSearchParams(target.hash.slice(1))
  expect([target.pathname, target.search, values.get("type")]).toEqual(["/me", "", "magiclink"])
  const { data } = await backend.client().auth.getUser(values.get("access_token")!)
  expect(data.user?.email).toBe(email)
  const again = await openDirectLink(email)
  expect(new URLSearchParams(again.hash.slice(1)).get("error_code")).toBe("otp_expired")
})

test.each([
  "https://evil.example/",
  "//evil.example/",
  "http://localhost:3000.evil.example/",
  "http://localhost:3000@evil.example/",
  "http://user:pw@localhost:3000/",
  "http://localhost:3001/",
  "https://localhost:3000/",
  "javascript:alert(1)",
  "/\\evil.example",
  "\\\\evil.example",
])("never redirects to %s", async requested => {
  const query = new URLSearchParams({ token: "no", type: "signup", redirect_to: requested })
  const response = await backend.request(`/verify?${query}`)
  const target = new URL(response.headers.get("location")!)
  expect([target.origin, target.pathname, target.username]).toEqual([SITE_URL, "/", ""])
})
