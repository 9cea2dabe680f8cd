import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { age, backend, browserOf, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

test("the member with the printed code becomes the administrator and is led through the first steps", async () => {
  const ana = await signedInBrowser()
  const path = `/staff/setup?code=${backend.setupCode}`
  expect((await browserOf(new Map()).ask(path)).headers.location).toBe("/login")
  expect((await ana.ask("/staff/setup")).status).toBe(404)
  expect((await ana.ask(path)).text).toContain(`value="${backend.setupCode}"`)

  const wrong = await ana.post(path, { code: "guess" })
  expect([wrong.status, wrong.text.includes("That is not the newest code.")]).toEqual([400, true])

  const done = await ana.post(path, { code: ` ${backend.setupCode} ` })
  expect([done.status, done.headers.location]).toEqual([303, "/staff/setup"])
  expect((await ana.ask("/staff/setup")).text).toContain('href="/me/security"')
  expect((await ana.ask("/staff/people")).headers.location).toBe("/me/security")

  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [ana.userId])
  age(ana.cookies)
  expect((await ana.ask("/staff/setup")).text).not.toContain('href="/me/security"')
  expect((await ana.ask("/staff/people")).status).toBe(200)

  const bo = await signedInBrowser()
  const late = await bo.post(path, { code: backend.setupCode! })
  expect(late.text).toContain("This site has an administrator. Ask them to give you a role.")
})
