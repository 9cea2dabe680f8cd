import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { keyFor } = giving(backend)

interface Page {
  gifts: { id: string }[]
  years: { year: number; cents: number; gifts: number }[]
  next: string | null
}

async function newDonor() {
  const email = `${crypto.randomUUID()}@example.org`
  const [user] = await sql<{ id: string }>(
    "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id",
    [email],
  )
  return { email, user: user!.id }
}

/** 120 gifts of $10 to $11.19 with receipts, ten on each day from the first of March, and one of someone else. */
async function donorWithManyGifts() {
  const { email, user } = await newDonor()
  const add = (address: string, owner: string | null, count: number) =>
    sql<{ id: string }>(
      `with gift as (
         insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, is_live, paid_at)
         select $2, 'Ruth', $1, 'anonymous', 999 + n, 'once', true, timestamptz '2026-03-01 18:00Z' + (n - 1) / 10 * interval '1 day'
         from generate_series(1, $3::integer) n returning *),
       issued as (select private.issue_receipt(g::public.donations) from gift g)
       select g.id from gift g, (select count(*) from issued) i order by g.paid_at desc, g.id desc`,
      [address, owner, count],
    )
  const ids = (await add(email, user, 120)).map(({ id }) => id)
  const [other] = await add("someone-else@example.org", null, 1)
  return { email, ids, other: other!.id, client: await member({ sub: user }) }
}

test("pages show every gift of a donor once, newest first, and the same sum of the year", async () => {
  const { email, ids, other, client } = await donorWithManyGifts()
  const key = await keyFor(email)
  for (const read of [
    async (page_end?: string) =>
      (await client.rpc("managed_gifts", page_end ? { page_end } : {}).throwOnError()).data,
    async (page_end?: string) =>
      (await visitor.rpc("managed_gifts", { key, ...(page_end && { page_end }) }).throwOnError()).data,
  ]) {
    const shown: string[] = []
    let next: string | null | undefined
    do {
      const page = (await read(next ?? undefined)) as unknown as Page
      expect(page.years).toEqual([{ year: 2026, cents: 120 * 1000 + (119 * 120) / 2, gifts: 120 }])
      shown.push(...page.gifts.map(({ id }) => id))
      next = page.next
    } while (next)
    expect(shown).toEqual(ids)
    expect(await read(other)).toMatchObject({ gifts: [], next: null })
    expect(await read(crypto.randomUUID())).toMatchObject({ gifts: [], next: null })
  }
})

/** Gives a donor the gifts `from` + 1 to `to`, the newest first, without triggers, which would queue their emails. */
async function addGifts(client: pg.Client, email: string, from: number, to: number) {
  const numbers = [email, from + 1, to]
  await client.query("set session_replication_role = replica")
  await client.query(
    `insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, is_live, payment_id, paid_at)
     select u.id, 'Ruth', u.email, 'anonymous', 1000, 'once', true, 'pi_' || $2::integer || '_' || n, now() - n * interval '1 minute'
     from auth.users u, generate_series($2::integer, $3) n where u.email = $1`,
    numbers,
  )
  await client.query(
    `insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, received_on,
       legal_name, ein, address, deductibility, is_live)
     select (select coalesce(max(number), 0) from public.receipts) + row_number() over (), private.new_code(), d.id, d.user_id, d.donor_name, d.donor_email, 1000, d.paid_at::date,
       'Open Airway', '12-3456789', '1 Main Street', 'No goods or services were provided.', true
     from public.donations d where d.donor_email = $1 and not exists (select from public.receipts r where r.donation_id = d.id)`,
    [email],
  )
  await client.query(
    `insert into private.gift_year_totals (donor, year, is_live, cents, gifts)
     select d.donor, date_part('year', r.received_on)::integer, true, sum(r.amount_cents), count(*)
     from public.receipts r cross join lateral (values (r.user_id::text), (r.donor_email)) as d (donor)
     where r.donor_email = $1 group by 1, 2
     on conflict (donor, year, is_live) do update set cents = excluded.cents, gifts = excluded.gifts`,
    [email],
  )
  await client.query("reset session_replication_role")
  await client.query("vacuum analyze public.donations, public.receipts")
}

/** How many blocks PostgreSQL reads for a page of gifts that starts after one of them. */
async function blocksRead(client: pg.Client, key: string | null, after: string | null) {
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) select private.managed_gifts(
       ${key ? client.escapeLiteral(key) : "null"}, ${after ? client.escapeLiteral(after) : "null"})`,
  )
  const [{ Plan }] = rows[0]["QUERY PLAN"]
  return Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"]
}

test("a page of gifts reads no more with 10 000 gifts of one donor than with 1 000", async () => {
  const { email, user } = await newDonor()
  const key = await keyFor(email)
  const client = new pg.Client({ connectionString: backend.databaseUrl })
  await client.connect()
  const claims = JSON.stringify({ sub: user, role: "authenticated" })
  await client.query("select set_config('request.jwt.claims', $1, false)", [claims])
  const measured = []
  let count = 0
  for (const wanted of [1000, 10_000]) {
    await addGifts(client, email, count, wanted)
    count = wanted
    const blocks = []
    for (const given of [null, key])
      for (const skipped of [0, 500, wanted - 60]) {
        const { rows } = await client.query(
          "select id from public.donations where donor_email = $1 order by paid_at desc, id desc offset $2 limit 1",
          [email, skipped],
        )
        const after = skipped === 0 ? null : rows[0].id
        // The first call also reads the catalog.
        await blocksRead(client, given, after)
        blocks.push(await blocksRead(client, given, after))
      }
    measured.push(blocks)
  }
  await client.end()
  const [few, many] = measured
  expect(few).toHaveLength(6)
  for (const [index, blocks] of many!.entries())
    expect([index, blocks < few![index]! * 1.5]).toEqual([index, true])
})
