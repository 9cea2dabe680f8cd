import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { mergeAccountHelpers } from "../accounts/merge-accounts.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, admin, member } = backend
const { gift, deliver, monthlyGift } = giving(backend)
const { account, mergeCode, merge } = mergeAccountHelpers(backend)

/** A page that finance has shown. */
async function startPage(owner: string) {
  const [row] = await sql<{ id: string; slug: string }>(
    `with campaign as (
       insert into public.campaigns (slug, title, text, goal_cents)
       values ('c-' || gen_random_uuid(), 'Kits', 'Kits for the night bus.', 100000) returning id)
     insert into public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents, review)
     select $1, id, 'p-' || left(id::text, 8), 'Ana Reyes', 'Ten kits', 'Ten drivers carry a kit.', 30000, 'shown'
     from campaign returning id, slug`,
    [owner],
  )
  return row!
}

/** What is kept for a page, after comparing it with the sum of its gifts. */
async function totalsOf(page: string) {
  const kept = await sql(
    `select is_live, gift_cents::int as cents, gifts from private.supporter_page_totals
     where page_id = $1 and gifts > 0 order by is_live`,
    [page],
  )
  const summed = await sql(
    `select is_live, sum(private.counted_cents(d))::int as cents, count(*)::int as gifts from public.donations d
     where d.supporter_page_id = $1 and private.counted_cents(d) > 0 group by is_live order by is_live`,
    [page],
  )
  expect(kept).toEqual(summed)
  return kept
}

test("the totals of a page follow refunds, disputes, real payments, erasure and its deletion", async () => {
  const owner = await account()
  const { id: page, slug } = await startPage(owner.id)
  const [first, second, real] = [
    await gift({ supporter_page: page, covers_fee: true }),
    await gift({ supporter_page: page }),
    await gift({ supporter_page: page, gift_cents: 9000 }),
  ]
  expect(await totalsOf(page)).toEqual([])
  await deliver({ kind: "paid", donation: first.id, amount_cents: 3120 })
  await deliver({ kind: "paid", donation: second.id, amount_cents: 3000 })
  expect(await totalsOf(page)).toEqual([{ is_live: false, cents: 6000, gifts: 2 }])
  await deliver({ kind: "refunded", donation: first.id, amount_cents: 1120 })
  expect(await totalsOf(page)).toEqual([{ is_live: false, cents: 5000, gifts: 2 }])
  await deliver({ kind: "dispute-opened", donation: first.id })
  await deliver({ kind: "refunded", donation: second.id, amount_cents: 3000 })
  expect(await totalsOf(page)).toEqual([])
  await deliver({ kind: "dispute-won", donation: first.id })
  await admin
    .rpc("record_checkout", { donation: real.id, checkout_id: `cs_live_${real.id}`, is_live: true })
    .throwOnError()
  await deliver({ kind: "paid", donation: real.id, amount_cents: 9000, is_live: true })
  const both = [
    { is_live: false, cents: 2000, gifts: 1 },
    { is_live: true, cents: 9000, gifts: 1 },
  ]
  expect(await totalsOf(page)).toEqual(both)
  const answer = (await visitor.rpc("supporter_page", { slug }).throwOnError()).data
  expect(answer).toMatchObject({
    totals: [{ gift_cents: 2000 }, { is_live: true, gift_cents: 9000, gifts: 1 }],
  })
  await sql("select public.erase_rows(gen_random_uuid(), $1)", [first.email])
  expect(await totalsOf(page)).toEqual(both)
  const elsewhere = await startPage(owner.id)
  await sql("update public.donations set supporter_page_id = $2 where id = $1", [first.id, elsewhere.id])
  expect([await totalsOf(page), await totalsOf(elsewhere.id)]).toEqual([[both[1]], [both[0]]])
  const [before] = await sql("select sum(gift_cents)::int as cents from public.campaign_totals")
  expect((await owner.db.rpc("delete_supporter_page", { page }).throwOnError()).data).toBe(true)
  expect(await totalsOf(page)).toEqual([])
  expect(await sql("select sum(gift_cents)::int as cents from public.campaign_totals")).toEqual([before])
})

test("payments at the same moment are all counted, also while their page is deleted", async () => {
  const owner = await account()
  const [kept, deleted] = [await startPage(owner.id), await startPage(owner.id)]
  const gifts = []
  for (let number = 0; number < 12; number++)
    gifts.push(await gift({ supporter_page: number % 2 === 0 ? kept.id : deleted.id }))
  const paid = gifts.map(({ id }) => deliver({ kind: "paid", donation: id, amount_cents: 3000 }))
  const gone = owner.db.rpc("delete_supporter_page", { page: deleted.id }).throwOnError()
  expect(new Set(await Promise.all(paid))).toEqual(new Set(["applied"]))
  expect((await gone).data).toBe(true)
  expect(await totalsOf(kept.id)).toEqual([{ is_live: false, cents: 18_000, gifts: 6 }])
  const [left] = await sql(
    "select count(*)::int as gifts from public.donations where id = any ($1) and supporter_page_id is null and status = 'succeeded'",
    [gifts.map(({ id }) => id)],
  )
  expect(left).toEqual({ gifts: 6 })
})

test("a page keeps its total in the account it is merged into, and later payments of a plan count for it", async () => {
  const [home, school] = [await account(), await account()]
  const { id: page } = await startPage(school.id)
  const { subscription } = await monthlyGift({ supporter_page: page })
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  await deliver({ kind: "paid", subscription, amount_cents: 3000, invoice: `in_${page}` })
  expect(await totalsOf(page)).toEqual([{ is_live: false, cents: 6000, gifts: 2 }])
  const own = (await home.db.rpc("my_supporter_pages").throwOnError()).data
  expect(own).toMatchObject([{ id: page, totals: [{ gift_cents: 6000, gifts: 2 }] }])
})

test("nobody reaches the kept totals through the API", async () => {
  for (const client of [visitor, await member(), admin])
    expect((await client.from("supporter_page_totals" as never).select()).error).not.toBeNull()
})
