import Stripe from "stripe"
import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { handle as checkout } from "../checkout/handler.ts"
import { handle } from "./handler.ts"

const { backend, member, sql, visitor, close } = await testBackend()
afterAll(close)

const SECRET = "whsec_1234567890"
const KEYS = { SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: backend.secretKey, SITE_URL }
const STRIPE_KEYS = { ...KEYS, STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: SECRET }
const inProcess: typeof fetch = (input, init) => backend.fetch(new Request(input, init))
const { webhooks } = new Stripe("sk_test_abc")
const now = () => Math.floor(Date.now() / 1000)

async function gift(frequency: "once" | "monthly" = "once") {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await visitor
    .rpc("start_donation", {
      ...{ gift_cents: 6000, frequency, covers_fee: true, name: "Ana Reyes", email, visibility: "full-name" },
    })
    .throwOnError()
  return { id: data.donation!, email }
}

async function askCheckout(body: unknown, env: Record<string, string> = KEYS) {
  const request = new Request(`${SITE_URL}/checkout`, { method: "POST", body: JSON.stringify(body) })
  const response = await checkout(request, env, inProcess)
  return { status: response.status, answer: await response.json() }
}

function paidEvent(donation: string, object: object = {}) {
  return {
    ...{ id: `evt_${donation}`, object: "event", created: now(), livemode: false },
    type: "checkout.session.completed",
    data: {
      object: {
        payment_status: "paid",
        amount_total: 6210,
        currency: "usd",
        metadata: { donation },
        ...object,
      },
    },
  }
}

async function sign(payload: string, { secret = SECRET, timestamp = now() } = {}) {
  return webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
}

async function post(body: string, signature: string | null, method = "POST") {
  const request = new Request(`${SITE_URL}/payment-webhook`, {
    ...{ method, headers: signature === null ? {} : { "stripe-signature": signature } },
    ...(method === "POST" && { body }),
  })
  const response = await handle(request, STRIPE_KEYS, inProcess)
  return { status: response.status, answer: method === "POST" ? await response.json() : null }
}

async function statusOf(id: string) {
  const [row] = await sql<{ status: string }>("select status from public.donations where id = $1", [id])
  return row!.status
}

test("the test provider sends a signed event that pays the gift, once", async () => {
  const { id, email } = await gift("monthly")
  const url = `${SITE_URL}/donate/test-checkout?gift=${id}`
  expect(await askCheckout({ donation: id })).toEqual({ status: 200, answer: { url } })
  expect(await askCheckout({ donation: id, choice: "decline" })).toMatchObject({
    answer: { outcome: "applied" },
  })
  expect(await statusOf(id)).toBe("failed")
  expect(await askCheckout({ donation: id, choice: "pay" })).toMatchObject({ answer: { outcome: "applied" } })
  expect(await statusOf(id)).toBe("succeeded")
  expect((await askCheckout({ donation: id, choice: "pay" })).status).toBe(404)
  expect((await askCheckout({ donation: id })).status).toBe(404)
  const emails = await sql(
    "select message, params ->> 'cents' as cents from private.email_outbox where to_address = $1",
    [email],
  )
  expect(emails).toEqual([{ message: "gift-receipt", cents: "6210" }])
  const [plan] = await sql(
    "select s.status from public.subscriptions s join public.donations d on d.subscription_id = s.id where d.id = $1",
    [id],
  )
  expect(plan).toEqual({ status: "active" })
})

