import type Stripe from "stripe"
import { z } from "zod"
import { idOf, isoTime } from "../_shared/recurring.ts"
import type { Service } from "../_shared/service.ts"

/** A payment in the terms of `reconcile_payments`. */
interface ListedPayment {
  id: string
  cents: number
  refunded_cents: number
  currency: string
  paid_at: string
  donation: string | null
  disputed: boolean
}

const PER_PAGE = 100
const uuid = z.uuid()

/** The payments of gifts that Stripe took since a day, and older ones that were refunded or disputed since then. */
export async function stripePayments(stripe: Stripe, db: Service, since: Date): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const charges = new Map<string, Stripe.Charge>()
  for await (const charge of stripe.charges.list({ created, limit: PER_PAGE })) charges.set(charge.id, charge)
  const later = { created, limit: PER_PAGE, expand: ["data.charge"] }
  for (const changes of [stripe.refunds.list(later), stripe.disputes.list(later)])
    for await (const { charge } of changes as AsyncIterable<{ charge: string | Stripe.Charge | null }>) {
      if (charge && typeof charge !== "string") charges.set(charge.id, charge)
    }
  const payments = [...charges.values()].filter(({ status }) => status === "succeeded").map(listedPayment)
  const known = await knownPayments(db, payments)
  const ours: ListedPayment[] = []
  for (const payment of payments) {
    if (payment.donation || known.has(payment.id) || (await isRepeatingGift(stripe, payment.id)))
      ours.push(payment)
  }
  return ours
}

function listedPayment(charge: Stripe.Charge): ListedPayment {
  const donation = uuid.safeParse(charge.metadata.donation)
  return {
    id: charge.payment_intent ? idOf(charge.payment_intent) : charge.id,
    cents: charge.amount_captured,
    refunded_cents: charge.amount_refunded,
    currency: charge.currency,
    paid_at: isoTime(charge.created),
    donation: donation.success ? donation.data : null,
    disputed: charge.disputed,
  }
}

async function knownPayments(db: Service, payments: readonly ListedPayment[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let start = 0; start < payments.length; start += PER_PAGE) {
    const ids = payments.slice(start, start + PER_PAGE).map(({ id }) => id)
    const { data } = await db.from("donations").select("payment_id").in("payment_id", ids).throwOnError()
    for (const { payment_id } of data) known.add(payment_id)
  }
  return known
}

/** The charge of a subscription does not have our ids, but its invoice does. Other sales of the account have none. */
async function isRepeatingGift(stripe: Stripe, payment_intent: string): Promise<boolean> {
  if (!payment_intent.startsWith("pi_")) return false
  const payment = { type: "payment_intent" as const, payment_intent }
  const [found] = (await stripe.invoicePayments.list({ payment, limit: 1, expand: ["data.invoice"] })).data
  if (!found || typeof found.invoice === "string" || found.invoice.deleted) return false
  return uuid.safeParse(found.invoice.parent?.subscription_details?.metadata?.subscription).success
}
