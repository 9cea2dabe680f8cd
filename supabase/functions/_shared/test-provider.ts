import type { Env, Payments } from "./payments.ts"
import type { Service } from "./service.ts"

interface TestPayment {
  payment: string
  cents: number
  /** All refunds together. */
  refunded_cents?: number
  donation?: string
}

/** Notes what the built-in test provider charged or refunded, before it reports it: its list for the nightly comparison. */
export async function recordTestPayment(db: Service, payment: TestPayment): Promise<void> {
  await db.rpc("record_test_payment", payment).throwOnError()
}

/** Delivers an event of the built-in test provider as Stripe would: signed, to the webhook. */
export async function deliverTestEvent(
  { stripe, webhookSecret }: Payments,
  env: Env,
  event: { id: string; type: string; object: object },
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  const { id, type, object } = event
  const created = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({ id, object: "event", livemode: false, created, type, data: { object } })
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret })
  const response = await fetch(`${env.SUPABASE_URL}/functions/v1/payment-webhook`, {
    method: "POST",
    headers: { "stripe-signature": signature, "content-type": "application/json" },
    body: payload,
  })
  if (!response.ok) throw new Error(`payment-webhook answered ${response.status}`)
  return response.json()
}