test("a bank debit of the test provider is pending without a receipt until the bank pays or refuses", async () => {
  for (const [answer, status, receipts, message] of [
    ["settle", "succeeded", 1, "gift-receipt"],
    ["bounce", "failed", 0, "gift-debit-failed"],
  ] as const) {
    const { id, email } = await gift()
    await askCheckout({ donation: id })
    expect((await askCheckout({ donation: id, choice: answer })).status).toBe(404)
    // A declined card does not hide the debit that the donor chose instead.
    await askCheckout({ donation: id, choice: "decline" })
    expect(await statusOf(id)).toBe("failed")
    expect((await askCheckout({ donation: id, choice: "debit" })).answer).toEqual({ outcome: "applied" })
    const issued = () => sql("select from public.receipts where donation_id = $1", [id])
    expect([await statusOf(id), (await issued()).length]).toEqual(["pending", 0])
    expect((await askCheckout({ donation: id, choice: "pay" })).status).toBe(404)
    expect((await askCheckout({ donation: id, choice: answer })).answer).toEqual({ outcome: "applied" })
    expect([await statusOf(id), (await issued()).length]).toEqual([status, receipts])
    await askCheckout({ donation: id, choice: answer })
    // The donor left the page days ago.
    expect(await sql("select message from private.email_outbox where to_address = $1", [email])).toEqual([
      { message },
    ])
  }
})

test("a donor hears once that the bank refused, in any order, and nothing of a checkout that they left", async () => {
  const emails = (email: string) =>
    sql("select message, params from private.email_outbox where to_address = $1", [email])
  const { id, email } = await gift("monthly")
  await askCheckout({ donation: id })
  const deliver = (kind: string, event = kind) =>
    sql(
      "select private.apply_payment_event($1, $2, now(), false, $3, amount_cents => 6210, currency => 'usd')",
      [`evt_${event}_${id}`, kind, id],
    )
  await deliver("failed")
  expect(await emails(email)).toEqual([])
  await deliver("pending")
  for (const again of ["pending", "failed"]) await deliver(again, `${again}-again`)
  expect(await emails(email)).toEqual([
    { message: "gift-debit-failed", params: { cents: 6210, frequency: "monthly" } },
  ])
})

test("without keys a public site takes no payments, and with keys none through the test page", async () => {
  const { id } = await gift()
  for (const SITE_URL of [
    "https://www.example.org",
    "http://203.0.113.7",
    "https://localhost.example.org",
    "",
  ]) {
    expect((await askCheckout({ donation: id }, { ...KEYS, SITE_URL })).status).toBe(503)
    const mode = await checkout(new Request(`${KEYS.SITE_URL}/checkout`), { ...KEYS, SITE_URL }, inProcess)
    expect(await mode.json()).toEqual({ mode: "off" })
    const event = new Request(`${KEYS.SITE_URL}/payment-webhook`, { method: "POST", body: "{}" })
    expect((await handle(event, { ...KEYS, SITE_URL }, inProcess)).status).toBe(404)
  }
  expect((await askCheckout({ donation: id, choice: "pay" }, STRIPE_KEYS)).status).toBe(400)
  expect((await askCheckout({ donation: "1" })).status).toBe(400)
  expect(await statusOf(id)).toBe("created")
})

test("only an unchanged body with a new signature of our secret is applied", async () => {
  const { id } = await gift()
  await askCheckout({ donation: id })
  const body = JSON.stringify(paidEvent(id))
  const signature = await sign(body)
  const v1 = /v1=(\w+)/.exec(signature)![1]
  const refused = [
    ...[null, "", "t=1", "garbage", signature.replace("v1=", "v0=")],
    await sign(body, { secret: "whsec_other" }),
    await sign(body, { timestamp: now() - 301 }),
    signature.replace(v1!, `${v1}0`),
  ]
  for (const header of refused) expect((await post(body, header)).status).toBe(400)
  expect((await post(body.replace("6210", "1000"), signature)).status).toBe(400)
  expect((await post(JSON.stringify(JSON.parse(body), null, 1), signature)).status).toBe(400)
  const big = JSON.stringify({ ...paidEvent(id), padding: "x".repeat(1024 * 1024) })
  expect((await post(big, await sign(big))).status).toBe(400)
  expect((await post("", null, "GET")).status).toBe(405)
  expect(await statusOf(id)).toBe("created")
  expect(await sql("select from private.payment_events where donation_id = $1", [id])).toEqual([])
  expect(await post(body, signature)).toEqual({ status: 200, answer: { outcome: "applied" } })
  expect(await post(body, await sign(body))).toEqual({ status: 200, answer: { outcome: "duplicate" } })
  expect(await statusOf(id)).toBe("succeeded")
})

