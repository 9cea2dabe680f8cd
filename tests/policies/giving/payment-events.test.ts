import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, admin, member } = backend
const { gift, deliver, statusOf, receiptsOf, emailsTo } = giving(backend)

test("ten deliveries of a payment make one receipt and one email", async () => {
  const { id, email } = await gift()
  const event = { id: "evt_ten", kind: "paid" as const, donation: id, amount_cents: 3000 }
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
  expect(answers.sort()).toEqual(["applied", ...Array(9).fill("duplicate")])
  expect(await receiptsOf(id)).toMatchObject([{ amount_cents: 3000, replaces: null }])
  expect(await emailsTo(email)).toEqual(["gift-receipt"])
})

test("an event that contradicts the gift is held and changes nothing", async () => {
  const { id, email } = await gift()
  const paid = { kind: "paid" as const, donation: id, amount_cents: 3000 }
  expect(await deliver({ ...paid, amount_cents: 2999 })).toBe("held")
  expect(await deliver({ ...paid, currency: "eur" })).toBe("held")
  expect(await deliver({ ...paid, is_live: true })).toBe("held")
  expect(await deliver({ ...paid, donation: crypto.randomUUID() })).toBe("held")
  expect(await deliver({ kind: "refunded", donation: id, amount_cents: 3001 })).toBe("held")
  expect(await statusOf(id)).toEqual({ status: "created", refunded_cents: 0 })
  expect(await emailsTo(email)).toEqual([])
  const problems = await sql("select problem from private.payment_events where donation_id = $1 order by 1", [
    id,
  ])
  expect(problems.map(({ problem }) => problem)).toEqual(["amount", "amount", "currency", "mode"])
})

test("a refund before the payment, in part and in full, ends with one valid receipt", async () => {
  const { id, email } = await gift()
  await deliver({ kind: "refunded", donation: id, amount_cents: 1000 })
  await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  await deliver({ kind: "refunded", donation: id, amount_cents: 3000 })
  await deliver({ kind: "refunded", donation: id, amount_cents: 2000 })
  expect(await statusOf(id)).toEqual({ status: "refunded", refunded_cents: 3000 })
  const [first, second, ...others] = await receiptsOf(id)
  expect(others).toEqual([])
  expect(first).toMatchObject({ amount_cents: 2000, replaces: null })
  expect(second).toMatchObject({ amount_cents: 0, replaces: first!.number })
  expect(await emailsTo(email)).toEqual(["gift-receipt", "gift-receipt-corrected"])
})

test("later payments of a subscription are gifts of their own", async () => {
  const { id, email } = await gift({ frequency: "monthly" })
  const [row] = await sql<{ subscription: string }>(
    "select subscription_id as subscription from public.donations where id = $1",
    [id],
  )
  const subscription = row!.subscription
  const paid = { kind: "paid" as const, subscription, provider_subscription: `sub_${id}`, amount_cents: 3000 }
  await deliver({ ...paid, invoice: `in_2_${id}` })
  await deliver({ ...paid, donation: id })
  await deliver({ ...paid, invoice: `in_2_${id}` })
  await deliver({ kind: "subscription-canceled", subscription, occurred_at: "2026-04-01T00:00:00Z" })
  await deliver({ kind: "subscription-active", subscription, occurred_at: "2026-05-01T00:00:00Z" })
  const gifts = await sql("select status from public.donations where subscription_id = $1", [subscription])
  expect(gifts).toEqual([{ status: "succeeded" }, { status: "succeeded" }])
  expect(await emailsTo(email)).toEqual(["gift-receipt", "gift-receipt", "gift-canceled"])
  const [plan] = await sql("select status, provider_id from public.subscriptions where id = $1", [
    subscription,
  ])
  expect(plan).toEqual({ status: "canceled", provider_id: `sub_${id}` })
})

test("the family gets a card without the amount, once the gift is paid", async () => {
  const family = `${crypto.randomUUID()}@example.org`
  const { id } = await gift({ tribute_kind: "memory", tribute_name: "Sam", tribute_email: family })
  expect(await emailsTo(family)).toEqual([])
  await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  const cards = await sql("select params from private.email_outbox where to_address = $1", [family])
  expect(cards).toEqual([{ params: { kind: "memory", name: "Sam", from: "Ana Reyes", message: null } }])
})

