import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, admin, member } = backend
const { monthlyGift, deliver, emailsTo, keyFor, planOf } = giving(backend)

type Change = Parameters<typeof change>[0]

async function change(args: {
  subscription: string
  kind: "amount" | "frequency" | "date" | "skip" | "pause" | "card" | "cancel"
  key?: string
  gift_cents?: number
  frequency?: "once" | "monthly" | "quarterly" | "yearly"
  next_charge_on?: string
  months?: number
}) {
  return (await visitor.rpc("change_gift", args).throwOnError()).data
}

/** Accepts a change and confirms it, as the provider would. */
async function changed(args: Change) {
  const { outcome, change: id } = await change(args)
  if (outcome !== "accepted") return outcome
  const kind = args.kind === "cancel" ? "subscription-canceled" : "subscription-active"
  await deliver({ kind, subscription: args.subscription, change: id!, occurred_at: "2026-03-02T00:00:00Z" })
  return outcome
}

test("a link is sent only to donors, is not sent again within two minutes, and only the newest works", async () => {
  const { email } = await monthlyGift()
  const stranger = `${crypto.randomUUID()}@example.org`
  const ask = async (address: string) =>
    (await visitor.rpc("request_gift_link", { email: address }).throwOnError()).data
  expect(await Promise.all([ask(email.toUpperCase()), ask(email), ask(email)])).toEqual(
    Array(3).fill("check-email"),
  )
  expect(await ask(stranger)).toBe("check-email")
  for (const bad of ["", "ruth", "ruth@", "a b@example.org"]) expect(await ask(bad)).toBe("invalid")
  expect(await emailsTo(stranger)).toEqual([])
  expect((await emailsTo(email)).filter(message => message === "gift-link")).toHaveLength(1)
  const first = await keyFor(email)
  expect(await giftsOf(first)).not.toBeNull()
  const second = await keyFor(email)
  expect(await giftsOf(first)).toBeNull()
  expect(await giftsOf(second)).not.toBeNull()
  await sql("update private.gift_links set expires_at = now() where address = $1", [email])
  expect(await giftsOf(second)).toBeNull()
})

async function giftsOf(key: string) {
  return (await visitor.rpc("managed_gifts", { key }).throwOnError()).data
}

test("a key and a member reach their own gifts, and nothing of others", async () => {
  const mine = await monthlyGift()
  const theirs = await monthlyGift()
  const key = await keyFor(mine.email)
  expect(await giftsOf(key)).toMatchObject({
    subscriptions: [{ id: mine.subscription, giftCents: 3000, status: "active", isPaused: false }],
    gifts: [{ id: mine.id, totalCents: 3000, receiptNumber: expect.any(Number) }],
  })
  const cancel = { kind: "cancel" as const, subscription: theirs.subscription }
  expect(await change({ ...cancel, key })).toEqual({ outcome: "unknown", change: null })
  expect(await change(cancel)).toEqual({ outcome: "unknown", change: null })
  expect(await change({ ...cancel, key: "0".repeat(64) })).toEqual({ outcome: "unknown", change: null })
  expect((await visitor.rpc("managed_gifts").throwOnError()).data).toBeNull()
  const other = await member()
  expect((await other.rpc("change_gift", cancel).throwOnError()).data.outcome).toBe("unknown")
  expect((await other.rpc("managed_gifts").throwOnError()).data).toEqual({
    subscriptions: [],
    gifts: [],
    years: [],
    next: null,
  })
  const me = crypto.randomUUID()
  await sql("insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())", [
    me,
    theirs.email,
  ])
  const donor = await member({ sub: me })
  expect((await donor.rpc("managed_gifts").throwOnError()).data).toMatchObject({
    subscriptions: [{ id: theirs.subscription }],
  })
  expect((await donor.rpc("change_gift", cancel).throwOnError()).data.outcome).toBe("accepted")
  for (const client of [visitor, other])
    expect((await client.rpc("open_gift_change", { change: crypto.randomUUID() })).error?.code).toBe("42501")
})

