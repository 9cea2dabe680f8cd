import type Stripe from "stripe"
import { RECURRING } from "../_shared/recurring.ts"

export interface Gift {
  id: string
  donor_email: string
  total_cents: number
  frequency: "once" | "monthly" | "quarterly" | "yearly"
  is_bank_debit: boolean
  subscription_id: string | null
  /** Null for a gift that does not repeat. */
  subscriptions: { status: string; starts_at: string | null } | null
}

/**
 * A page of Stripe that asks for the card or the bank account. It takes no other method than the one that the donor chose,
 * because the fee is computed for it. The gift's id as key makes a second call return the same page.
 */
export async function openStripeCheckout(stripe: Stripe, gift: Gift, siteUrl: string, siteName: string) {
  const metadata = { donation: gift.id, ...(gift.subscription_id && { subscription: gift.subscription_id }) }
  const recurring = gift.frequency === "once" ? null : RECURRING[gift.frequency]
  const starts = gift.subscriptions?.starts_at
  const { id, url, livemode } = await stripe.checkout.sessions.create(
    {
      mode: recurring ? "subscription" : "payment",
      customer_email: gift.donor_email,
      client_reference_id: gift.id,
      allowed_payment_method_types: [gift.is_bank_debit ? "us_bank_account" : "card"],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "usd",
            unit_amount: gift.total_cents,
            product_data: { name: `Gift to ${siteName}` },
            ...(recurring && { recurring }),
          },
        },
      ],
      metadata,
      ...(recurring
        ? {
            subscription_data: {
              metadata,
              ...(starts && { trial_end: Math.floor(Date.parse(starts) / 1000) }),
            },
          }
        : { submit_type: "donate" as const, payment_intent_data: { metadata } }),
      success_url: `${siteUrl}/donate/thanks?gift=${gift.id}`,
      cancel_url: `${siteUrl}/donate`,
    },
    { idempotencyKey: gift.id },
  )
  if (!url) throw new Error(`Stripe returned no address for checkout ${id}`)
  return { id, url, isLive: livemode }
}
