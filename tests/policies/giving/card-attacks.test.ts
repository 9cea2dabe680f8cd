import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, close } = backend
afterAll(close)
const { staff, emailsTo } = giving(backend)
await Promise.all([staff("finance"), staff("finance"), staff("admin"), staff("editor")])

/** Gifts of the last minutes, of which some were paid. */
async function startedGifts(unpaid: number, paid = 0) {
  await sql("delete from public.donations")
  await sql(
    `insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, paid_at, created_at)
     select 'Ruth', n || '@example.org', 'anonymous', 100, 'once', case when n > $1::integer then now() end,
       now() - interval '5 minutes' from generate_series(1, $1::integer + $2::integer) n`,
    [unpaid, paid],
  )
}

async function give(email = `${crypto.randomUUID()}@example.org`) {
  const form = { gift_cents: 3000, frequency: "once" as const, covers_fee: false, name: "Ana Reyes", email }
  const { data } = await visitor
    .rpc("start_donation", { ...form, visibility: "anonymous" as const })
    .throwOnError()
  return { ...data, email }
}

async function alerts() {
  return sql("select dedupe_key from private.email_outbox where message = 'card-attack'")
}

test("many unpaid gifts make donors confirm by email, finance hears of it once, and it ends after an hour", async () => {
  await startedGifts(59)
  expect((await give()).outcome).toBe("started")
  expect(await alerts()).toEqual([])
  const { outcome, donation, email } = await give()
  expect([outcome, donation]).toEqual(["confirm-email", null])
  expect(await give(email)).toMatchObject({ outcome: "confirm-email", donation: null })
  expect(await emailsTo(email)).toEqual(["gift-confirm"])
  expect((await give()).outcome).toBe("confirm-email")
  expect(await alerts()).toHaveLength(3)
  const [sent] = await sql<{ id: string }>(
    "select params ->> 'id' as id from private.email_outbox where to_address = $1",
    [email],
  )
  const { data } = await visitor.rpc("gift_progress", { gift: sent!.id }).throwOnError()
  expect(data).toMatchObject({ status: "created", isUnconfirmed: true })
  await startedGifts(0)
  expect((await give()).outcome).toBe("confirm-email")
  await sql("update private.card_attacks set last_at = now() - interval '61 minutes'")
  expect((await give()).outcome).toBe("started")
  await startedGifts(60)
  expect((await give()).outcome).toBe("confirm-email")
  expect(await alerts()).toHaveLength(6)
})

test("a campaign with many paid gifts is no attack", async () => {
  await sql("update private.card_attacks set last_at = now() - interval '61 minutes'")
  await startedGifts(80, 40)
  expect((await give()).outcome).toBe("started")
})
