import Stripe from "stripe"
import { afterAll, expect, test } from "vitest"
import { giving } from "#tests/policies/giving/giving-fixtures.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { stripeRecorder } from "#tests/support/stripe-recorder.ts"
import { handle as webhook } from "./handler.ts"

const started = await testBackend()
const { backend, sql, visitor } = started
const { keyFor, monthlyGift } = giving(started)

let status: Stripe.Subscription.Status = "active"
let isPaid = false
const recorder = await stripeRecorder(line => {
  if (line.includes("/setup_intents")) return { id: "seti_1", payment_method: "pm_7" }
  if (line.includes("/invoices") && isPaid)
    return { error: { type: "invalid_request_error", message: "Invoice is already paid" } }
  if (line.includes("/invoices")) return { id: "in_4", status: "paid" }
  return { id: "sub_9", status, latest_invoice: "in_4" }
})
afterAll(async () => {
  recorder.close()
  await started.close()
})

const env = {
  ...{ SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: backend.secretKey, SITE_URL },
  ...{ STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_1234567890" },
}
const fetch = recorder.redirect((input, init) => backend.fetch(new Request(input, init)))

/** Stripe says that the donor entered another card. */
async function reportCard(metadata: Record<string, string>) {
  const { webhooks } = new Stripe("sk_test_abc")
  const object = { id: "cs_1", mode: "setup", setup_intent: "seti_1", metadata }
  const payload = JSON.stringify({
    ...{ id: `evt_${crypto.randomUUID()}`, object: "event", created: 1_800_000_000, livemode: false },
    ...{ type: "checkout.session.completed", data: { object } },
  })
  const signature = await webhooks.generateTestHeaderStringAsync({
    payload,
    secret: env.STRIPE_WEBHOOK_SECRET,
  })
  const headers = { "stripe-signature": signature }
  const request = new Request(`${SITE_URL}/payment-webhook`, { method: "POST", headers, body: payload })
  return (await (await webhook(request, env, fetch)).json()) as unknown
}

async function newCard() {
  const { subscription, email } = await monthlyGift()
  const change = { subscription, key: await keyFor(email), kind: "card" } as const
  const { data } = await visitor.rpc("change_gift", change).throwOnError()
  return { subscription, change: data.change!, provider: "sub_9" }
}

test("Stripe charges a new card from now on, and tries a charge that failed again", async () => {
  for (const at of ["active", "past_due"] as const) {
    status = at
    const card = await newCard()
    expect(await reportCard(card)).toEqual({ outcome: "applied" })
    expect(recorder.taken().map(({ line, fields }) => [line, fields])).toEqual([
      ["GET /v1/setup_intents/seti_1", {}],
      ["POST /v1/subscriptions/sub_9", { default_payment_method: "pm_7" }],
      ...(at === "past_due" ? [["POST /v1/invoices/in_4/pay", {}]] : []),
    ])
    expect(await reportCard(card)).toEqual({ outcome: "duplicate" })
    recorder.taken()
  }
})

test("an invoice that was paid meanwhile does not lose the new card", async () => {
  ;[status, isPaid] = ["past_due", true]
  const card = await newCard()
  expect(await reportCard(card)).toEqual({ outcome: "applied" })
  const [row] = await sql<{ open: number }>(
    "select count(*)::int as open from private.gift_changes where subscription_id = $1 and done_at is null",
    [card.subscription],
  )
  expect(row).toEqual({ open: 0 })
})