test("only the service applies events; a receipt's code says it is genuine, without the donor", async () => {
  const { id } = await gift()
  const event = {
    id: "evt_forged",
    kind: "paid" as const,
    occurred_at: "2026-03-01T12:00:00Z",
    is_live: false,
  }
  for (const client of [visitor, await member()]) {
    const { error } = await client.rpc("apply_payment_event", { ...event, donation: id, amount_cents: 3000 })
    expect(error?.code).toBe("42501")
    expect(
      (await client.rpc("record_checkout", { donation: id, checkout_id: "x", is_live: true })).error?.code,
    ).toBe("42501")
  }
  await deliver({ kind: "paid", donation: id, amount_cents: 3000, occurred_at: "2027-01-01T04:00:00Z" })
  const [row] = await sql<{ code: string; number: number }>(
    "select code, number from public.receipts where donation_id = $1",
    [id],
  )
  const { data } = await visitor.rpc("receipt_card", { wanted: row!.code }).throwOnError()
  expect(data).toMatchObject({
    number: row!.number,
    amountCents: 3000,
    receivedOn: "2026-12-31",
    replacedBy: null,
  })
  expect(JSON.stringify(data)).not.toContain("Ana")
  expect((await visitor.rpc("receipt_card", { wanted: "00000-00000" }).throwOnError()).data).toBeNull()
})

test("a donor without an account finds the gift after signing up with the same address, others do not", async () => {
  const { id, email } = await gift()
  await deliver({ kind: "paid", donation: id, amount_cents: 3000 })
  const me = crypto.randomUUID()
  await sql("insert into auth.users (id, email) values ($1, $2)", [me, `${me}@example.org`])
  const [donor, other] = [await member({ sub: me }), await member()]
  const rowsOf = async (client: typeof donor) => [
    ...(await client.from("donations").select("status").throwOnError()).data,
    ...(await client.from("receipts").select("amount_cents").throwOnError()).data,
  ]
  expect(await rowsOf(donor)).toEqual([])
  await sql("update auth.users set email = $2, email_confirmed_at = null where id = $1", [
    me,
    email.toUpperCase(),
  ])
  expect(await rowsOf(donor)).toEqual([])
  await sql("update auth.users set email_confirmed_at = now() where id = $1", [me])
  expect(await rowsOf(donor)).toEqual([{ status: "succeeded" }, { amount_cents: 3000 }])
  expect(await rowsOf(other)).toEqual([])
})

test("the same form twice is one gift; ten unpaid gifts of an address are enough", async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const form = { frequency: "once", covers_fee: true, name: "Ana", email, visibility: "anonymous" } as const
  const start = async (gift_cents: number) =>
    (await visitor.rpc("start_donation", { ...form, gift_cents }).throwOnError()).data
  const [first, again] = await Promise.all([start(6000), start(6000)])
  expect(first).toEqual({ outcome: "started", donation: again.donation })
  const [row] = await sql("select total_cents from public.donations where id = $1", [first.donation])
  expect(row).toEqual({ total_cents: 6210 })
  for (const cents of [99, 0, -5, 2_500_001]) expect((await start(cents)).outcome).toBe("invalid")
  for (let cents = 101; cents < 110; cents++) expect((await start(cents)).outcome).toBe("started")
  expect((await start(110)).outcome).toBe("too-many")
})

test("receipts are never changed and are numbered without gaps, also after a rollback", async () => {
  const { error } = await admin
    .from("receipts")
    .update({ amount_cents: 1 } as never)
    .gt("number", 0)
  expect(error?.code).toBe("42501")
  const { id } = await gift()
  await sql(`do $$ begin
    perform private.apply_payment_event('evt_rolled_back', 'paid', now(), false, '${id}', amount_cents => 3000, currency => 'usd');
    raise 'the process dies';
  exception when raise_exception then null; end $$`)
  expect(await receiptsOf(id)).toEqual([])
  await deliver({ id: "evt_rolled_back", kind: "paid", donation: id, amount_cents: 3000 })
  const [numbers] = await sql("select count(*)::int, max(number), min(number) from public.receipts")
  expect(numbers).toMatchObject({ min: 1, max: numbers!.count })
})
