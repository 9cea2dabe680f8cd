import type Stripe from "stripe"
import { idOf, isoTime, nextChargeAt } from "../_shared/recurring.ts"

/** An event of the provider in the terms of `apply_payment_event`. */
interface PaymentEvent {
  id: string
  kind:
    | (
        | "pending"
        | "declined"
        | "failed"
        | "paid"
        | "refunded"
        | "dispute-opened"
        | "dispute-won"
        | "dispute-lost"
      )
    | ("subscription-active" | "subscription-past-due" | "subscription-canceled")
  occurred_at: string
  is_live: boolean
  donation?: string
  subscription?: string
  provider_subscription?: string
  invoice?: string
  payment?: string
  amount_cents?: number
  currency?: string
  /** A change of the donor that the provider has carried out. */
  change?: string
  next_charge_at?: string
  retry_at?: string
  /** An invoice whose payment is not known yet. */
  provider_invoice?: string
}

type Facts = Omit<PaymentEvent, "id" | "occurred_at" | "is_live">
type Metadata = Stripe.Metadata | null | undefined

/** Null for events that say nothing about a gift of ours. */
export function paymentEvent(event: Stripe.Event): PaymentEvent | null {
  const facts = factsOf(event)
  if (!facts || !(facts.donation || facts.subscription || facts.payment)) return null
  const occurred_at = isoTime(event.created)
  return { id: event.id, occurred_at, is_live: event.livemode, ...facts }
}

function factsOf(event: Stripe.Event): Facts | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return sessionFacts(event.type, event.data.object)
    case "payment_intent.payment_failed": {
      const { id, amount, currency, metadata } = event.data.object
      // One try: the donor may pay in another way on the same page, and the session says how it ended.
      return { kind: "declined", ...ids(metadata), payment: id, amount_cents: amount, currency }
    }
    case "charge.refunded": {
      const { amount_refunded, currency, metadata, payment_intent } = event.data.object
      return {
        kind: "refunded",
        ...ids(metadata),
        ...payment(payment_intent),
        amount_cents: amount_refunded,
        currency,
      }
    }
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return disputeFacts(event.data.object)
    case "invoice.paid":
    case "invoice.payment_failed":
      return invoiceFacts(event.type, event.data.object)
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return subscriptionFacts(event.data.object)
    default:
      return null
  }
}

/**
 * Adds what an event of Stripe leaves out: the charge of a subscription does not have our ids, but its invoice does, and
 * an invoice does not name its payment. Null if the payment is not for a gift, or if its invoice reports the same failure.
 */
export async function completed(event: PaymentEvent, stripe: Stripe): Promise<PaymentEvent | null> {
  const { kind, provider_invoice, ...known } = event
  if (provider_invoice) return { kind, ...known, ...(await paymentOf(provider_invoice, stripe)) }
  if (event.donation || event.subscription || !event.payment) return event
  const payment = { type: "payment_intent" as const, payment_intent: event.payment }
  const [found] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data
  if (!found || kind === "declined") return null
  const facts = invoiceFacts("invoice.paid", await stripe.invoices.retrieve(idOf(found.invoice)))
  if (!facts) return null
  const { donation, subscription, invoice } = facts
  return {
    ...event,
    ...(donation && { donation }),
    ...(subscription && { subscription }),
    ...(invoice && { invoice }),
  }
}

async function paymentOf(invoice: string, stripe: Stripe) {
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid", limit: 1 })
  return payment(data[0]?.payment.payment_intent ?? null)
}

function sessionFacts(type: string, session: Stripe.Checkout.Session): Facts {
  const { amount_total, currency, metadata, payment_intent, payment_status, subscription } = session
  // The gift starts later: the provider has the card, and an invoice reports the first charge.
  if (type === "checkout.session.completed" && payment_status === "no_payment_required" && subscription) {
    const { subscription: ours } = ids(metadata)
    const provider_subscription = idOf(subscription)
    return { kind: "subscription-active", ...(ours && { subscription: ours }), provider_subscription }
  }
  const kind =
    type === "checkout.session.completed"
      ? payment_status === "unpaid"
        ? "pending"
        : "paid"
      : type === "checkout.session.async_payment_succeeded"
        ? "paid"
        : "failed"
  return {
    ...{ kind, ...ids(metadata), ...payment(payment_intent) },
    ...(subscription && { provider_subscription: idOf(subscription) }),
    ...(amount_total !== null && { amount_cents: amount_total }),
    ...(currency && { currency }),
  }
}

function disputeFacts({ status, currency, payment_intent, metadata }: Stripe.Dispute): Facts | null {
  const kind =
    status === "won" ? "dispute-won" : status === "lost" ? "dispute-lost" : ("dispute-opened" as const)
  if (status === "warning_closed" || status === "prevented") return null
  return { kind, ...ids(metadata), ...payment(payment_intent), currency }
}

/** The first invoice pays the gift that the donor started; each later one is a gift of its own. */
function invoiceFacts(type: string, invoice: Stripe.Invoice): Facts | null {
  const details = invoice.parent?.subscription_details
  const { donation, subscription } = ids(details?.metadata)
  if (!details || !subscription) return null
  const isFirst = invoice.billing_reason === "subscription_create"
  const isPaid = type === "invoice.paid"
  // The end of a trial makes an invoice of nothing.
  if (invoice.amount_due === 0) return null
  const [payments, periodEnd] = [invoice.payments?.data, invoice.lines?.data[0]?.period.end]
  return {
    kind: isPaid ? "paid" : isFirst ? "declined" : "failed",
    subscription,
    ...(isFirst ? donation && { donation } : { invoice: invoice.id }),
    provider_subscription: idOf(details.subscription),
    amount_cents: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    ...(payments
      ? payment(payments[0]?.payment.payment_intent ?? null)
      : isPaid && { provider_invoice: invoice.id }),
    ...(isPaid && periodEnd && { next_charge_at: isoTime(periodEnd) }),
    ...(invoice.next_payment_attempt && { retry_at: isoTime(invoice.next_payment_attempt) }),
  }
}

function subscriptionFacts(object: Stripe.Subscription): Facts | null {
  const { id, status, metadata } = object
  const { subscription, change } = ids(metadata)
  if (!subscription) return null
  const at = nextChargeAt(object)
  const known = {
    ...{ subscription, provider_subscription: id },
    ...(change && { change }),
    ...(at && { next_charge_at: at }),
  }
  if (status === "active" || status === "trialing") return { kind: "subscription-active", ...known }
  if (status === "past_due" || status === "unpaid") return { kind: "subscription-past-due", ...known }
  if (status === "canceled") return { kind: "subscription-canceled", ...known }
  return null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Our own ids, which the checkout and changes stored with the provider. */
function ids(metadata: Metadata): { donation?: string; subscription?: string; change?: string } {
  const { donation = "", subscription = "", change = "" } = metadata ?? {}
  return {
    ...(UUID.test(donation) && { donation }),
    ...(UUID.test(subscription) && { subscription }),
    ...(UUID.test(change) && { change }),
  }
}

function payment(intent: string | { id: string } | null) {
  return intent ? { payment: idOf(intent) } : {}
}
