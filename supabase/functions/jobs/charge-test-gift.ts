import { z } from "zod"
import { type Env, openPayments } from "../_shared/payments.ts"
import type { Service } from "../_shared/service.ts"
import { deliverTestEvent, recordTestPayment } from "../_shared/test-provider.ts"
import type { Job } from "./run-job.ts"

const chargeSchema = z.object({
  subscription: z.uuid(),
  providerId: z.string(),
  totalCents: z.int(),
  /** When the period of the charge begins, in seconds. */
  period: z.int(),
  try: z.int(),
  declines: z.boolean(),
  nextChargeAt: z.iso.datetime({ offset: true }).nullable(),
  /** Whether the last day has passed: the gift ends instead. */
  isOver: z.boolean(),
})

/**
 * Charges the next period of a repeating gift with the built-in test provider, as Stripe would do by itself. The ids
 * depend only on the period and the try, so that a job that runs twice is one charge.
 */
export async function chargeTestGift(
  db: Service,
  { payload }: Job,
  env: Env,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const payments = await openPayments(env, fetch)
  if (payments?.mode !== "test") return
  const { data } = await db.rpc("test_charge", { subscription: payload.subscription }).throwOnError()
  if (data === null) return
  const charge = chargeSchema.parse(data)
  if (charge.isOver) {
    await deliverTestEvent(payments, env, endEvent(charge), fetch)
    return
  }
  if (!charge.declines) {
    await recordTestPayment(db, { payment: `pi_test_${nameOf(charge)}`, cents: charge.totalCents })
  }
  await deliverTestEvent(payments, env, invoiceEvent(charge), fetch)
}

type Charge = z.infer<typeof chargeSchema>

function nameOf({ subscription, period }: Charge) {
  return `${subscription}_${period}`
}

function endEvent({ subscription, providerId }: Charge) {
  const object = { id: providerId, status: "canceled", metadata: { subscription } }
  return { id: `evt_test_ended_${subscription}`, type: "customer.subscription.deleted", object }
}

function invoiceEvent(charge: Charge) {
  const { subscription, providerId, totalCents, declines } = charge
  const name = nameOf(charge)
  const payments = declines ? [] : [{ payment: { payment_intent: `pi_test_${name}` } }]
  const object = {
    ...{ id: `in_test_${name}`, billing_reason: "subscription_cycle", currency: "usd" },
    ...{ amount_due: totalCents, amount_paid: declines ? 0 : totalCents },
    parent: { subscription_details: { metadata: { subscription }, subscription: providerId } },
    payments: { data: payments },
    lines: { data: [{ period: { end: Math.floor(Date.parse(charge.nextChargeAt!) / 1000) } }] },
  }
  const type = declines ? "invoice.payment_failed" : "invoice.paid"
  return { id: `evt_${object.id}_${charge.try}_${declines ? "failed" : "paid"}`, type, object }
}
