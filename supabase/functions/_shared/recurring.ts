import type Stripe from "stripe"

/** How often a repeating gift is charged, in the terms of Stripe. */
export const RECURRING = {
  monthly: { interval: "month" },
  quarterly: { interval: "month", interval_count: 3 },
  yearly: { interval: "year" },
} as const

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const

/**
 * The first charge after a moment, in seconds. Stripe counts periods from their anchor, in UTC: the 31st is the last day of
 * a shorter month and the 31st again after it.
 */
export function firstChargeAfter(anchor: Date, frequency: keyof typeof MONTHS, after: Date): number {
  for (let periods = 0; ; periods++) {
    const at = new Date(anchor)
    at.setUTCDate(1)
    at.setUTCMonth(anchor.getUTCMonth() + periods * MONTHS[frequency])
    const daysInMonth = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
    at.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth))
    if (at > after) return Math.floor(at.getTime() / 1000)
  }
}

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
