import { afterAll, expect, test } from "vitest"
import { coveredFee } from "#app/features/giving/money.ts"
import { givingOptions } from "#app/features/giving/queries.ts"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql, visitor } = backend
const { gift, monthlyGift, keyFor, planOf } = giving(backend)

test("the page shows the fee that the database charges, for cards and bank accounts", async () => {
  const { fees } = await givingOptions(visitor)
  const rows = await sql<{ gift: number; card: number; bank: number }>(
    `select gift, private.covered_fee(gift, false) as card, private.covered_fee(gift, true) as bank
     from generate_series(100, 2500000, 1201) as gift`,
  )
  expect(rows.length).toBeGreaterThan(2000)
  expect(
    rows.filter(
      ({ gift, card, bank }) => card !== coveredFee(gift, fees.card) || bank !== coveredFee(gift, fees.bank),
    ),
  ).toEqual([])
})

test("a gift has the fee of its method, and another method is another gift", async () => {
  const form = {
    gift_cents: 6000,
    frequency: "once",
    covers_fee: true,
    name: "Ana",
    visibility: "anonymous",
  } as const
  const email = `${crypto.randomUUID()}@example.org`
  const start = async (is_bank_debit: boolean) =>
    (await visitor.rpc("start_donation", { ...form, email, is_bank_debit }).throwOnError()).data.donation!
  const [card, bank, again] = [await start(false), await start(true), await start(true)]
  expect([again === bank, card === bank]).toEqual([true, false])
  const rows = await sql("select fee_cents from public.donations where id = any ($1) order by 1", [
    [card, bank],
  ])
  expect(rows).toEqual([{ fee_cents: 48 }, { fee_cents: 210 }])
  expect((await gift({ ...form, is_bank_debit: true })).id).toBeTruthy()
})

test("another amount of a repeating bank debit has the fee of bank debits, and so have its later gifts", async () => {
  const { id, email, subscription } = await monthlyGift({
    gift_cents: 6000,
    covers_fee: true,
    is_bank_debit: true,
  })
  const change = { subscription, kind: "amount", gift_cents: 100_000, key: await keyFor(email) } as const
  const { data } = await visitor.rpc("change_gift", change).throwOnError()
  expect(data.outcome).toBe("accepted")
  const [open] = await sql("select private.open_gift_change($1) as change", [data.change])
  expect(open).toMatchObject({ change: { totalCents: 100_500, isBankDebit: true } })
  expect(await planOf(subscription)).toMatchObject({ gift_cents: 6000, fee_cents: 48 })
  await sql("select private.recurring_donation($1, 'in_bank', false, 6048)", [subscription])
  const gifts = await sql("select is_bank_debit from public.donations where subscription_id = $1", [
    subscription,
  ])
  expect([id, gifts]).toEqual([id, [{ is_bank_debit: true }, { is_bank_debit: true }]])
})
