import { afterAll, expect, test } from "vitest"
import { PASSWORD, sessionSite } from "#tests/support/session-site.ts"

const { age, close, emailTo, signedInBrowser, sql } = await sessionSite()
afterAll(close)

test("an administrator views the console as an instructor, changes nothing, and ends the view", async () => {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  const statusOf = async (path: string) => (await staff.ask(path)).status

  expect((await staff.post("/staff/view-as", { role: "chapter_lead" })).status).toBe(400)
  expect((await staff.post("/staff/view-as", { role: "instructor" })).status).toBe(303)
  const inbox = await staff.ask("/staff")
  expect(inbox.text).toContain("You’re viewing the staff pages as <b")
  expect(inbox.text).not.toContain('href="/staff/people"')
  expect([await statusOf("/staff/extra-time"), await statusOf("/staff/people")]).toEqual([200, 403])

  expect((await staff.post("/staff/extra-time", { email: "a@example.org", percent: "50" })).status).toBe(303)
  expect((await staff.ask("/staff/extra-time")).text).toContain("so you can’t change anything")
  expect(await statusOf("/staff/csv/certificates")).toBe(403)

  const forms: Record<string, string>[] = [
    { intent: "email", email: "other@example.org" },
    { intent: "password", current_password: PASSWORD, password: "violin harbour seven kite" },
    { intent: "end-others" },
  ]
  for (const form of forms) {
    const refused = await staff.post("/me/security", form)
    expect([refused.status, refused.headers.location]).toEqual([303, "/me/security"])
    expect((await staff.ask("/me/security")).text).toContain("so you can’t change anything")
  }
  expect((await emailTo("other@example.org")).message).toBeUndefined()

  const missing = await staff.ask("/staff/no-such-page")
  expect(missing.status).toBe(404)
  expect(missing.text).toContain("You’re viewing the staff pages as <b")

  expect((await staff.post("/staff/view-as", { intent: "end" })).status).toBe(303)
  expect((await staff.ask("/staff/view-as")).text).toContain("The view is over")
  expect(await statusOf("/staff/people")).toBe(200)
})
