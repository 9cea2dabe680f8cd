import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

test("a button for several people first says how many will be told, and does nothing yet", async () => {
  const outreach = await signedInBrowser()
  await sql("insert into user_roles (user_id, role) values ($1, 'outreach')", [outreach.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [outreach.userId])
  age(outreach.cookies)
  const requests = await sql(
    `with people as (
       insert into auth.users (id, email) select gen_random_uuid(), $1 || n || '@example.org'
       from generate_series(1, 2) n returning id)
     insert into kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone, status)
     select id, 'Robin', '1 Main St', 'Town', 'Ohio', '43004', 1, false, 'packed' from people returning id`,
    [randomUUID()],
  )
  await sql("update kit_stock set kits = 100 where id")
  const body = (intent: string) =>
    new URLSearchParams([["intent", intent], ...requests.map(({ id }) => ["id", String(id)])])
  const statuses = async () =>
    (await sql("select status from kit_requests where id = any ($1)", [requests.map(({ id }) => id)])).map(
      ({ status }) => status,
    )
  const path = "/staff/kits?view=packed"
  expect((await outreach.ask(path)).text).toContain('value="preview shipped"')

  const preview = await outreach.post(path, body("preview shipped"))
  expect(preview.text).toContain("2 people will be told that their kit is on its way.")
  expect(await statuses()).toEqual(["packed", "packed"])

  const none = await outreach.post(path, { intent: "preview shipped" })
  expect(none.status).toBe(303)
  expect((await outreach.ask(path)).text).toContain("Select")

  await outreach.post(path, body("shipped"))
  expect(await statuses()).toEqual(["shipped", "shipped"])
})
