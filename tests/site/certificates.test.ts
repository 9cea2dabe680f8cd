import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, signedInBrowser, sql, close } = await sessionSite()
afterAll(close)

const UNKNOWN = "0".repeat(32)

test("an IP address that downloads too many certificates gets 429 with a wait", async () => {
  const { ask } = browserOf(new Map())
  const page = `/certificate/${UNKNOWN}`
  for (let look = 0; look < 60; look++) expect((await ask(page)).status).toBe(404)
  const answer = await ask(page)
  expect([answer.status, answer.headers["x-robots-tag"]]).toEqual([429, "noindex"])
  const wait = Number(answer.headers["retry-after"])
  expect(wait).toBeGreaterThan(0)
  expect(String(answer.body).replaceAll("<!-- -->", "")).toContain(`Please wait ${wait} seconds`)
  for (let copy = 0; copy < 120; copy++)
    expect((await ask(`${page}/certificate.${copy % 2 ? "pdf" : "png"}`)).status).toBe(404)
  const refused = await ask(`${page}/certificate.pdf`)
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
  expect(String(refused.body)).toContain("Try again in")
})

test("staff pages require a role and a second factor; each response says what is missing", async () => {
  const { ask, userId } = await signedInBrowser()
  expect((await ask("/staff")).status).toBe(404)
  await sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [userId])
  for (const path of ["/staff", "/staff/kits", "/staff/certificates"]) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.location]).toEqual([302, "/me/security"])
  }
  const visitor = await browserOf(new Map()).ask("/staff/certificates")
  expect([visitor.status, visitor.headers.location]).toEqual([302, "/login"])
})

test("a name that certificates cannot show is used only after a confirmation", async () => {
  const { ask, userId } = await signedInBrowser()
  const [attempt] = await sql(
    `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
     select $1, c.id, 1, '[{}]', now(), true from public.courses c where c.slug = 'overdose-response-basics'
     returning id`,
    [userId],
  )
  const request = (fields: Record<string, string>) =>
    ask("/courses/overdose-response-basics/quiz", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        ...{ intent: "certificate", attempt: String(attempt!.id), form: "full" },
        ...fields,
      }).toString(),
    })
  const issued = () => sql("select holder_name from public.certificates where user_id = $1", [userId])
  expect((await request({ name: "ᚠᚢᚦ" })).status).toBe(400)
  expect(await issued()).toEqual([])
  expect((await request({ name: "ᚠᚢᚦ", accept: "on" })).headers.location).toMatch(/^\/certificate\//)
  expect(await issued()).toEqual([{ holder_name: "ᚠᚢᚦ" }])
})
