import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeEach, expect, test } from "vitest"
import { RunningSite } from "./running-site.ts"

const site = await RunningSite.start()
afterAll(() => site.remove())
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(site.output)))

const EMAIL = "ruth@example.org"

function post(path: string, fields: Record<string, string>) {
  const headers = { "sec-fetch-site": "same-origin" }
  const options = { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" } as const
  return fetch(new URL(path, site.url), options)
}

/** Blocks receipts until the site is killed, whose PostgreSQL ends with it. */
async function blockReceipts() {
  const client = new pg.Client({
    ...{ host: join(site.dataDir, "socket"), user: "supabase_admin", database: "postgres" },
  })
  client.on("error", () => undefined)
  await client.connect()
  await client.query("begin; lock table private.receipt_numbers in access exclusive mode")
}

function waiting() {
  return site.sql(
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%payment_event%'",
  )
}

test("a site killed between payment and receipt issues one receipt and one email in the end", async () => {
  const fields = {
    name: "Ruth Ellery",
    email: EMAIL,
    visibility: "anonymous",
    own_amount: "40",
    frequency: "once",
  }
  const started = await post("/donate", fields)
  const checkout = new URL(started.headers.get("location")!)
  const path = checkout.pathname + checkout.search
  await blockReceipts()
  const interrupted = post(path, { choice: "pay" }).catch(() => null)
  await expect.poll(waiting).not.toEqual([])
  await site.kill()
  await interrupted
  await site.start()
  // The provider delivers the event again, more than once.
  for (let delivery = 0; delivery < 3; delivery++)
    expect((await post(path, { choice: "pay" })).status).toBe(303)
  const [books] = await site.sql(
    `select (select count(*)::int from public.receipts where donor_email = '${EMAIL}') as receipts,
       (select count(*)::int from private.email_outbox where to_address = '${EMAIL}') as emails,
       (select status from public.donations where donor_email = '${EMAIL}') as status,
       (select count(*)::int = max(number) from public.receipts) as "hasNoGaps"`,
  )
  expect(books).toEqual({ receipts: 1, emails: 1, status: "succeeded", hasNoGaps: true })
})
