import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const ways = { providers: ["google"], domains: ["example.org"] }
const { browserOf, close } = await sessionSite({}, ways)
afterAll(close)

test("a configured provider has a button, which redirects there with a secret that stays in this browser", async () => {
  const browser = browserOf(new Map())
  const text = (await browser.ask("/login")).text.replaceAll("<!-- -->", "")
  expect(text).toContain("Continue with Google")
  expect(text).toContain("Continue with example.org")
  expect(text).not.toContain("Continue with Apple")
  const { status, headers } = await browser.ask("/login?with=google")
  expect(status).toBe(302)
  const target = new URL(headers.location!)
  expect(target.pathname).toBe("/auth/v1/authorize")
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    provider: "google",
    redirect_to: "http://localhost:3000/confirm",
    code_challenge_method: "s256",
  })
  const lines = [headers["set-cookie"] ?? []].flat().filter(line => /code-verifier/.test(line))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/Max-Age=600.*HttpOnly/)
})

test("the URL of a provider that is not configured shows the sign-in page", async () => {
  const { status, text } = await browserOf(new Map()).ask("/login?with=apple")
  expect([status, text.includes("Sign in")]).toEqual([200, true])
})
