import Stripe from "stripe"
import { type Env, openPayments } from "../_shared/payments.ts"
import { serviceClient } from "../_shared/service.ts"
import { completed, paymentEvent } from "./payment-event.ts"
import { isNewCard, saveCard } from "./save-card.ts"

const TOLERANCE_SECONDS = 300
const MAX_BYTES = 256 * 1024

/**
 * Applies an event of the payment provider. A failure of ours is thrown, so that the provider delivers the event again;
 * events that are not about a gift are accepted and ignored.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const payments = await openPayments(env, fetch)
  if (!payments) return Response.json({ error: "There is no payment provider" }, { status: 404 })
  const body = new Uint8Array(await request.arrayBuffer())
  const signature = request.headers.get("stripe-signature") ?? ""
  const event = body.length > MAX_BYTES ? null : await signedEvent(payments, body, signature)
  if (!event) return Response.json({ error: "Invalid signature or body" }, { status: 400 })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  const db = serviceClient({ SUPABASE_URL, SUPABASE_SECRET_KEY }, fetch)
  if (isNewCard(event)) return Response.json({ outcome: await saveCard(payments, db, event.data.object) })
  const reported = paymentEvent(event)
  const applied =
    reported && payments.mode === "stripe" ? await completed(reported, payments.stripe) : reported
  if (!applied) return Response.json({ outcome: "ignored" })
  const { data } = await db.rpc("apply_payment_event", applied).throwOnError()
  return Response.json({ outcome: data })
}

async function signedEvent(
  { stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string },
  body: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<Stripe.Event | null> {
  try {
    const event = await stripe.webhooks.constructEventAsync(
      new TextDecoder().decode(body),
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    )
    return typeof event?.id === "string" && typeof event.type === "string" ? event : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null
    throw error
  }
}
