import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, member, close } = backend
afterAll(close)
const { staff, emailsTo } = giving(backend)
const finance = await staff("finance")

const today = new Date().toISOString().slice(0, 10)

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

function form(more: object = {}) {
  const email = `${crypto.randomUUID()}@example.org`
  const checks = [
    { cents: 10_000, name: "Ada Check", email, reference: "101" },
    { cents: 2550, name: "Ada Check", email: null, reference: null },
    { cents: 2550, name: "Ada Check", email: null, reference: null },
  ]
  const given = { batch: crypto.randomUUID(), received_on: daysAgo(2), expected_cents: 15_100, checks }
  return { ...given, ...more, email }
}

async function enter({ email: _, ...given }: ReturnType<typeof form>, client = finance) {
  return (await client.rpc("record_check_batch", given).throwOnError()).data
}

async function giftsOf(batch: string) {
  return sql<{ gift_cents: number; receipt: number | null }>(
    `select d.gift_cents, r.number as receipt from public.donations d left join public.receipts r on r.donation_id = d.id
     where d.batch_id = $1 order by r.number`,
    [batch],
  )
}

test("checks that add up get receipts without gaps, and the same form sent twice is one batch", async () => {
  const given = form()
  expect(await Promise.all([enter(given), enter(given), enter(given)])).toEqual(Array(3).fill("recorded"))
  const gifts = await giftsOf(given.batch)
  expect(gifts.map(({ gift_cents }) => gift_cents)).toEqual([10_000, 2550, 2550])
  const numbers = gifts.map(({ receipt }) => receipt!)
  expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2])
  expect(await emailsTo(given.email)).toEqual(["gift-receipt"])
  const { data } = await finance.from("check_batches").select("checks, total_cents").eq("id", given.batch)
  expect(data).toEqual([{ checks: 3, total_cents: 15_100 }])
})

test("a batch that does not add up, or has one odd check, enters nothing", async () => {
  const [first] = form().checks
  const odd: [object, string][] = [
    [{ expected_cents: 15_101 }, "total-differs"],
    [{ expected_cents: null }, "total-differs"],
    [{ received_on: daysAgo(-2) }, "invalid-day"],
    [{ received_on: daysAgo(800) }, "invalid-day"],
    [{ checks: [] }, "invalid"],
    [{ checks: { cents: 100 } }, "invalid"],
    [{ checks: [first, { cents: 0, name: "Ben" }], expected_cents: 10_000 }, "invalid"],
    [{ checks: [first, { cents: 50, name: " " }], expected_cents: 10_050 }, "invalid"],
    [{ checks: [first, { cents: 50, name: "Ben", email: "ben@" }], expected_cents: 10_050 }, "invalid"],
    [{ checks: [first, { cents: "many", name: "Ben" }], expected_cents: 10_000 }, "invalid"],
    [{ checks: [{ cents: 3_000_000_000, name: "Ben" }], expected_cents: 3_000_000_000 }, "invalid"],
    [{ checks: Array(51).fill({ cents: 1, name: "Ben" }), expected_cents: 51 }, "invalid"],
  ]
  const numbers = () => sql("select last_number from private.receipt_numbers")
  const before = await numbers()
  for (const [more, outcome] of odd) {
    const given = form(more)
    expect([more, await enter(given)]).toEqual([more, outcome])
    expect(await giftsOf(given.batch)).toEqual([])
    expect(await sql("select from public.check_batches where id = $1", [given.batch])).toEqual([])
  }
  expect(await numbers()).toEqual(before)
})

test("only finance enters and reads batches", async () => {
  const given = form({ received_on: today })
  for (const client of [await member(), await staff("outreach"), await staff("editor")]) {
    expect(await enter(given, client)).toBe("not-allowed")
    expect((await client.from("check_batches").select("id").throwOnError()).data).toEqual([])
  }
  const { email: _, ...args } = given
  expect((await visitor.rpc("record_check_batch", args)).error?.code).toBe("42501")
})
