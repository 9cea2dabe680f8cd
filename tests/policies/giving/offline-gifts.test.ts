import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { gift, deliver, staff, receiptsOf, emailsTo, statusOf } = giving(backend)
const finance = await staff("finance")

function form(more: object = {}) {
  const email = `${crypto.randomUUID()}@example.org`
  const given = {
    ...{ source: "check", gift_cents: 50_000, thing: null, name: "Ada Check", email, reference: "1042" },
    ...{
      received_on: daysAgo(3),
      visibility: "full-name",
      shows_amount: true,
      employer: null,
      campaign: null,
    },
    ...more,
  }
  // The generated types know no null for arguments.
  return given as typeof given & { email: string } & never
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function enter(given: ReturnType<typeof form>, client = finance) {
  return (await client.rpc("record_offline_gift", given).throwOnError()).data
}

test("a check gets the next receipt and its email, and a form sent twice is one gift", async () => {
  const card = await gift()
  await deliver({ kind: "paid", donation: card.id, amount_cents: 3000 })
  const given = form()
  const [first, again] = await Promise.all([enter(given), enter(given)])
  expect(first).toEqual({ outcome: "recorded", donation: again.donation })
  const [before] = await receiptsOf(card.id)
  expect(await receiptsOf(first.donation!)).toEqual([
    { number: before!.number + 1, amount_cents: 50_000, replaces: null },
  ])
  expect(await emailsTo((given as { email: string }).email)).toEqual(["gift-receipt"])
  const [row] = await sql(
    "select status, is_live, (paid_at at time zone 'America/Chicago')::date::text as day from public.donations where id = $1",
    [first.donation],
  )
  expect(row).toEqual({ status: "succeeded", is_live: true, day: daysAgo(3) })
})

test("a gift in kind names the thing, has no amount, and is not called refunded", async () => {
  const thing = "40 boxes of nasal spray"
  const { outcome, donation } = await enter(form({ source: "in-kind", gift_cents: 0, thing }))
  expect(outcome).toBe("recorded")
  expect(await statusOf(donation!)).toEqual({ status: "succeeded", refunded_cents: 0 })
  const [receipt] = await sql<{ id: string }>(
    "select id, amount_cents, thing from public.receipts where donation_id = $1",
    [donation],
  )
  expect(receipt).toMatchObject({ amount_cents: 0, thing })
  const { data } = await visitor.rpc("receipt_sheet", { receipt: receipt!.id }).throwOnError()
  expect(data).toMatchObject({ thing, isInKind: true })
  expect((await enter(form({ source: "in-kind", gift_cents: 100, thing }))).outcome).toBe("invalid")
  expect((await enter(form({ source: "in-kind", gift_cents: 0 }))).outcome).toBe("invalid")
})

test("odd gifts are refused, and only finance enters any", async () => {
  const odd = [
    ...[{ source: "card" }, { gift_cents: 0 }, { gift_cents: -5 }, { gift_cents: null }, { name: " " }],
    ...[
      { email: "ruth@" },
      { received_on: daysAgo(-3) },
      { received_on: daysAgo(900) },
      { received_on: null },
    ],
    ...[{ thing: "A car" }, { campaign: crypto.randomUUID() }, { visibility: null }],
  ]
  for (const more of odd) expect([more, (await enter(form(more))).outcome]).toEqual([more, "invalid"])
  for (const client of [await member(), await staff("outreach"), await staff("editor")])
    expect(await enter(form(), client)).toEqual({ outcome: "not-allowed", donation: null })
  expect((await visitor.rpc("record_offline_gift", form())).error?.code).toBe("42501")
})

async function giveBack(id: string | null, cents: number, client = finance, before?: number) {
  const donation = id!
  const refunded_before = before ?? (await statusOf(donation))!.refunded_cents
  return (await client.rpc("request_refund", { donation, cents, refunded_before }).throwOnError()).data
}

async function amountsOf(donation: string | null) {
  return (await receiptsOf(donation!)).map(({ amount_cents }) => amount_cents)
}

test("a bounced check within the limit gets a corrected receipt at once, without a payment provider", async () => {
  const { donation } = await enter(form())
  expect(await giveBack(donation, 50_001)).toBe("invalid-amount")
  expect(await giveBack(donation, 50_000, await member())).toBe("not-allowed")
  expect(await giveBack(donation, 50_000)).toBe("returned")
  expect(await giveBack(donation, 50_000)).toBe("not-possible")
  expect(await statusOf(donation!)).toMatchObject({ status: "refunded" })
  expect(await amountsOf(donation)).toEqual([50_000, 0])
})

test("a part that goes back is booked once, however fast its form is sent twice", async () => {
  const { donation } = await enter(form())
  const send = () => giveBack(donation, 1000, finance, 0)
  expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual([
    ...["already-refunded", "already-refunded", "returned"],
  ])
  expect(await statusOf(donation!)).toMatchObject({ refunded_cents: 1000 })
  expect(await amountsOf(donation)).toEqual([50_000, 49_000])
  expect(await giveBack(donation, 1000)).toBe("returned")
  expect(await amountsOf(donation)).toEqual([50_000, 49_000, 48_000])
})

test("above the limit, the books change only when a second person approves a return", async () => {
  for (const source of ["check", "bank", "cash"]) {
    const { donation } = await enter(form({ source, gift_cents: 80_000, reference: source }))
    expect(await giveBack(donation, 30_000)).toBe("returned")
    expect(await giveBack(donation, 30_000)).toBe("waiting")
    expect(await amountsOf(donation)).toEqual([80_000, 50_000])
    const [waiting] = await sql<{ id: string }>(
      "select id from public.refund_requests where donation_id = $1 and status = 'waiting'",
      [donation],
    )
    const approve = async (client = finance) =>
      (await client.rpc("decide_refund", { request: waiting!.id, approves: true }).throwOnError()).data
    expect(await approve()).toBe("own-request")
    expect(await amountsOf(donation)).toEqual([80_000, 50_000])
    expect(await approve(await staff("finance"))).toBe("returned")
    expect(await approve(await staff("finance"))).toBe("not-possible")
    expect(await statusOf(donation!)).toMatchObject({ status: "succeeded", refunded_cents: 60_000 })
    expect(await amountsOf(donation)).toEqual([80_000, 50_000, 20_000])
  }
})

test("things have no amount to return, and a card payment without its id is not returned here", async () => {
  const { donation } = await enter(form({ source: "in-kind", gift_cents: 0, thing: "Two printers" }))
  expect(await giveBack(donation, 1)).toBe("not-possible")
  const card = await gift()
  await deliver({ kind: "paid", donation: card.id, amount_cents: 3000 })
  expect(await giveBack(card.id, 100)).toBe("not-possible")
})

test("finance tracks an employer's match, of gifts that name an employer", async () => {
  const { donation } = await enter(form({ employer: "Delta Freight" }))
  const set = async (id: string, client = finance) =>
    (await client.rpc("set_employer_match", { donation: id, state: "asked" }).throwOnError()).data
  expect(await set(donation!)).toBe("saved")
  expect(await set(donation!, await member())).toBe("not-allowed")
  const { donation: other } = await enter(form())
  expect(await set(other!)).toBe("not-possible")
})

test("finance saves a legal identity that receipts then state; nobody else, and no placeholder", async () => {
  const identity = {
    ...{ legal_name: "Airway Foundation, Inc.", ein: "12-3456789", address: "1 Main Street, Tulsa, OK" },
    deductibility: "No goods or services were given for this gift.",
  }
  const save = async (more: object = {}, client = finance) =>
    (await client.rpc("save_legal_identity", { ...identity, ...more }).throwOnError()).data
  const receiptOf = async (id: string | null) =>
    (await sql("select legal_name, ein, address from public.receipts where donation_id = $1", [id]))[0]
  expect(await receiptOf((await enter(form({ name: "Early" }))).donation)).toMatchObject({ ein: null })
  for (const odd of [
    { ein: "00-0000000" },
    { ein: "123456789" },
    { ein: null },
    { address: " " },
    { deductibility: "No" },
  ])
    expect([odd, await save(odd)]).toEqual([odd, "not-possible"])
  expect(await save({}, await staff("editor"))).toBe("not-allowed")
  expect(await save()).toBe("saved")
  expect(await receiptOf((await enter(form({ name: "Late" }))).donation)).toEqual({
    ...{ legal_name: identity.legal_name, ein: identity.ein, address: identity.address },
  })
})
