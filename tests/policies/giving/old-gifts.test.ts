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

test("forms that were never paid go after 30 days; a failed payment has an event and stays", async () => {
  const [old, recent, failed] = [await gift(), await gift(), await gift()]
  await deliver({ kind: "failed", donation: failed.id, amount_cents: 3000 })
  await age(old.id, 31)
  await age(recent.id, 29)
  await age(failed.id, 31)
  expect(await cleanUp()).toBe(1)
  expect(await cleanUp()).toBe(0)
  expect(await statusOf(old.id)).toBeUndefined()
  expect(await statusOf(recent.id)).toMatchObject({ status: "created" })
  expect(await statusOf(failed.id)).toMatchObject({ status: "failed" })
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
