import Stripe from "stripe"
import type { Payments } from "../_shared/payments.ts"
import { idOf } from "../_shared/recurring.ts"
import type { Service } from "../_shared/service.ts"

/** Whether the donor of a repeating gift entered another card. */
export function isNewCard(event: Stripe.Event): event is Stripe.CheckoutSessionCompletedEvent {
  return event.type === "checkout.session.completed" && event.data.object.mode === "setup"
}

/** Charges the subscription to the new card from now on, and tries a charge that failed again. */
export async function saveCard(
  { mode, stripe }: Payments,
  db: Service,
  { metadata, setup_intent }: Stripe.Checkout.Session,
): Promise<"applied" | "duplicate" | "ignored"> {
  const { change, provider, card } = metadata ?? {}
  if (!change || !provider) return "ignored"
  if (mode === "stripe") {
    const { payment_method } = await stripe.setupIntents.retrieve(idOf(setup_intent!))
    if (!payment_method) return "ignored"
    const { status, latest_invoice } = await stripe.subscriptions.update(provider, {
      default_payment_method: idOf(payment_method),
    })
    if (status === "past_due" && latest_invoice) await payAgain(stripe, idOf(latest_invoice))
  }
  const { data } = await db.rpc("record_card", { change, declines: card === "declines" }).throwOnError()
  return data ? "applied" : "duplicate"
}

async function payAgain(stripe: Stripe, invoice: string) {
  try {
    await stripe.invoices.pay(invoice)
  } catch (error) {
    // Another event reports the result, and a paid invoice cannot be paid again.
    if (error instanceof Stripe.errors.StripeCardError) return
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return
    throw error
  }
}
