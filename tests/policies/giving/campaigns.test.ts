import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { gift, deliver } = giving(backend)

async function campaign({ ends_on = null as string | null, is_published = true } = {}) {
  const [row] = await sql<{ id: string }>(
    `insert into public.campaigns (slug, title, text, goal_cents, ends_on, is_published)
     values ($1, 'Kits', 'Kits for winter.', 100000, $2, $3) returning id`,
    [`c-${crypto.randomUUID()}`, ends_on, is_published],
  )
  return row!.id
}

async function totalsOf(id: string) {
  const { data } = await visitor
    .from("campaign_totals")
    .select("is_live, gift_cents, gifts")
    .eq("campaign_id", id)
    .throwOnError()
  return data
}

test("a total counts paid gifts without fees, once, and less what is refunded or disputed", async () => {
  const id = await campaign()
  const first = await gift({ campaign: id, covers_fee: true })
  await gift({ campaign: id })
  expect(await totalsOf(id)).toEqual([])
  const paid = { id: `evt_${id}`, kind: "paid", donation: first.id, amount_cents: 3120 } as const
  await deliver(paid)
  await deliver(paid)
  expect(await totalsOf(id)).toEqual([{ is_live: false, gift_cents: 3000, gifts: 1 }])
  await deliver({ kind: "refunded", donation: first.id, amount_cents: 1120 })
  expect(await totalsOf(id)).toEqual([{ is_live: false, gift_cents: 2000, gifts: 1 }])
  await deliver({ kind: "dispute-opened", donation: first.id })
  expect(await totalsOf(id)).toEqual([{ is_live: false, gift_cents: 0, gifts: 0 }])
  await deliver({ kind: "dispute-won", donation: first.id })
  expect(await totalsOf(id)).toEqual([{ is_live: false, gift_cents: 2000, gifts: 1 }])
})

test("later payments of a recurring gift count for its campaign until it ends", async () => {
  const id = await campaign()
  const { id: donation } = await gift({ campaign: id, frequency: "monthly" })
  const [plan] = await sql<{ id: string }>(
    "select subscription_id as id from public.donations where id = $1",
    [donation],
  )
  await deliver({ kind: "paid", donation, amount_cents: 3000 })
  const later = { kind: "paid", subscription: plan!.id, amount_cents: 3000 } as const
  await deliver({ ...later, invoice: `in_1_${id}` })
  expect(await totalsOf(id)).toEqual([{ is_live: false, gift_cents: 6000, gifts: 2 }])
  await sql("update public.campaigns set ends_on = current_date - 2 where id = $1", [id])
  await deliver({ ...later, invoice: `in_2_${id}` })
  expect(await totalsOf(id)).toEqual([{ is_live: false, gift_cents: 6000, gifts: 2 }])
})

test("no gift starts for a campaign that has ended, is hidden or does not exist", async () => {
  const form = { gift_cents: 3000, frequency: "once", covers_fee: false, name: "Ana" } as const
  const more = { email: `${crypto.randomUUID()}@example.org`, visibility: "anonymous" } as const
  const closed = [
    await campaign({ ends_on: "2020-01-01" }),
    await campaign({ is_published: false }),
    crypto.randomUUID(),
  ]
  for (const id of closed) {
    const { data } = await visitor.rpc("start_donation", { ...form, ...more, campaign: id }).throwOnError()
    expect(data.outcome).toBe("campaign-ended")
  }
})

test("the last day ends at midnight of the organization, not of the server", async () => {
  const id = await campaign({ ends_on: "2026-12-31" })
  const { data } = await visitor.from("campaigns").select("ends_at").eq("id", id).single().throwOnError()
  expect(Date.parse(data.ends_at!)).toBe(Date.parse("2027-01-01T06:00:00Z"))
})

test("visitors and members change no campaign and no total, and see none that is hidden", async () => {
  const [shown, hidden] = [await campaign(), await campaign({ is_published: false })]
  await sql("insert into public.campaign_totals values ($1, true, 100, 1)", [hidden])
  for (const client of [visitor, await member()]) {
    const seen = await client.from("campaigns").select("id").in("id", [shown, hidden]).throwOnError()
    expect(seen.data).toEqual([{ id: shown }])
    const totals = await client.from("campaign_totals").select("gifts").eq("campaign_id", hidden)
    expect(totals.data).toEqual([])
    const added = await client
      .from("campaigns")
      .insert({ slug: "free-money", title: "Mine", text: "All of it for me.", goal_cents: 10_000 })
    expect(added.error?.code).toBe("42501")
    const changed = await client.from("campaign_totals").update({ gifts: 9 }).eq("campaign_id", shown)
    expect(changed.error?.code).toBe("42501")
  }
})
