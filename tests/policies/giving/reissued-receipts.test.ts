import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { gift, deliver, keyFor, staff, receiptsOf, emailsTo } = giving(backend)
const finance = await staff("finance")
const EIN = "12-3456789"

/** A paid gift of real money. */
async function realGift(email: string, gift_cents = 3000) {
  const { id } = await gift({ email, gift_cents })
  await sql("update public.donations set is_live = true where id = $1", [id])
  await deliver({ kind: "paid", donation: id, amount_cents: gift_cents, is_live: true })
  return id
}

async function preview(client = finance) {
  return (await client.rpc("reissue_preview").throwOnError()).data
}

async function reissue(client = finance) {
  return (await client.rpc("reissue_receipts").throwOnError()).data
}

async function setEin(ein: string | null) {
  await sql("update public.site_settings set ein = $1", [ein])
}

test("receipts without an EIN are replaced once, however often and by however many people", async () => {
  const [first, second] = [`${crypto.randomUUID()}@example.org`, `${crypto.randomUUID()}@example.org`]
  const gifts = [await realGift(first), await realGift(first, 4500), await realGift(second)]
  const tested = await gift()
  await deliver({ kind: "paid", donation: tested.id, amount_cents: 3000 })
  const refunded = await realGift(`${crypto.randomUUID()}@example.org`)
  await deliver({ kind: "refunded", donation: refunded, amount_cents: 3000, is_live: true })
  const unaddressed = await realGift(`${crypto.randomUUID()}@example.org`)
  await sql("update public.donations set donor_email = null where id = $1", [unaddressed])
  await sql("update public.receipts set donor_email = null where donation_id = $1", [unaddressed])
  expect(await preview()).toEqual({ receipts: 0, donors: 0, without_email: 0 })
  expect(await reissue()).toBe("none-left")

  await setEin(EIN)
  expect(await preview()).toEqual({ receipts: 4, donors: 2, without_email: 1 })
  await Promise.all(Array.from({ length: 4 }, () => reissue()))
  expect(await reissue()).toBe("none-left")
  expect(await preview()).toEqual({ receipts: 0, donors: 0, without_email: 0 })
  for (const id of [...gifts, unaddressed]) {
    const [old, made, ...more] = await receiptsOf(id)
    expect([made?.replaces, made?.amount_cents, more]).toEqual([old!.number, old!.amount_cents, []])
  }
  expect(await receiptsOf(tested.id)).toHaveLength(1)
  expect(await receiptsOf(refunded)).toHaveLength(2)
  const [numbers] = await sql(
    `select count(*)::int = max(number) as gapless,
       count(*) filter (where ein = $1)::int as complete from public.receipts`,
    [EIN],
  )
  expect(numbers).toEqual({ gapless: true, complete: 4 })
  expect((await emailsTo(first)).filter(key => key === "gift-receipt-replaced")).toHaveLength(2)
  expect((await emailsTo(second)).filter(key => key === "gift-receipt-replaced")).toHaveLength(1)
})

test("a refund replaces the replacement, and the earlier receipts say so", async () => {
  await setEin(null)
  const id = await realGift(`${crypto.randomUUID()}@example.org`)
  await setEin(EIN)
  await reissue()
  await deliver({ kind: "refunded", donation: id, amount_cents: 1000, is_live: true })
  const [old, complete, corrected] = await receiptsOf(id)
  expect(corrected).toMatchObject({ amount_cents: 2000, replaces: complete!.number })
  const [row] = await sql<{ code: string }>("select code from public.receipts where number = $1", [
    old!.number,
  ])
  const { data } = await visitor.rpc("receipt_card", { wanted: row!.code }).throwOnError()
  expect(data).toMatchObject({ replacedBy: complete!.number })
})

test("a statement that lacks the EIN is replaced when the donor asks for it again", async () => {
  await setEin(null)
  const email = `${crypto.randomUUID()}@example.org`
  await realGift(email)
  const key = await keyFor(email)
  const statement = async () =>
    (await visitor.rpc("request_gift_statement", { year: 2026, key }).throwOnError()).data
  const early = await statement()
  expect(await statement()).toBe(early)
  await setEin(EIN)
  const complete = await statement()
  expect(complete).not.toBe(early)
  expect(await statement()).toBe(complete)
  const { data } = await visitor.rpc("statement_sheet", { statement: early! }).throwOnError()
  expect(data).toMatchObject({ ein: null, isReplaced: true })
})

test("only finance sees the preview and replaces receipts", async () => {
  await setEin(null)
  const id = await realGift(`${crypto.randomUUID()}@example.org`)
  await setEin(EIN)
  for (const client of [await member(), await staff("outreach"), await staff("editor")]) {
    expect(await preview(client)).toEqual({ receipts: null, donors: null, without_email: null })
    expect(await reissue(client)).toBe("not-allowed")
  }
  expect((await visitor.rpc("reissue_receipts")).error?.code).toBe("42501")
  expect((await visitor.rpc("reissue_preview")).error?.code).toBe("42501")
  expect(await receiptsOf(id)).toHaveLength(1)
})
