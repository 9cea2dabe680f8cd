import type { Gift } from "./stripe-checkout.ts"

export function testPaymentId(gift: Gift): string {
  return `pi_test_${gift.id}`
}

/**
 * The event that the provider would send for the choice on the test page. Its id depends only on the gift and the choice,
 * so that a button pressed twice is one event.
 */
export function testEvent(gift: Gift, choice: "pay" | "decline" | "debit" | "settle" | "bounce") {
  const metadata = {
    donation: gift.id,
    ...(gift.subscription_id && { subscription: gift.subscription_id }),
  }
  if (choice === "decline") {
    const object = { id: testPaymentId(gift), metadata, amount: gift.total_cents, currency: "usd" }
    return { id: `evt_test_declined_${gift.id}`, type: "payment_intent.payment_failed", object }
  }
  const paid = { payment_status: "paid", amount_total: gift.total_cents, payment_intent: testPaymentId(gift) }
  const startsLater = { payment_status: "no_payment_required", amount_total: 0, payment_intent: null }
  const object = {
    ...{ id: `cs_test_${gift.id}`, metadata, currency: "usd" },
    ...(gift.subscriptions?.starts_at ? startsLater : paid),
    subscription: gift.subscription_id && `sub_test_${gift.subscription_id}`,
  }
  // A bank takes days to move the money, and may refuse to.
  if (choice === "debit") {
    const debited = { ...object, payment_status: "unpaid" }
    return { id: `evt_test_debited_${gift.id}`, type: "checkout.session.completed", object: debited }
  }
  if (choice === "settle")
    return { id: `evt_test_settled_${gift.id}`, type: "checkout.session.async_payment_succeeded", object }
  if (choice === "bounce")
    return { id: `evt_test_bounced_${gift.id}`, type: "checkout.session.async_payment_failed", object }
  return { id: `evt_test_paid_${gift.id}`, type: "checkout.session.completed", object }
}
