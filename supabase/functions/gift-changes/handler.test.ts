import Stripe from "stripe"
import { afterAll, expect, test } from "vitest"
import { giving } from "#tests/policies/giving/giving-fixtures.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { handle as checkout } from "../checkout/handler.ts"
import { handle as jobs } from "../jobs/handler.ts"
import { handle as webhook } from "../payment-webhook/handler.ts"
import { handle } from "./handler.ts"

const started = await testBackend()
const { backend, sql, visitor, close } = started
afterAll(close)
const { gift, keyFor, planOf, emailsTo, monthlyGift } = giving(started)

const KEYS = { SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: backend.secretKey, SITE_URL }
const STRIPE_KEYS = { ...KEYS, STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_1234567890" }
const inProcess: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

function post(body: unknown, name = "gift-changes") {
  return new Request(`${SITE_URL}/${name}`, { method: "POST", body: JSON.stringify(body) })
}

async function ask(body: unknown, env: Record<string, string> = KEYS, fetch = inProcess) {
  const response = await handle(post(body), env, fetch)
  return { status: response.status, answer: await response.json() }
}

async function runJobs(env = KEYS, fetch = inProcess) {
  const headers = { apikey: backend.secretKey }
  const request = new Request(`${SITE_URL}/jobs`, { method: "POST", headers, body: `{"seconds":20}` })
  return (await jobs(request, env, fetch)).json()
}

/** A monthly gift that was paid with the test provider. */
async function paidGift() {
  const { id, email } = await gift({ frequency: "monthly" })
  await checkout(post({ donation: id, choice: "pay" }), KEYS, inProcess)
  const [row] = await sql<{ subscription: string }>(
    "select subscription_id as subscription from public.donations where id = $1",
    [id],
  )
  return { email, subscription: row!.subscription, key: await keyFor(email) }
}

async function change(args: object) {
  return (await visitor.rpc("change_gift", args as never).throwOnError()).data.change!
}

async function makeDue(subscription: string, column = "next_charge_at") {
  await sql(`update public.subscriptions set ${column} = now() - interval '1 hour' where id = $1`, [
    subscription,
  ])
  await sql("select private.queue_test_charges()")
}

async function giftsOf(subscription: string) {
  return sql<{ status: string; payment_id: string | null; receipts: number }>(
    `select status, payment_id, (select count(*)::int from public.receipts r where r.donation_id = d.id) as receipts
     from public.donations d where subscription_id = $1 order by created_at, id`,
    [subscription],
  )
}

test("the test provider confirms a change with a signed event, once", async () => {
  const { subscription, key } = await paidGift()
  const id = await change({ subscription, key, kind: "amount", gift_cents: 5000 })
  expect(await ask({ change: id })).toEqual({ status: 200, answer: { outcome: "done" } })
  expect(await planOf(subscription)).toMatchObject({ gift_cents: 5000, status: "active" })
  expect((await ask({ change: id })).status).toBe(404)
  expect((await ask({ change: crypto.randomUUID() })).status).toBe(404)
  expect((await ask({ change: "x" })).status).toBe(400)
  expect((await ask({ change: id }, { ...KEYS, SITE_URL: "https://www.example.org" })).status).toBe(503)
  await ask({ change: await change({ subscription, key, kind: "cancel" }) })
  expect(await planOf(subscription)).toMatchObject({ status: "canceled" })
})

test("the job carries out a change that failed while the donor waited", async () => {
  const { subscription, key } = await paidGift()
  await change({ subscription, key, kind: "cancel" })
  await sql("update private.jobs set run_after = now() where kind = 'change_gift' and done_at is null")
  await runJobs()
  expect(await planOf(subscription)).toMatchObject({ status: "canceled" })
})

test("the next period is charged once, with its payment and receipt, however often the job runs", async () => {
  const { subscription, email } = await paidGift()
  await makeDue(subscription)
  await makeDue(subscription)
  await runJobs()
  await sql("update private.jobs set done_at = null where kind = 'charge_test_gift'")
  await runJobs()
  const paid = { status: "succeeded", payment_id: expect.stringMatching(/^pi_test_/), receipts: 1 }
  expect(await giftsOf(subscription)).toEqual([paid, paid])
  expect((await planOf(subscription)).next_charge_at.getTime()).toBeGreaterThan(Date.now())
  expect(await emailsTo(email)).toEqual(["gift-receipt", "gift-receipt"])
})

function dayAhead(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test("the test provider charges a gift that starts later on its day, and ends it after its last day", async () => {
  const planned = { starts_on: dayAhead(40), ends_on: dayAhead(60) }
  const { id, email } = await gift({ frequency: "monthly", ...planned } as never)
  const pay = async () => (await checkout(post({ donation: id, choice: "pay" }), KEYS, inProcess)).status
  expect([await pay(), await pay()]).toEqual([200, 404])
  const [row] = await sql<{ subscription: string }>(
    "select subscription_id as subscription from public.donations where id = $1",
    [id],
  )
  const { subscription } = row!
  await runJobs()
  expect(await giftsOf(subscription)).toMatchObject([{ status: "created", receipts: 0 }])
  await makeDue(subscription)
  await runJobs()
  expect(await giftsOf(subscription)).toMatchObject([{ status: "succeeded", receipts: 1 }])
  await sql(
    "update public.subscriptions set starts_at = null, ends_at = now() - interval '1 hour' where id = $1",
    [subscription],
  )
  await sql("update public.subscriptions set next_charge_at = null where id = $1", [subscription])
  await sql("select private.queue_test_charges()")
  await runJobs()
  expect(await planOf(subscription)).toMatchObject({ status: "canceled" })
  expect(await emailsTo(email)).toEqual(["gift-planned", "gift-receipt", "gift-ended"])
  expect(await giftsOf(subscription)).toHaveLength(1)
})

test("a declined card is tried again, and a new card is charged at once", async () => {
  const { subscription, key, email } = await paidGift()
  const card = await change({ subscription, key, kind: "card" })
  expect((await ask({ change: card, back: "/me/gifts" })).answer.url).toContain("/donate/test-card?change=")
  expect((await ask({ change: card, card: "declines" })).answer).toEqual({ outcome: "applied" })
  expect((await ask({ change: card, card: "works" })).status).toBe(404)
  await makeDue(subscription)
  await runJobs()
  expect(await planOf(subscription)).toMatchObject({ status: "past-due", failed_charges: 1 })
  await makeDue(subscription, "retry_at")
  await runJobs()
  expect(await planOf(subscription)).toMatchObject({ failed_charges: 2 })
  const again = await change({ subscription, key: await keyFor(email), kind: "card" })
  await ask({ change: again, card: "works" })
  await sql("select private.queue_test_charges()")
  await runJobs()
  expect(await planOf(subscription)).toMatchObject({ status: "active", failed_charges: 0 })
  expect(await giftsOf(subscription)).toMatchObject([
    { status: "succeeded" },
    { status: "succeeded", receipts: 1 },
  ])
  expect(await emailsTo(email)).toEqual(["gift-receipt", "gift-charge-failed", "gift-receipt"])
})

test("after four failures the gift stops by itself", async () => {
  const { subscription, key, email } = await paidGift()
  await ask({ change: await change({ subscription, key, kind: "card" }), card: "declines" })
  await makeDue(subscription)
  await runJobs()
  for (let retry = 0; retry < 3; retry++) {
    await makeDue(subscription, "retry_at")
    await runJobs()
  }
  expect(await planOf(subscription)).toMatchObject({ status: "canceled", failed_charges: 4 })
  expect(await emailsTo(email)).toEqual(["gift-receipt", "gift-charge-failed", "gift-stopped"])
})

test("erasing a donor cancels the gift at the provider, also after a crash", async () => {
  const { subscription } = await paidGift()
  await sql("update public.subscriptions set donor_email = null where id = $1", [subscription])
  await runJobs(KEYS, () => Promise.reject(new TypeError("The provider does not answer")) as never).catch(
    () => null,
  )
  expect(await planOf(subscription)).toMatchObject({ status: "active" })
  await sql("update private.jobs set run_after = now(), claimed_until = null where kind = 'change_gift'")
  await runJobs()
  expect(await planOf(subscription)).toMatchObject({ status: "canceled" })
  expect(
    await sql("select cause from private.gift_changes where subscription_id = $1", [subscription]),
  ).toEqual([{ cause: "erasure" }])
})

/** Answers like Stripe's API and keeps what it was asked. */
function stripeApi(subscription: object) {
  const asked: { path: string; body: URLSearchParams; key: string | null }[] = []
  const answer = (path: string) => {
    if (path.startsWith("/v1/checkout/sessions"))
      return { id: "cs_1", url: "https://checkout.stripe.com/c/1", livemode: false }
    if (path.startsWith("/v1/invoice_payments"))
      return { object: "list", data: [{ payment: { type: "payment_intent", payment_intent: "pi_later" } }] }
    return subscription
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { host, pathname } = new URL(request.url)
    if (host !== "api.stripe.com") return inProcess(request)
    const body = new URLSearchParams(await request.text())
    if (request.method !== "GET")
      asked.push({ path: pathname, body, key: request.headers.get("idempotency-key") })
    return Response.json(answer(pathname))
  }
  return { asked, fetch }
}

const AT_STRIPE = {
  ...{
    id: "sub_1",
    object: "subscription",
    status: "active",
    livemode: false,
    customer: "cus_1",
    metadata: {},
  },
  items: {
    data: [
      {
        id: "si_1",
        current_period_end: Math.floor(Date.now() / 1000) + 20 * 86_400,
        price: { product: "prod_1" },
      },
    ],
  },
}

test("with Stripe a change updates the subscription without proration", async () => {
  const { subscription, email } = await monthlyGift()
  const key = await keyFor(email)
  const { asked, fetch } = stripeApi(AT_STRIPE)
  const amount = await change({ subscription, key, kind: "amount", gift_cents: 4500 })
  expect((await ask({ change: amount }, STRIPE_KEYS, fetch)).answer).toEqual({ outcome: "done" })
  expect(asked[0]).toMatchObject({ path: expect.stringMatching(/^\/v1\/subscriptions\/sub_/), key: amount })
  expect(Object.fromEntries(asked[0]!.body)).toMatchObject({
    "items[0][id]": "si_1",
    "items[0][price_data][unit_amount]": "4500",
    "items[0][price_data][recurring][interval]": "month",
    "metadata[change]": amount,
    proration_behavior: "none",
  })
  expect(asked[0]!.body.has("trial_end")).toBe(false)
  expect(await planOf(subscription)).toMatchObject({ gift_cents: 4500 })
  const skip = await change({ subscription, key, kind: "skip" })
  await ask({ change: skip }, STRIPE_KEYS, fetch)
  const { next_charge_at } = await planOf(subscription)
  expect(asked[1]!.body.get("trial_end")).toBe(String(Math.floor(next_charge_at.getTime() / 1000)))
  const card = await change({ subscription, key, kind: "card" })
  expect((await ask({ change: card }, STRIPE_KEYS, fetch)).answer.url).toBe("https://checkout.stripe.com/c/1")
  expect(Object.fromEntries(asked[2]!.body)).toMatchObject({ mode: "setup", customer: "cus_1" })
  expect((await ask({ change: card, card: "works" }, STRIPE_KEYS, fetch)).status).toBe(400)
})

test("with Stripe a later start is the end of a trial, and a last day ends the subscription between two charges", async () => {
  const { fetch, asked } = stripeApi({
    ...AT_STRIPE,
    billing_cycle_anchor: Date.parse(`${dayAhead(40)}T12:00:00Z`) / 1000,
  })
  const { id } = await gift({ frequency: "yearly", starts_on: dayAhead(40), ends_on: dayAhead(500) } as never)
  expect((await checkout(post({ donation: id }), STRIPE_KEYS, fetch)).status).toBe(200)
  const [plan] = await sql<{ id: string; starts: string }>(
    `select s.id, extract(epoch from s.starts_at)::int::text as starts
     from public.subscriptions s join public.donations d on d.subscription_id = s.id where d.id = $1`,
    [id],
  )
  const { body } = asked[0]!
  expect(body.get("mode")).toBe("subscription")
  expect(body.get("subscription_data[trial_end]")).toBe(plan!.starts)
  const { webhooks } = new Stripe("sk_test_abc")
  const object = {
    ...{ id: "cs_1", metadata: { donation: id, subscription: plan!.id }, subscription: `sub_${id}` },
    ...{ payment_status: "no_payment_required", amount_total: 0, currency: "usd", payment_intent: null },
  }
  const created = Math.floor(Date.now() / 1000)
  const type = "checkout.session.completed"
  const payload = JSON.stringify({
    ...{ id: `evt_${id}`, object: "event", created, livemode: false, type, data: { object } },
  })
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret: "whsec_1234567890" })
  const headers = { "stripe-signature": signature }
  const request = new Request(`${SITE_URL}/payment-webhook`, { method: "POST", headers, body: payload })
  expect(await (await webhook(request, STRIPE_KEYS, fetch)).json()).toEqual({ outcome: "applied" })
  await runJobs(STRIPE_KEYS, fetch)
  const { path, body: change } = asked.at(-1)!
  expect(path).toBe(`/v1/subscriptions/sub_${id}`)
  const end = new Date(Number(change.get("cancel_at")) * 1000)
  const anchor = new Date(`${dayAhead(40)}T12:00:00Z`)
  expect(end.getUTCFullYear()).toBe(anchor.getUTCFullYear() + 2)
  expect([end.getUTCMonth(), change.has("trial_end")]).toEqual([anchor.getUTCMonth(), false])
  expect(await planOf(plan!.id)).toMatchObject({ status: "active" })
})

