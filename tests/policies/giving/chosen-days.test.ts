import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor } = backend
const { gift, monthlyGift, deliver, emailsTo, keyFor, planOf, statusOf, receiptsOf } = giving(backend)

const [{ today }] = (await sql<{ today: string }>(
  "select (now() at time zone giving_time_zone)::date::text as today from public.site_settings",
)) as [{ today: string }]

function day(days: number) {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

async function start(more: object) {
  const email = `${crypto.randomUUID()}@example.org`
  const form = {
    ...{ gift_cents: 3000, frequency: "monthly", covers_fee: false, name: "Ana Reyes", email },
    ...{ visibility: "full-name", ...more },
  }
  return (await visitor.rpc("start_donation", form as never).throwOnError()).data
}

async function planOfGift(id: string) {
  const [row] = await sql<{ id: string; ends_on: string | null; next_on: string | null; status: string }>(
    `select s.id, s.status, private.last_day(s.ends_at)::text as ends_on,
       (s.next_charge_at at time zone t.giving_time_zone)::date::text as next_on
     from public.donations d join public.subscriptions s on s.id = d.subscription_id cross join public.site_settings t
     where d.id = $1`,
    [id],
  )
  return row!
}

async function progressOf(id: string) {
  return (await visitor.rpc("gift_progress", { gift: id }).throwOnError()).data
}

/** A repeating gift whose checkout is done and whose first charge comes later. */
async function plannedGift(form: object = {}) {
  const { id, email } = await gift({ frequency: "monthly", starts_on: day(30), ...form } as never)
  const { id: subscription } = await planOfGift(id)
  const provider_subscription = `sub_${id}`
  await deliver({ kind: "subscription-active", subscription, provider_subscription })
  return { id, email, subscription }
}

test("a first day is today or three days to a year ahead, a last day after it", async () => {
  const odd = [
    ...[-1, 1, 2, 367].map(days => [{ starts_on: day(days) }, "invalid-start"]),
    ...["infinity", "0001-01-01"].map(starts_on => [{ starts_on }, "invalid-start"]),
    [{ starts_on: "5874897-12-31" }, "invalid"],
    ...[{ ends_on: day(0) }, { ends_on: day(-1) }, { ends_on: day(3661) }].map(form => [form, "invalid-end"]),
    [{ starts_on: day(30), ends_on: day(30) }, "invalid-end"],
    [{ ends_on: "5874897-12-31" }, "invalid"],
    ...[day(-1), day(367), "infinity"].map(card_on => [
      { card_on, tribute_kind: "honor", tribute_name: "Ben", tribute_email: "ben@example.org" },
      "invalid-card-day",
    ]),
  ] as [object, string][]
  for (const [form, outcome] of odd) expect([form, (await start(form)).outcome]).toEqual([form, outcome])
  for (const form of [{ starts_on: day(0) }, { starts_on: day(3), ends_on: day(4) }, { starts_on: day(366) }])
    expect((await start(form)).outcome).toBe("started")
  const { donation } = await start({ frequency: "once", starts_on: day(1), ends_on: day(-5) })
  expect(await progressOf(donation!)).toMatchObject({ startsOn: null, endsOn: null, isPlanned: false })
})

test("the same form is the same gift only with the same days", async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const ids = []
  for (const days of [{}, {}, { ends_on: day(90) }, { ends_on: day(90) }, { starts_on: day(9) }])
    ids.push((await start({ email, ...days })).donation)
  expect(new Set(ids).size).toBe(3)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).toBe(ids[3])
})

