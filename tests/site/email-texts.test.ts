import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

test("an editor previews, saves and takes back the words of an email", async () => {
  const editor = await signedInBrowser()
  const page = "/staff/email-texts/certificate-ready"
  expect((await editor.ask(page)).text).not.toContain("Send me a test")
  await sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [editor.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [editor.userId])
  age(editor.cookies)

  const list = await editor.ask("/staff/email-texts")
  expect(list.text).toContain(`href="${page}"`)
  expect(list.text).not.toContain('href="/staff/email-texts/gift-receipt"')
  expect((await editor.ask("/staff/email-texts/gift-receipt")).status).toBe(404)
  expect((await editor.ask("/staff/email-texts/no-such-email")).status).toBe(404)

  const words = {
    base_version: "0",
    subject: "You did it",
    heading: "Well done",
    body: "You passed {course}.",
  }
  const given = { ...words, button: "Show it" }
  const saved = () =>
    sql(
      "select version, subject, button from public.email_texts where message = 'certificate-ready' order by version",
    )
  const previewed = await editor.post(page, { ...given, intent: "preview" })
  expect(previewed.text).toContain("You passed Overdose response basics.")
  const tested = await editor.post(page, { ...given, intent: "test" })
  expect(tested.text).toContain("The test is on its way")
  const wrong = await editor.post(page, { ...given, subject: "For {person}" })
  expect([wrong.status, wrong.text.includes("There is no {person} in this email.")]).toEqual([400, true])
  const missing = await editor.post(page, { ...given, body: "You passed." })
  expect([missing.status, missing.text.includes("Say {course} somewhere")]).toEqual([400, true])
  expect(await saved()).toEqual([])

  expect((await editor.post(page, given)).status).toBe(303)
  const late = await editor.post(page, given)
  expect([late.status, late.text.includes("Someone else changed this email just now.")]).toEqual([409, true])
  expect((await editor.post(page, { ...given, base_version: "1", subject: "Better" })).status).toBe(303)
  expect((await editor.ask("/staff/email-texts")).text).toContain("Changed")
  expect((await editor.post(page, { intent: "restore", base_version: "2", version: "1" })).status).toBe(303)
  expect((await editor.post(page, { intent: "shipped", base_version: "3" })).status).toBe(303)
  expect(await saved()).toEqual([
    { version: 1, subject: "You did it", button: "Show it" },
    { version: 2, subject: "Better", button: "Show it" },
    { version: 3, subject: "You did it", button: "Show it" },
    { version: 4, subject: null, button: null },
  ])
  expect((await editor.ask(page)).text).toContain("Your certificate is ready")
})
