import { afterAll, expect, test } from "vitest"
import { DEFAULT_OPTIONS } from "#backend/auth/options.ts"
import { COOKIE, sessionSite } from "../support/session-site.ts"

const { age, browserOf, close, signedInBrowser } = await sessionSite({
  limits: { ...DEFAULT_OPTIONS.limits, refreshPerAddress: { allowed: 0, seconds: 60 } },
})
afterAll(close)

test("a session that cannot be refreshed right now is kept", async () => {
  const browser = await signedInBrowser()
  age(browser.cookies, -60)
  for (const path of ["/", "/me", "/me.data"]) {
    const answer = await browserOf(new Map(browser.cookies)).ask(path)
    expect([path, answer.status]).toEqual([path, path === "/" ? 200 : 503])
    expect(String(answer.headers["set-cookie"])).not.toContain(COOKIE.name)
    if (path !== "/") expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0)
  }
  const token = await browserOf(new Map(browser.cookies)).ask("/auth/token", { method: "POST" })
  expect(token.status).toBe(503)
})
