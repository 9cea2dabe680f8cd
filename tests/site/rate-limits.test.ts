import { afterAll, expect, test } from "vitest"
import { DEFAULT_OPTIONS } from "#backend/auth/options.ts"
import { PASSWORD, sessionSite } from "../support/session-site.ts"

const { browserOf, close, emailTo, newMember } = await sessionSite({ limits: DEFAULT_OPTIONS.limits })
afterAll(close)

const WAIT = /(Wait \d+ (seconds?|minutes), then ask again|Try again in \d+ (seconds?|minutes))\./

test("a second email within a minute is rejected with the time to wait, with and without an account", async () => {
  for (const step of ["link", "forgotten"]) {
    for (const who of [(await newMember()).email, `${step}-nobody@example.org`]) {
      const browser = browserOf(new Map())
      expect((await browser.post(`/login?step=${step}`, { email: who })).status).toBe(303)
      for (const again of [
        await browser.post(`/login?step=${step}`, { email: who }),
        await browser.post("/login?step=mail", { intent: "again" }),
      ]) {
        expect([again.status, WAIT.test(again.text)]).toEqual([429, true])
        expect(Number(again.headers["retry-after"])).toBeGreaterThan(0)
        expect(Number(again.headers["retry-after"])).toBeLessThanOrEqual(60)
      }
    }
  }
})

test("the sixth attempt at an emailed code is rejected, even with the right one", async () => {
  const { email } = await newMember()
  const browser = browserOf(new Map())
  await browser.post("/login?step=link", { email })
  const { code } = await emailTo(email)
  const wrong = code === "111111" ? "222222" : "111111"
  for (let n = 0; n < 5; n++)
    expect((await browser.post("/login?step=mail", { code: wrong })).status).toBe(400)
  expect((await browser.post("/login?step=mail", { code })).status).toBe(400)
})

test("an address that has failed too often in a minute is rejected with the time to wait, as a page and as data", async () => {
  const { email } = await newMember()
  const browser = browserOf(new Map())
  const answers = []
  // Different accounts, so that it is the address that is counted.
  const { allowed } = DEFAULT_OPTIONS.limits.signInPerAddress
  for (let n = 0; n < allowed; n++)
    answers.push(await browser.post("/login", { email: `${n}-${email}`, password: PASSWORD }))
  expect(answers.map(({ status }) => status)).toEqual(Array(allowed).fill(400))
  const page = await browser.post("/login", { email, password: PASSWORD })
  expect([page.status, WAIT.test(page.text)]).toEqual([429, true])
  const data = await browser.post("/login.data", { email, password: PASSWORD })
  expect(data.status).toBe(429)
  for (const { headers } of [page, data]) expect(Number(headers["retry-after"])).toBeGreaterThan(0)
  expect(page.text).toContain(`value="${email}"`)
})
