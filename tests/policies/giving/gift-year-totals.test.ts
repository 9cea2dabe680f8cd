import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { mergeAccountHelpers } from "../accounts/merge-accounts.ts"
import { giving, WRONG_GIFT_YEARS } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, member, admin } = backend
const { gift, deliver } = giving(backend)
const { account, mergeCode, merge } = mergeAccountHelpers(backend)

const paid = (id: string, cents = 3000) => deliver({ kind: "paid", donation: id, amount_cents: cents })

const BLOCKED = `select from pg_stat_activity
  where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`

/** What is kept for a donor, after comparing all that is kept with the sums of receipts. */
async function yearsOf(donor: string) {
  expect(await sql(WRONG_GIFT_YEARS)).toEqual([])
  return sql("select cents::int, gifts from private.gift_year_totals where donor = $1 order by year", [donor])
}

/** Gives the gifts of an address to a member who confirms it. */
async function confirm(user: string, email: string) {
  await sql("update private.confirmed_emails set address = $2 where user_id = $1", [user, email])
}

test("the totals of a donor follow refunds, a confirmed address, a merge, erasure and the deletion of old gifts", async () => {
  const [first, home, school] = [await gift(), await account(), await account()]
  const { email } = first
  await paid(first.id)
  expect(await yearsOf(email)).toEqual([{ cents: 3000, gifts: 1 }])
  await deliver({ kind: "refunded", donation: first.id, amount_cents: 1000 })
  expect(await yearsOf(email)).toEqual([{ cents: 2000, gifts: 1 }])
  const second = await gift({ email: email.toUpperCase(), gift_cents: 5000 })
  await paid(second.id, 5000)
  const both = [{ cents: 7000, gifts: 2 }]
  expect(await yearsOf(email)).toEqual(both)

  await confirm(school.id, email)
  expect([await yearsOf(email), await yearsOf(school.id)]).toEqual([both, both])
  expect(await merge(home.db, await mergeCode({ ...school, email }, home))).toBe("merged")
  expect([await yearsOf(home.id), await yearsOf(school.id)]).toEqual([both, []])
  await deliver({ kind: "refunded", donation: second.id, amount_cents: 5000 })
  expect(await yearsOf(home.id)).toEqual([{ cents: 2000, gifts: 1 }])

  const kept = await gift()
  await paid(kept.id)
  await sql("select public.erase_rows($1, $2)", [home.id, email])
  expect([await yearsOf(home.id), await yearsOf(email)]).toEqual([[], []])
  expect(await yearsOf(kept.email)).toEqual([{ cents: 3000, gifts: 1 }])
  await sql("delete from public.donations where id = any ($1)", [[first.id, kept.id]])
  expect(await yearsOf(kept.email)).toEqual([])
})

test("a receipt that moves to a member while another one replaces it is not counted", async () => {
  const [{ id, email }, { id: user }] = [await gift(), await account()]
  await paid(id)
  const writer = new pg.Client({ connectionString: backend.databaseUrl })
  await writer.connect()
  await writer.query("begin")
  await writer.query(
    `insert into public.receipts select (r).* from (select jsonb_populate_record(r, jsonb_build_object(
       'id', gen_random_uuid(), 'number', r.number + 1, 'code', private.new_code(), 'amount_cents', 2000, 'replaces', r.number)) as r
     from public.receipts r where r.donation_id = $1) as r`,
    [id],
  )
  let isMoved = false
  const moved = sql("update public.receipts set user_id = $2 where donation_id = $1", [id, user]).then(() => {
    isMoved = true
  })
  await expect.poll(async () => isMoved || (await sql(BLOCKED)).length > 0).toBe(true)
  await writer.query("commit")
  await writer.end()
  await moved
  expect([await yearsOf(user), await yearsOf(email)]).toEqual([[], [{ cents: 2000, gifts: 1 }]])
})

test("nobody reaches the kept totals through the API", async () => {
  for (const client of [visitor, await member(), admin])
    expect((await client.from("gift_year_totals" as never).select()).error).not.toBeNull()
})
