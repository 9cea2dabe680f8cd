import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor, member } = backend
const { gift, deliver, keyFor, emailsTo } = giving(backend)

/** A paid gift of an address in a year. */
async function paidGift(email: string, year: number, gift_cents: number) {
  const { id } = await gift({ email, gift_cents })
  await deliver({
    kind: "paid",
    donation: id,
    amount_cents: gift_cents,
    occurred_at: `${year}-06-01T12:00:00Z`,
  })
  return id
}

async function statement(year: number, key: string) {
  return (await visitor.rpc("request_gift_statement", { year, key }).throwOnError()).data as string | null
}

async function sheetOf(id: string) {
  return (await visitor.rpc("statement_sheet", { statement: id }).throwOnError()).data as Record<
    string,
    unknown
  >
}

test("a statement adds up the gifts of a year, and a later gift or refund replaces it", async () => {
  const email = `${crypto.randomUUID()}@example.org`
  await paidGift(email, 2024, 3000)
  const last = await paidGift(email, 2024, 4500)
  await paidGift(email, 2025, 9900)
  const key = await keyFor(email)
  const first = await statement(2024, key)
  expect(await statement(2024, key)).toBe(first)
  expect(await sheetOf(first!)).toMatchObject({ amountCents: 7500, giftCount: 2, isReplaced: false })
  await deliver({ kind: "refunded", donation: last, amount_cents: 500 })
  const second = await statement(2024, key)
  expect(await sheetOf(second!)).toMatchObject({ amountCents: 7000, giftCount: 2, isReplaced: false })
  // Each statement keeps the list of the gifts that it counted.
  const listed = async (id: string) =>
    (await sheetOf(id)).gifts as { receivedOn: string; amountCents: number; refundedCents: number }[]
  expect(await listed(second!)).toMatchObject([
    { receivedOn: "2024-06-01", amountCents: 3000, refundedCents: 0 },
    { receivedOn: "2024-06-01", amountCents: 4000, refundedCents: 500 },
  ])
  expect((await listed(first!)).map(({ amountCents }) => amountCents)).toEqual([3000, 4500])
  const replaced = await sheetOf(first!)
  expect(replaced).toMatchObject({ isReplaced: true })
  const { data } = await visitor.rpc("statement_card", { wanted: String(replaced.code) }).throwOnError()
  expect(data).toMatchObject({ year: 2024, amountCents: 7500, isReplaced: true, isLive: false })
  expect(JSON.stringify(data)).not.toContain("Ana")
  expect(await statement(2023, key)).toBeNull()
  for (const year of [-1, 0, 99_999]) expect(await statement(year, key)).toBeNull()
})

test("nobody gets the statement of another donor", async () => {
  const email = `${crypto.randomUUID()}@example.org`
  await paidGift(email, 2024, 3000)
  expect(await statement(2024, "0".repeat(64))).toBeNull()
  expect((await visitor.rpc("request_gift_statement", { year: 2024 }).throwOnError()).data).toBeNull()
  const other = await member()
  expect((await other.rpc("request_gift_statement", { year: 2024 }).throwOnError()).data).toBeNull()
  await statement(2024, await keyFor(email))
  expect((await other.from("gift_statements").select("id").throwOnError()).data).toEqual([])
})

test("in January each donor of real gifts gets one statement by email, however often the task runs", async () => {
  const [live, tested] = [`${crypto.randomUUID()}@example.org`, `${crypto.randomUUID()}@example.org`]
  await paidGift(live, 2024, 3000)
  await paidGift(live, 2024, 2000)
  await paidGift(tested, 2024, 3000)
  await sql("update public.receipts set is_live = true where donor_email = $1", [live])
  const run = (today: string) => sql(`select private.send_gift_statements('${today}')`)
  await run("2024-12-31")
  await run("2025-02-01")
  expect(await emailsTo(live)).not.toContain("gift-statement")
  for (let time = 0; time < 3; time++) await run("2025-01-04")
  expect((await emailsTo(live)).filter(message => message === "gift-statement")).toHaveLength(1)
  expect(await emailsTo(tested)).not.toContain("gift-statement")
  const rows = await sql(
    "select amount_cents::int, year from public.gift_statements where donor_email = $1",
    [live],
  )
  expect(rows).toEqual([{ amount_cents: 5000, year: 2024 }])
})

test("statements are emailed 200 at a time, and to donors whose gift was entered late", async () => {
  const give = (count: number, address: string) =>
    sql(
      `with gift as (
         insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, source, paid_at)
         select 'Ruth', ${address}, 'anonymous', 1000, 'once', true, 'check', timestamptz '2022-06-01 18:00Z'
         from generate_series(1, $1::integer) n returning *)
       select private.issue_receipt(g::public.donations) from gift g`,
      [count],
    )
  const run = async () => {
    const [row] = await sql<{ sent: number }>(
      "select private.send_gift_statements('2023-01-04')::integer as sent",
    )
    return row!.sent
  }
  await give(230, "'Many-' || n || '@example.org'")
  // A second gift of the same donors changes nothing.
  await give(20, "'many-' || n || '@example.org'")
  expect([await run(), await run(), await run()]).toEqual([200, 30, 0])
  await give(1, "'a-late-one@example.org'")
  expect([await run(), await run()]).toEqual([1, 0])
  const emails = await sql<{ to_address: string }>(
    "select to_address from private.email_outbox where message = 'gift-statement' and dedupe_key like 'statement 2022 %'",
  )
  expect(emails).toHaveLength(231)
  expect(new Set(emails.map(({ to_address }) => to_address)).size).toBe(231)
})
