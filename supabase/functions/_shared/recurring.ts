import type Stripe from "stripe"

/** How often a repeating gift is charged, in the terms of Stripe. */
export const RECURRING = {
  monthly: { interval: "month" },
  quarterly: { interval: "month", interval_count: 3 },
  yearly: { interval: "year" },
} as const

/** When the provider charges a subscription next; null for one that is over. */
export function nextChargeAt(subscription: Stripe.Subscription): string | null {
  const { status, trial_end, items } = subscription
  if (status === "canceled") return null
  const at = status === "trialing" ? trial_end : items?.data[0]?.current_period_end
  return typeof at === "number" ? isoTime(at) : null
}

export function isoTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString()
}

export function idOf(object: string | { id: string }): string {
  return typeof object === "string" ? object : object.id
}