test("unknown events are ignored and contradicting ones held, both with 200", async () => {
  const { id } = await gift()
  await askCheckout({ donation: id })
  async function outcomeOf(event: object) {
    const body = JSON.stringify({ ...event, id: `evt_${crypto.randomUUID()}` })
    return (await post(body, await sign(body))).answer.outcome
  }
  expect(await outcomeOf({ ...paidEvent(id), type: "customer.created" })).toBe("ignored")
  expect(await outcomeOf(paidEvent("not-ours"))).toBe("ignored")
  expect(await outcomeOf(paidEvent(crypto.randomUUID()))).toBe("held")
  expect(await outcomeOf({ ...paidEvent(id), livemode: true })).toBe("held")
  expect(await outcomeOf(paidEvent(id, { currency: "eur" }))).toBe("held")
  expect(await outcomeOf(paidEvent(id, { amount_total: 6000 }))).toBe("held")
  expect(await statusOf(id)).toBe("created")
})

test("refunds and disputes reach the gift by its payment, an unfinished debit is pending", async () => {
  const { id } = await gift()
  await askCheckout({ donation: id })
  async function deliver(type: string, object: object) {
    const event = { ...paidEvent(id), id: `evt_${crypto.randomUUID()}`, type, data: { object } }
    const body = JSON.stringify(event)
    expect((await post(body, await sign(body))).answer).toEqual({ outcome: "applied" })
    return statusOf(id)
  }
  const ours = { metadata: { donation: id }, currency: "usd", payment_intent: `pi_${id}` }
  const session = { ...ours, amount_total: 6210 }
  const completed = { ...session, payment_status: "unpaid" }
  expect(await deliver("checkout.session.completed", completed)).toBe("pending")
  expect(await deliver("checkout.session.async_payment_succeeded", session)).toBe("succeeded")
  expect(await deliver("charge.refunded", { ...ours, amount_refunded: 210 })).toBe("succeeded")
  expect(await deliver("charge.dispute.created", { ...ours, status: "needs_response" })).toBe("disputed")
  expect(await deliver("charge.dispute.closed", { ...ours, status: "won" })).toBe("succeeded")
  expect(await deliver("charge.refunded", { ...ours, amount_refunded: 6210 })).toBe("refunded")
})

test("finance refunds a part and then the rest, others nothing", async () => {
  const { id, email } = await gift()
  await askCheckout({ donation: id })
  await askCheckout({ donation: id, choice: "pay" })
  const me = crypto.randomUUID()
  await sql("insert into auth.users (id, email) values ($1, $2)", [me, `${me}@example.org`])
  await sql("insert into public.user_roles (user_id, role) values ($1, 'finance')", [me])
  const finance = await member({ sub: me, aal: "aal2" })
  const ask = async (client: typeof finance, cents: number) => {
    const [row] = await sql("select refunded_cents from public.donations where id = $1", [id])
    const body = { donation: id, cents, refunded_before: row!.refunded_cents }
    return (await client.functions.invoke("refund", { body })).data?.outcome
  }
  for (const client of [visitor, await member(), await member({ sub: me })])
    expect(await ask(client, 210)).toBeUndefined()
  expect(await ask(finance, 6211)).toBe("invalid-amount")
  expect(await ask(finance, 210)).toBe("refunded")
  expect(await statusOf(id)).toBe("succeeded")
  expect(await ask(finance, 6001)).toBe("invalid-amount")
  expect(await ask(finance, 6000)).toBe("refunded")
  expect(await ask(finance, 1)).toBe("not-possible")
  expect(await statusOf(id)).toBe("refunded")
  const receipts = await sql(
    "select amount_cents from public.receipts where donor_email = $1 order by number",
    [email],
  )
  expect(receipts.map(({ amount_cents }) => amount_cents)).toEqual([6210, 6000, 0])
})