test("with Stripe a later invoice stores the payment that its event leaves out", async () => {
  const { subscription } = await monthlyGift()
  const { fetch } = stripeApi(AT_STRIPE)
  const { webhooks } = new Stripe("sk_test_abc")
  const object = {
    ...{ id: `in_${subscription}`, billing_reason: "subscription_cycle", currency: "usd" },
    ...{ amount_due: 3000, amount_paid: 3000, lines: { data: [{ period: { end: 1_900_000_000 } }] } },
    parent: { subscription_details: { metadata: { subscription }, subscription: "sub_1" } },
  }
  const created = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({
    ...{ id: `evt_${subscription}`, object: "event", created, livemode: false, type: "invoice.paid" },
    data: { object },
  })
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret: "whsec_1234567890" })
  const headers = { "stripe-signature": signature }
  const request = new Request(`${SITE_URL}/payment-webhook`, { method: "POST", headers, body: payload })
  expect(await (await webhook(request, STRIPE_KEYS, fetch)).json()).toEqual({ outcome: "applied" })
  expect((await giftsOf(subscription))[1]).toEqual({
    status: "succeeded",
    payment_id: "pi_later",
    receipts: 1,
  })
  expect((await planOf(subscription)).next_charge_at.getTime()).toBe(1_900_000_000_000)
})