test("a gift that starts later is confirmed without a receipt, and its first charge pays the gift of the form", async () => {
  const { id, email, subscription } = await plannedGift({ ends_on: day(200) })
  await deliver({ kind: "subscription-active", subscription })
  expect(await emailsTo(email)).toEqual(["gift-planned"])
  expect(await statusOf(id)).toMatchObject({ status: "created" })
  expect(await progressOf(id)).toMatchObject({
    ...{ isPlanned: true, startsOn: day(30), endsOn: day(200), receiptNumber: null },
  })
  expect(
    (await visitor.rpc("managed_gifts", { key: await keyFor(email) }).throwOnError()).data,
  ).toMatchObject({
    subscriptions: [{ id: subscription, status: "active", endsOn: day(200) }],
    gifts: [],
  })
  const charge = { subscription, amount_cents: 3000, occurred_at: `${day(30)}T18:00:00Z` }
  await deliver({ kind: "failed", ...charge, invoice: `in_1_${id}` })
  await deliver({ kind: "paid", ...charge, invoice: `in_1_${id}`, payment: `pi_1_${id}` })
  await deliver({ kind: "paid", ...charge, invoice: `in_2_${id}`, payment: `pi_2_${id}` })
  expect(await receiptsOf(id)).toHaveLength(1)
  expect(await progressOf(id)).toMatchObject({ status: "succeeded", isPlanned: false })
  const rows = await sql("select invoice_id from public.donations where subscription_id = $1 order by 1", [
    subscription,
  ])
  expect(rows).toEqual([{ invoice_id: `in_1_${id}` }, { invoice_id: `in_2_${id}` }])
})

test("an amount that is changed before the first charge is the amount of the first gift", async () => {
  const { id, email, subscription } = await plannedGift()
  const key = await keyFor(email)
  const { data } = await visitor
    .rpc("change_gift", { subscription, key, kind: "amount", gift_cents: 4500 })
    .throwOnError()
  await deliver({ kind: "subscription-active", subscription, change: data.change! })
  await deliver({ kind: "paid", subscription, invoice: `in_${id}`, amount_cents: 4500 })
  expect(await receiptsOf(id)).toMatchObject([{ amount_cents: 4500 }])
})

async function changesOf(subscription: string) {
  return sql<{ id: string; kind: string; cause: string }>(
    "select id, kind, cause from private.gift_changes where subscription_id = $1 order by created_at",
    [subscription],
  )
}

test("the provider learns the last day once, after it no gift is due, and one email says that it ended", async () => {
  const { subscription, email } = await monthlyGift({ ends_on: day(20) } as never)
  const changes = await changesOf(subscription)
  expect(changes).toMatchObject([{ kind: "end", cause: "checkout" }])
  const now = new Date().toISOString()
  const next_charge_at = `${day(31)}T18:00:00Z`
  await deliver({ kind: "subscription-active", subscription, occurred_at: now, next_charge_at })
  await deliver({ kind: "subscription-active", subscription, change: changes[0]!.id, occurred_at: now })
  expect(await changesOf(subscription)).toHaveLength(1)
  expect((await planOf(subscription)).next_charge_at).toBeNull()
  const key = await keyFor(email)
  const ask = async (kind: "skip" | "end", ends_on?: string) =>
    (
      await visitor
        .rpc("change_gift", { subscription, key, kind, ...(ends_on && { ends_on }) })
        .throwOnError()
    ).data.outcome
  expect(await ask("skip")).toBe("not-possible")
  expect(await ask("end", day(60))).toBe("not-possible")
  await deliver({ kind: "subscription-canceled", subscription, occurred_at: next_charge_at })
  expect(await emailsTo(email)).toEqual(["gift-receipt", "gift-ended"])
})