test("changes are true when the provider confirms them, once", async () => {
  const { subscription, email } = await monthlyGift({ gift_cents: 6000, covers_fee: true })
  const key = await keyFor(email)
  const { change: id } = await change({ subscription, key, kind: "amount", gift_cents: 3000 })
  expect(await planOf(subscription)).toMatchObject({ gift_cents: 6000, fee_cents: 210 })
  // A second change waits, but a donor can always cancel.
  expect((await change({ subscription, key, kind: "skip" })).outcome).toBe("busy")
  const confirmation = { kind: "subscription-active" as const, subscription, change: id! }
  await deliver(confirmation)
  await deliver(confirmation)
  expect(await planOf(subscription)).toMatchObject({ gift_cents: 3000, fee_cents: 120 })
  const before = await planOf(subscription)
  expect(await changed({ subscription, key, kind: "skip" })).toBe("accepted")
  expect((await planOf(subscription)).months - before.months).toBe(1)
  expect(await changed({ subscription, key, kind: "pause", months: 3 })).toBe("accepted")
  expect(await planOf(subscription)).toMatchObject({ is_paused: true, months: before.months + 4 })
  expect(await changed({ subscription, key, kind: "frequency", frequency: "yearly" })).toBe("accepted")
  expect(await planOf(subscription)).toMatchObject({ frequency: "yearly", months: before.months + 4 })
  expect(await changed({ subscription, key, kind: "cancel" })).toBe("accepted")
  expect(await planOf(subscription)).toMatchObject({ status: "canceled" })
  expect(await changed({ subscription, key, kind: "skip" })).toBe("not-possible")
  expect((await emailsTo(email)).filter(message => message === "gift-canceled")).toHaveLength(1)
})

test("values out of range are refused", async () => {
  const { subscription, email } = await monthlyGift()
  const key = await keyFor(email)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const odd: Partial<Change>[] = [
    ...[99, 0, -5, 2_500_001, 2_147_483_647].map(gift_cents => ({ kind: "amount" as const, gift_cents })),
    ...["2020-01-01", day(-1), day(800), "9999-12-31"].map(next_charge_on => ({
      ...{ kind: "date" as const, next_charge_on },
    })),
    ...[0, 2, -1, 100].map(months => ({ kind: "pause" as const, months })),
    ...[{ kind: "frequency" as const, frequency: "once" as const }, { kind: "frequency" as const }],
    ...[{ kind: "amount" as const }, { kind: "date" as const }, { kind: "pause" as const }],
  ]
  for (const values of odd) {
    const { outcome } = await change({ subscription, key, kind: "skip", ...values })
    expect([values, outcome]).toEqual([values, "invalid"])
  }
  expect(await changed({ subscription, key, kind: "date", next_charge_on: day(40) })).toBe("accepted")
  expect((await planOf(subscription)).next_charge_at.toISOString().slice(0, 10)).toBe(day(40))
  expect(
    await sql("select from private.gift_changes where subscription_id = $1", [subscription]),
  ).toHaveLength(1)
})

test("an invoice from before a change still pays its own amount, and another amount is held", async () => {
  const { subscription, email } = await monthlyGift()
  await changed({ subscription, key: await keyFor(email), kind: "amount", gift_cents: 5000 })
  const paid = { kind: "paid" as const, subscription, occurred_at: "2027-04-01T00:00:00Z" }
  const name = crypto.randomUUID()
  expect(
    await deliver({ ...paid, invoice: `in_1_${name}`, payment: `pi_1_${name}`, amount_cents: 3000 }),
  ).toBe("applied")
  expect(
    await deliver({ ...paid, invoice: `in_2_${name}`, payment: `pi_2_${name}`, amount_cents: 5000 }),
  ).toBe("applied")
  expect(await deliver({ ...paid, invoice: `in_3_${name}`, amount_cents: 4000 })).toBe("held")
  const rows = await sql(
    "select gift_cents, payment_id from public.donations where invoice_id like '%' || $1 and paid_at is not null order by 1",
    [name],
  )
  expect(rows).toEqual([
    { gift_cents: 3000, payment_id: `pi_1_${name}` },
    { gift_cents: 5000, payment_id: `pi_2_${name}` },
  ])
})

