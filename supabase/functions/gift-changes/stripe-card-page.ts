import type Stripe from "stripe"
import type { GiftChange } from "../_shared/gift-changes.ts"
import { idOf } from "../_shared/recurring.ts"

/**
 * A page of Stripe that asks for a card or a bank account and charges nothing. The id of the change as key makes a second
 * call return the same page.
 */
export async function openStripeCardPage(
  stripe: Stripe,
  change: GiftChange,
  siteUrl: string,
  back: string,
): Promise<string> {
  const { customer } = await stripe.subscriptions.retrieve(change.providerId)
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: "setup",
      currency: "usd",
      // The fee that the donor covers is the one of this method.
      allowed_payment_method_types: [change.isBankDebit ? "us_bank_account" : "card"],
      customer: idOf(customer),
      metadata: { subscription: change.subscription, change: change.id, provider: change.providerId },
      success_url: `${siteUrl}${back}?card=saved`,
      cancel_url: `${siteUrl}${back}`,
    },
    { idempotencyKey: change.id },
  )
  if (!url) throw new Error(`Stripe returned no address for checkout ${id}`)
  return url
}