test("a donor sets, moves and removes the last day, not before the next gift", async () => {
  const { subscription, email } = await monthlyGift()
  const key = await keyFor(email)
  const next_charge_at = `${day(25)}T18:00:00Z`
  await deliver({
    ...{ kind: "subscription-active", subscription, next_charge_at },
    occurred_at: new Date().toISOString(),
  })
  const change = async (args: object) => {
    const { data } = await visitor.rpc("change_gift", { subscription, key, ...args } as never).throwOnError()
    if (data.change) await deliver({ kind: "subscription-active", subscription, change: data.change })
    const [row] = await sql<{ ends_on: string | null }>(
      "select private.last_day(ends_at)::text as ends_on from public.subscriptions where id = $1",
      [subscription],
    )
    return [data.outcome, row!.ends_on]
  }
  expect(await change({ kind: "end", ends_on: day(24) })).toEqual(["invalid", null])
  expect(await change({ kind: "end", ends_on: "infinity" })).toEqual(["invalid", null])
  expect(await change({ kind: "end", ends_on: day(25) })).toEqual(["accepted", day(25)])
  expect(await change({ kind: "skip" })).toEqual(["not-possible", day(25)])
  expect(await change({ kind: "date", next_charge_on: day(26) })).toEqual(["invalid", day(25)])
  expect(await change({ kind: "amount", gift_cents: 700 })).toEqual(["accepted", day(25)])
  expect(await change({ kind: "end", ends_on: day(100) })).toEqual(["accepted", day(100)])
  expect(await change({ kind: "skip" })).toEqual(["accepted", day(100)])
  expect(await change({ kind: "end" })).toEqual(["accepted", null])
})

test("the card of a tribute goes out once on its day, and not for a gift that went back", async () => {
  const tribute = { tribute_kind: "memory", tribute_name: "Tomas Novak", card_on: day(9) }
  const paidGift = async () => {
    const family = `${crypto.randomUUID()}@example.org`
    const { id } = await gift({ ...tribute, tribute_email: family } as never)
    await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
    return { id, family }
  }
  const [kept, returned, unpaid] = [await paidGift(), await paidGift(), await paidGift()]
  await sql("update public.donations set paid_at = null where id = $1", [unpaid.id])
  await deliver({ kind: "refunded", donation: returned.id, amount_cents: 3000 })
  const send = () => sql("select private.send_tribute_cards()")
  await send()
  expect(await emailsTo(kept.family)).toEqual([])
  await sql("update public.donations set card_on = $1 where card_on = $2", [today, day(9)])
  await Promise.all([send(), send()])
  await sql("update public.donations set card_sent_at = null where id = $1", [kept.id])
  await send()
  expect(await emailsTo(kept.family)).toEqual(["tribute-card"])
  for (const { family } of [returned, unpaid]) expect(await emailsTo(family)).toEqual([])
  const [{ params }] = (await sql("select params from private.email_outbox where to_address = $1", [
    kept.family,
  ])) as [{ params: object }]
  expect(params).toEqual({ kind: "memory", name: "Tomas Novak", from: "Ana Reyes", message: null })
})

test("the donor's words are in the card and the letter, have no links, and go when the donor is erased", async () => {
  const family = `${crypto.randomUUID()}@example.org`
  const tribute = { tribute_kind: "honor", tribute_name: "Ruth Ellery", tribute_email: family } as const
  const { id, email } = await gift({ ...tribute, tribute_message: "  Happy 70th,\n Grandma. " })
  await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  const card = await sql(
    "select params ->> 'message' as words from private.email_outbox where to_address = $1",
    [family],
  )
  expect(card).toEqual([{ words: "Happy 70th, Grandma." }])
  const [receipt] = await sql<{ id: string }>("select id from public.receipts where donation_id = $1", [id])
  const sheet = async () => (await visitor.rpc("receipt_sheet", { receipt: receipt!.id }).throwOnError()).data
  expect(await sheet()).toMatchObject({ tribute: { message: "Happy 70th, Grandma." } })
  await sql("select public.erase_rows(gen_random_uuid(), $1)", [email])
  expect(await sheet()).toMatchObject({ tribute: null })
  const form = { gift_cents: 3000, frequency: "once", covers_fee: false, name: "Ana", email } as const
  for (const odd of [
    { ...tribute, tribute_message: "Win at www.example.org" },
    { ...tribute, tribute_message: "Ask ana@example.org" },
    { ...tribute, tribute_message: "x".repeat(301) },
    { tribute_message: "For no one in particular" },
  ]) {
    const asked = { ...form, ...odd, visibility: "anonymous" } as const
    expect((await visitor.rpc("start_donation", asked).throwOnError()).data.outcome).toBe("invalid")
  }
})
