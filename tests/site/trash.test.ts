import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

test("an editor moves an award into the trash and restores it there", async () => {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  const [award] = await sql<{ id: string; title: string }>("select id, title from public.awards limit 1")
  const { id, title } = award!
  expect((await staff.ask(`/staff/awards/${id}`)).text).toContain("Move it to the trash")
  const moved = await staff.post(`/staff/awards/${id}`, { intent: "trash" })
  expect([moved.status, moved.headers.location]).toEqual([303, "/staff/awards"])
  expect((await staff.ask(`/staff/awards/${id}`)).status).toBe(404)
  const { text } = await staff.ask("/staff/trash")
  expect(text).toContain(title)
  const [entry] = await sql<{ id: string }>("select id from public.trash where record_id = $1", [id])
  expect((await staff.post("/staff/trash", { intent: "restore", id: entry!.id })).status).toBe(303)
  expect((await staff.ask(`/staff/awards/${id}`)).status).toBe(200)
  expect((await staff.ask("/staff/trash")).text).toContain("The trash is empty.")
})
