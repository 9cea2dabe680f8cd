import { afterAll, expect, test } from "vitest"
import { handle as checkout } from "#supabase/functions/checkout/handler.ts"
import { handle as jobs } from "#supabase/functions/jobs/handler.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { giving } from "./giving-fixtures.ts"

const started = await testBackend()
const { backend, sql, visitor, member, admin, close } = started
afterAll(close)
const { gift, deliver, staff, statusOf } = giving(started)

const KEYS = { SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: backend.secretKey, SITE_URL }
const STRIPE_KEYS = { ...KEYS, STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_1234567890" }
const inProcess: typeof fetch = (input, init) => backend.fetch(new Request(input, init))
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

interface Difference {
  id: string
  kind: string
  payment_id: string | null
  our_cents: number | null
  provider_cents: number | null
  resolution: string | null
}

async function reconcile(env = KEYS, fetch = inProcess) {
  await sql("delete from private.jobs where kind = 'reconcile_payments'")
  await sql("select private.enqueue_job('reconcile_payments')")
  const headers = { apikey: backend.secretKey }
  const request = new Request(`${SITE_URL}/jobs`, { method: "POST", headers, body: `{"seconds":20}` })
  const { done, troubles } = await (await jobs(request, env, fetch)).json()
  expect(done).toContain("reconcile_payments")
  expect(troubles).toEqual([])
}

function differencesOf(donation: string) {
  return sql<Difference>(
    `select id, kind, our_cents, provider_cents, resolution from public.payment_differences
     where donation_id = $1 order by kind, found_at`,
    [donation],
  )
}

async function pay(donation: string, fetch = inProcess) {
  const body = JSON.stringify({ donation, choice: "pay" })
  return checkout(new Request(`${SITE_URL}/checkout`, { method: "POST", body }), KEYS, fetch)
}

/** A gift that the test provider charged two hours ago, and that we know is paid. */
async function paidGift() {
  const { id } = await gift()
  await pay(id)
  await sql("update private.test_payments set paid_at = $2 where donation_id = $1", [id, hoursAgo(2)])
  await sql("update public.donations set paid_at = $2 where id = $1", [id, hoursAgo(2)])
  return id
}

test("a payment whose webhook is lost is found, once, and leaves the list when the event arrives", async () => {
  const { id } = await gift()
  const lost: typeof fetch = (input, init) =>
    String(input).includes("payment-webhook")
      ? Promise.reject(new TypeError("connection lost"))
      : inProcess(input, init)
  await expect(pay(id, lost)).rejects.toThrow("connection lost")
  await reconcile()
  expect(await differencesOf(id)).toEqual([])
  await sql("update private.test_payments set paid_at = $2 where donation_id = $1", [id, hoursAgo(2)])
  await reconcile()
  await reconcile()
  expect(await differencesOf(id)).toMatchObject([
    { kind: "missing-here", our_cents: null, provider_cents: 3000, resolution: null },
  ])
  await deliver({ kind: "paid", donation: id, payment: `pi_test_${id}`, amount_cents: 3000 })
  expect(await statusOf(id)).toMatchObject({ status: "succeeded" })
  await reconcile()
  expect(await differencesOf(id)).toEqual([])
})

test("payments that only we have, other amounts and other refunds are found; gifts that match are not", async () => {
  const [missing, amount, refund, fine] = [
    await paidGift(),
    await paidGift(),
    await paidGift(),
    await paidGift(),
  ]
  await sql("delete from private.test_payments where donation_id = $1", [missing])
  await sql("update private.test_payments set cents = 2500 where donation_id = $1", [amount])
  await sql("update private.test_payments set refunded_cents = 1000 where donation_id = $1", [refund])
  await reconcile()
  const found = async (id: string) =>
    (await differencesOf(id)).map(d => [d.kind, d.our_cents, d.provider_cents])
  expect(await found(missing)).toEqual([["missing-there", 3000, null]])
  expect(await found(amount)).toEqual([["amount", 3000, 2500]])
  expect(await found(refund)).toEqual([["refund", 0, 1000]])
  expect(await found(fine)).toEqual([])
})

test("only finance sees and resolves a difference, with a reason, and it does not come back", async () => {
  const id = await paidGift()
  await sql("update private.test_payments set refunded_cents = 1000 where donation_id = $1", [id])
  await reconcile()
  const [row] = await differencesOf(id)
  const difference = row!.id
  const finance = await staff("finance")
  const seenBy = async (client: typeof finance) =>
    (await client.from("payment_differences").select("id").eq("id", difference)).data ?? []
  const resolve = async (client: typeof finance, reason: string) =>
    (await client.rpc("resolve_payment_difference", { difference, reason })).data
  for (const client of [visitor, await member(), await staff("outreach")]) {
    expect(await seenBy(client)).toEqual([])
    expect(["not-allowed", null]).toContain(await resolve(client, "It is mine."))
    const { error } = await client.rpc("reconcile_payments", {
      mode: "live",
      since: "2026-01-01",
      payments: [],
    })
    expect(error?.code).toBe("42501")
  }
  expect(await seenBy(finance)).toHaveLength(1)
  for (const reason of ["", "  ", "x".repeat(501)])
    expect(await resolve(finance, reason)).toBe("reason-missing")
  expect(await resolve(finance, "Refunded by hand in the dashboard.")).toBe("resolved")
  expect(await resolve(finance, "Once more.")).toBe("unknown")
  await reconcile()
  expect(await differencesOf(id)).toMatchObject([{ resolution: "Refunded by hand in the dashboard." }])
  await sql("update private.test_payments set refunded_cents = 2000 where donation_id = $1", [id])
  await reconcile()
  expect(await differencesOf(id)).toMatchObject([
    { provider_cents: 1000 },
    { provider_cents: 2000, resolution: null },
  ])
})

test("only finance resolves a held event, with a reason, and it leaves the list", async () => {
  const { id } = await gift()
  const event = `evt_held_${id}`
  expect(await deliver({ id: event, kind: "paid", donation: id, amount_cents: 1 })).toBe("held")
  const finance = await staff("finance")
  const resolve = async (client: typeof finance, reason: string, held = event) =>
    (await client.rpc("resolve_payment_event", { event: held, reason })).data
  const isListed = async () =>
    (await finance.rpc("payment_problems").throwOnError()).data.some(problem => problem.id === event)
  for (const client of [visitor, await member(), await staff("outreach")])
    expect(["not-allowed", null]).toContain(await resolve(client, "It is mine."))
  expect(await resolve(finance, " ")).toBe("reason-missing")
  expect(await resolve(finance, "There is none.", "evt_unknown")).toBe("unknown")
  expect(await isListed()).toBe(true)
  expect(await resolve(finance, "A test of the provider.")).toBe("resolved")
  expect(await isListed()).toBe(false)
  expect(await resolve(finance, "Once more.")).toBe("unknown")
  expect(await statusOf(id)).toEqual({ status: "created", refunded_cents: 0 })
})

test("held events have pages", async () => {
  const { id } = await gift()
  for (let at = 0; at < 22; at++)
    await deliver({ id: `evt_page_${at}_${id}`, kind: "paid", donation: id, amount_cents: 1 })
  const finance = await staff("finance")
  const first = (await finance.rpc("payment_problems").throwOnError()).data
  expect(first).toHaveLength(21)
  const { received_at: before_time, id: before_id } = first[19]!
  const rest = (await finance.rpc("payment_problems", { before_time, before_id }).throwOnError()).data
  expect(rest[0]!.id).toBe(first[20]!.id)
  expect(new Set([...first.slice(0, 20), ...rest].map(problem => problem.id)).size).toBe(20 + rest.length)
})

test("the list of Stripe is read to its last page, with refunds and disputes of older payments and without other sales", async () => {
  const [paid, old, disputed] = [await gift(), await gift(), await gift()]
  await deliver({ kind: "paid", donation: disputed.id, payment: `pi_${disputed.id}`, amount_cents: 3000 })
  await deliver({ kind: "paid", donation: old.id, payment: `pi_${old.id}`, amount_cents: 3000 })
  const charge = (name: string, more: object = {}) => ({
    ...{
      id: `ch_${name}`,
      object: "charge",
      payment_intent: `pi_${name}`,
      status: "succeeded",
      currency: "usd",
    },
    ...{
      amount_captured: 3000,
      amount_refunded: 0,
      disputed: false,
      created: Math.floor(Date.now() / 1000) - 7200,
      metadata: {},
    },
    ...more,
  })
  const list = (data: object[], has_more = false) => Response.json({ object: "list", data, has_more })
  const asked: string[] = []
  const stripe: typeof fetch = (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input))
    if (url.hostname !== "api.stripe.com") return inProcess(input, init)
    asked.push(url.pathname)
    if (url.pathname === "/v1/refunds") {
      const older = charge(old.id, {
        amount_refunded: 700,
        created: Math.floor(hoursAgo(24 * 60).getTime() / 1000),
      })
      return Promise.resolve(list([{ id: "re_1", charge: older }]))
    }
    if (url.pathname === "/v1/disputes")
      return Promise.resolve(list([{ id: "dp_1", charge: charge(disputed.id, { disputed: true }) }]))
    if (url.pathname === "/v1/invoice_payments") return Promise.resolve(list([]))
    if (!url.searchParams.has("starting_after"))
      return Promise.resolve(list([charge("shop"), charge("declined", { status: "failed" })], true))
    return Promise.resolve(list([charge(paid.id, { metadata: { donation: paid.id } })]))
  }
  await reconcile(STRIPE_KEYS, stripe)
  await reconcile(STRIPE_KEYS, stripe)
  expect(asked.filter(path => path === "/v1/charges")).toHaveLength(4)
  expect(await differencesOf(paid.id)).toMatchObject([{ kind: "missing-here", provider_cents: 3000 }])
  expect(await differencesOf(old.id)).toMatchObject([{ kind: "refund", our_cents: 0, provider_cents: 700 }])
  expect(await differencesOf(disputed.id)).toMatchObject([
    { kind: "dispute", our_cents: null, provider_cents: 3000 },
  ])
  const finance = await staff("finance")
  const compared = async (client: typeof finance) =>
    (await client.from("payment_comparisons").select("mode, payments").eq("mode", "stripe-test")).data ?? []
  expect(await compared(finance)).toEqual([{ mode: "stripe-test", payments: 3 }])
  expect(await compared(await staff("outreach"))).toEqual([])
  expect(
    await sql("select from public.payment_differences where payment_id in ('pi_shop', 'pi_declined')"),
  ).toEqual([])
})

test("the comparison is queued once a night, in the time zone of the organization", async () => {
  await sql("delete from private.jobs where kind = 'reconcile_payments'")
  // Chicago is six hours behind UTC in winter.
  for (const at of ["2027-01-10 07:59Z", "2027-01-10 08:00Z", "2027-01-10 23:00Z", "2027-01-11 07:00Z"])
    await sql("select private.queue_reconciliation($1)", [at])
  const keys = await sql("select dedupe_key from private.jobs where kind = 'reconcile_payments'")
  expect(keys).toEqual([{ dedupe_key: "reconcile payments 2027-01-10" }])
  await admin.rpc("record_test_payment", { payment: "pi_test_twice", cents: 500 }).throwOnError()
  await admin.rpc("record_test_payment", { payment: "pi_test_twice", cents: 500 }).throwOnError()
  expect(await sql("select cents from private.test_payments where id = 'pi_test_twice'")).toEqual([
    { cents: 500 },
  ])
})
