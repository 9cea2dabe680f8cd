import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, close } = backend
afterAll(close)
const { gift, monthlyGift, deliver, statusOf } = giving(backend)

/** Makes a gift, and its plan if it has one, older than it is. */
async function age(id: string, days: number) {
  await sql("update public.donations set created_at = created_at - make_interval(days => $2) where id = $1", [
    ...[id, days],
  ])
  await sql(
    `update public.subscriptions s set created_at = s.created_at - make_interval(days => $2)
     from public.donations d where d.id = $1 and s.id = d.subscription_id`,
    [id, days],
  )
}

async function cleanUp() {
  const [row] = await sql<{ count: number }>("select private.delete_old_donations()::integer as count")
  return row!.count
}

const plansOf = (email: string) =>
  sql("select status from public.subscriptions where donor_email = $1", [email])

test("gifts that were never paid go after 30 days, those that failed with their events", async () => {
  const [old, recent, failed, held] = [await gift(), await gift(), await gift(), await gift()]
  await deliver({ kind: "failed", donation: failed.id, amount_cents: 3000 })
  await deliver({ kind: "paid", donation: held.id, amount_cents: 2999 })
  const justFailed = await gift()
  await deliver({ kind: "failed", donation: justFailed.id, occurred_at: new Date().toISOString() })
  for (const { id } of [old, failed, held, justFailed]) await age(id, 31)
  await age(recent.id, 29)
  expect(await cleanUp()).toBe(2)
  expect(await cleanUp()).toBe(0)
  expect(await statusOf(old.id)).toBeUndefined()
  expect(await statusOf(failed.id)).toBeUndefined()
  expect(await sql("select from private.payment_events where donation_id = $1", [failed.id])).toEqual([])
  expect(await statusOf(recent.id)).toMatchObject({ status: "created" })
  expect(await statusOf(held.id)).toMatchObject({ status: "created" })
  expect(await statusOf(justFailed.id)).toMatchObject({ status: "failed" })
})

test("a charge of a repeating gift that failed goes after 30 days, its first gift while it repeats does not", async () => {
  const { id, email, subscription } = await monthlyGift()
  await deliver({ kind: "failed", subscription, invoice: "in_failed", amount_cents: 3000 })
  await sql("update public.donations set paid_at = null where id = $1", [id])
  await sql(
    "update public.donations set created_at = now() - interval '31 days' where lower(donor_email) = $1",
    [email],
  )
  expect(await cleanUp()).toBe(1)
  expect(await sql("select invoice_id from public.donations where donor_email = $1", [email])).toEqual([
    { invoice_id: null },
  ])
})

test("a repeating gift that was never paid goes after 60 days", async () => {
  const { id, email } = await gift({ frequency: "monthly" })
  await age(id, 31)
  await cleanUp()
  expect(await plansOf(email)).toEqual([{ status: "pending" }])
  await sql(
    "update public.subscriptions set created_at = now() - interval '61 days' where donor_email = $1",
    [email],
  )
  await cleanUp()
  expect(await plansOf(email)).toEqual([])
})

test("paid gifts go after seven and a half years, and a canceled plan with the last of them", async () => {
  const plans = await Promise.all([monthlyGift(), monthlyGift()])
  for (const { id, subscription } of plans) {
    await age(id, 2745)
    await deliver({ kind: "subscription-canceled", subscription })
  }
  const later = await deliver({
    ...{ kind: "paid", subscription: plans[1].subscription, invoice: "in_later", amount_cents: 3000 },
  })
  expect(later).toBe("applied")
  expect(await cleanUp()).toBe(2)
  expect(await plansOf(plans[0].email)).toEqual([])
  expect(await plansOf(plans[1].email)).toEqual([{ status: "canceled" }])
})
