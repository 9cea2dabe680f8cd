import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { receiptRows } from "#app/features/giving/receipts/queries.ts"
import { giftRows } from "#app/features/giving/staff-queries.ts"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, member, close } = backend
const client = new pg.Client({ connectionString: backend.databaseUrl })
await client.connect()
afterAll(async () => {
  await client.end()
  await close()
})
const { gift, deliver, staff, receiptsOf } = giving(backend)
const finance = await staff("finance")
type Client = typeof finance

async function search(text: string, view = "all", reader: Client = finance) {
  const { data } = await giftRows(reader, { view, search: text }).throwOnError()
  return data.map(({ id }) => id)
}

test("finance finds a gift by its whole address, its receipt number and its amount; others find nothing", async () => {
  const { id, email } = await gift({ gift_cents: 98_765 })
  await deliver({ kind: "paid", donation: id, amount_cents: 98_765, payment: `pi_${id}` })
  await deliver({ kind: "refunded", donation: id, amount_cents: 100 })
  const [first, corrected] = await receiptsOf(id)
  for (const text of [email.toUpperCase(), `No. ${first!.number}`, String(corrected!.number), "$987.65"]) {
    expect([text, await search(text)]).toEqual([text, [id]])
    for (const reader of [await member(), await staff("editor")])
      expect(await search(text, "all", reader)).toEqual([])
  }
  expect(await search(email, "returned")).toEqual([])
  for (const text of [email.slice(1), "Ana Reyes", "$987.66", "999999999", "%", "*", '"'])
    expect([text, await search(text)]).toEqual([text, []])
})

test("the list of receipts shows which one replaces which", async () => {
  const { id } = await gift()
  await deliver({ kind: "paid", donation: id, amount_cents: 3000, payment: `pi_${id}` })
  await deliver({ kind: "refunded", donation: id, amount_cents: 3000 })
  const [first, second] = (await receiptsOf(id)).map(({ number }) => number)
  const rowsOf = async (reader: Client, view: string, number: number) =>
    (await receiptRows(reader, { view, search: String(number) }).throwOnError()).data
  expect(await rowsOf(finance, "all", first!)).toMatchObject([{ replaces: null, replaced_by: second }])
  expect(await rowsOf(finance, "corrected", second!)).toMatchObject([
    { replaces: first, replaced_by: null, amount_cents: 0 },
  ])
  expect(await rowsOf(finance, "corrected", first!)).toEqual([])
  expect(await rowsOf(await staff("outreach"), "all", first!)).toEqual([])
})

const OFFICER = crypto.randomUUID()

/** The plan of a query of finance. */
async function planOf(query: string) {
  await client.query("begin")
  const claims = { sub: OFFICER, role: "authenticated", aal: "aal2", session_id: OFFICER }
  await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)])
  await client.query("set local role authenticated")
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${query}`)
  await client.query("rollback")
  return rows.map(row => row["QUERY PLAN"]).join("\n")
}

test("every search reads an index under the policies", async () => {
  await sql("insert into auth.users (id, email) values ($1, $2)", [OFFICER, `${OFFICER}@example.org`])
  await sql("insert into public.user_roles (user_id, role) values ($1, 'finance')", [OFFICER])
  await sql(
    `insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
     values ($1, $1, now(), now(), now(), now())`,
    [OFFICER],
  )
  await sql(
    `with gift as (
       insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, paid_at, created_at)
       select 'Ruth', n || '@example.org', 'anonymous', 100 + n, 'once', true, now(), now() - n * interval '1 minute'
       from generate_series(1, 4000) n returning *)
     select count(private.issue_receipt(g::public.donations)) from gift g`,
  )
  await sql("analyze public.donations, public.receipts")
  const page = "order by created_at desc, id limit 26"
  const receipt = "exists (select from public.receipts r where r.donation_id = d.id and r.number = 42)"
  const searches = {
    donations_email_key: `select id from public.donations where email_key = '7@example.org' ${page}`,
    donations_total: `select id from public.donations where total_cents = 500 ${page}`,
    receipts_number_key: `select id from public.donations d where ${receipt} ${page}`,
    receipts_issued: "select id from public.receipts order by issued_at desc, id limit 26",
  }
  for (const [index, query] of Object.entries(searches)) {
    const plan = await planOf(query)
    expect(plan).toContain(index)
    expect(plan).not.toContain("Seq Scan on donations")
  }
})
