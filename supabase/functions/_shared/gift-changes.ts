import type Stripe from "stripe"
import { z } from "zod"
import type { Env, Payments } from "./payments.ts"
import { firstChargeAfter, idOf, nextChargeAt, RECURRING } from "./recurring.ts"
import type { Service } from "./service.ts"
import { deliverTestEvent } from "./test-provider.ts"

const changeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(["amount", "frequency", "date", "skip", "pause", "end", "card", "cancel"]),
  subscription: z.uuid(),
  providerId: z.string().nullable(),
  totalCents: z.int(),
  frequency: z.enum(["monthly", "quarterly", "yearly"]),
  nextChargeAt: z.iso.datetime({ offset: true }).nullable(),
  /** The end of the last day on which a gift is charged. */
  endsAt: z.iso.datetime({ offset: true }).nullable(),
  isCanceled: z.boolean(),
  isBankDebit: z.boolean(),
})

export type GiftChange = z.infer<typeof changeSchema> & { providerId: string }

/** A change of a repeating gift that the provider has not confirmed yet; null if there is none with this id. */
export async function openGiftChange(db: Service, change: string): Promise<GiftChange | null> {
  const { data } = await db.rpc("open_gift_change", { change }).throwOnError()
  if (data === null) return null
  const parsed = changeSchema.parse(data)
  if (parsed.providerId === null) throw new Error(`The gift of change ${parsed.id} has no subscription yet`)
  return { ...parsed, providerId: parsed.providerId }
}

/**
 * Carries out an accepted change at the provider and records its answer. It can be interrupted at any point and run
 * again: Stripe repeats its answer for the same key, and the database takes a change over once.
 */
export async function carryOut(
  payments: Payments,
  env: Env,
  db: Service,
  change: GiftChange,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  if (payments.mode === "test") {
    await deliverTestEvent(payments, env, testEvent(change), fetch)
    return
  }
  const subscription = await changeAtStripe(payments.stripe, change)
  const at = nextChargeAt(subscription)
  await db
    .rpc("apply_payment_event", {
      id: `change_${change.id}`,
      kind: subscription.status === "canceled" ? "subscription-canceled" : "subscription-active",
      occurred_at: new Date().toISOString(),
      is_live: subscription.livemode,
      subscription: change.subscription,
      provider_subscription: change.providerId,
      change: change.id,
      ...(at && { next_charge_at: at }),
    })
    .throwOnError()
}

async function changeAtStripe(stripe: Stripe, change: GiftChange): Promise<Stripe.Subscription> {
  const current = await stripe.subscriptions.retrieve(change.providerId)
  if (current.status === "canceled") return current
  const key = { idempotencyKey: change.id }
  if (change.kind === "cancel" || change.isCanceled)
    return stripe.subscriptions.cancel(change.providerId, {}, key)
  return stripe.subscriptions.update(
    change.providerId,
    {
      metadata: { change: change.id },
      proration_behavior: "none",
      ...(changesPrice(change) && { items: [priceOf(current, change)] }),
      // Stripe charges at the end of a trial and counts the periods from there, which moves a charge without proration.
      ...(movesCharge(change) && { trial_end: Math.floor(Date.parse(change.nextChargeAt) / 1000) }),
      ...endOf(current, change),
    },
    key,
  )
}

function movesCharge(change: GiftChange): change is GiftChange & { nextChargeAt: string } {
  return change.kind !== "amount" && change.kind !== "end" && change.nextChargeAt !== null
}

/** Ends a subscription when it would be charged for the first time after its last day: any other moment makes Stripe prorate. */
function endOf({ billing_cycle_anchor, cancel_at }: Stripe.Subscription, change: GiftChange) {
  if (!change.endsAt) return cancel_at ? { cancel_at: "" as const } : {}
  const anchor = movesCharge(change) ? new Date(change.nextChargeAt) : new Date(billing_cycle_anchor * 1000)
  return { cancel_at: firstChargeAfter(anchor, change.frequency, new Date(change.endsAt)) }
}

function changesPrice({ kind }: GiftChange) {
  return kind === "amount" || kind === "frequency"
}

function priceOf({ items }: Stripe.Subscription, { totalCents, frequency }: GiftChange) {
  const [item] = items.data
  if (!item) throw new Error("The subscription has no price")
  return {
    id: item.id,
    price_data: {
      currency: "usd",
      product: idOf(item.price.product),
      unit_amount: totalCents,
      recurring: RECURRING[frequency],
    },
  }
}

/** The event that the test provider sends for the change; its id makes a second run a duplicate. */
function testEvent(change: GiftChange) {
  const isOver = change.kind === "cancel" || change.isCanceled
  const at = change.nextChargeAt && Math.floor(Date.parse(change.nextChargeAt) / 1000)
  const object = {
    id: change.providerId,
    status: isOver ? "canceled" : "active",
    metadata: { subscription: change.subscription, change: change.id },
    items: { data: at ? [{ current_period_end: at }] : [] },
  }
  const type = isOver ? "customer.subscription.deleted" : "customer.subscription.updated"
  return { id: `evt_test_change_${change.id}`, type, object }
}