test("a failed charge sends one email, is tried three more times, and then the gift stops", async () => {
  const { subscription, email } = await monthlyGift()
  const key = await keyFor(email)
  const invoice = `in_${crypto.randomUUID()}`
  const failed = { kind: "failed" as const, subscription, invoice, amount_cents: 3000 }
  const days: number[] = []
  for (const day of [1, 4, 9, 16]) {
    const occurred_at = `2027-04-${String(day).padStart(2, "0")}T12:00:00Z`
    const id = `evt_${invoice}_${day}`
    await deliver({ ...failed, id, occurred_at })
    await deliver({ ...failed, id, occurred_at })
    const { retry_at } = await planOf(subscription)
    if (retry_at) days.push((retry_at.getTime() - Date.parse(occurred_at)) / 86_400_000)
  }
  expect(days).toEqual([3, 5, 7])
  expect(await planOf(subscription)).toMatchObject({ status: "past-due" })
  expect(await change({ subscription, key: await keyFor(email), kind: "skip" })).toMatchObject({
    outcome: "not-possible",
  })
  expect(await giftsOf(key)).toBeNull()
  const stops = await sql<{ id: string; cause: string }>(
    "select id, cause from private.gift_changes where subscription_id = $1 and kind = 'cancel'",
    [subscription],
  )
  expect(stops).toMatchObject([{ cause: "unpaid" }])
  await deliver({
    kind: "subscription-canceled",
    subscription,
    change: stops[0]!.id,
    occurred_at: "2027-04-17T00:00:00Z",
  })
  await deliver({ kind: "subscription-canceled", subscription, occurred_at: "2027-04-17T00:00:00Z" })
  expect((await emailsTo(email)).filter(message => message !== "gift-receipt").sort()).toEqual([
    "gift-charge-failed",
    "gift-stopped",
  ])
})

test("emails about a bank debit that failed speak of the bank", async () => {
  const { subscription, email } = await monthlyGift({ is_bank_debit: true })
  const failed = { kind: "failed", subscription, amount_cents: 3000 } as const
  for (let month = 1; month <= 4; month++)
    await deliver({ ...failed, invoice: `in_${subscription}`, occurred_at: `2027-0${month}-01T00:00:00Z` })
  await deliver({ kind: "subscription-canceled", subscription, occurred_at: "2027-05-01T00:00:00Z" })
  const emails = await sql(
    `select message, params -> 'isBankDebit' as bank from private.email_outbox where to_address = $1 and message <> 'gift-receipt'
     order by message`,
    [email],
  )
  expect(emails).toEqual([
    { message: "gift-charge-failed", bank: true },
    { message: "gift-stopped", bank: true },
  ])
})

test("a new card is noted once, and a paid charge clears the failure", async () => {
  const { subscription, email } = await monthlyGift()
  const invoice = `in_${crypto.randomUUID()}`
  const event = { subscription, invoice, amount_cents: 3000 }
  await deliver({ ...event, kind: "failed", occurred_at: "2027-04-01T00:00:00Z" })
  const { change: id } = await change({ subscription, key: await keyFor(email), kind: "card" })
  const record = async () => (await admin.rpc("record_card", { change: id! }).throwOnError()).data
  expect([await record(), await record()]).toEqual([true, false])
  expect((await planOf(subscription)).retry_at!.getTime()).toBeLessThanOrEqual(Date.now())
  await deliver({ ...event, kind: "paid", occurred_at: "2027-04-02T00:00:00Z" })
  expect(await planOf(subscription)).toMatchObject({ status: "active", retry_at: null, failed_charges: 0 })
  // A late report of the failure changes nothing.
  await deliver({ ...event, kind: "failed", occurred_at: "2027-04-01T00:00:00Z" })
  expect(await planOf(subscription)).toMatchObject({ status: "active", failed_charges: 0 })
})
