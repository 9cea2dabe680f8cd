import type { Env, Payments } from "./payments.ts"

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
