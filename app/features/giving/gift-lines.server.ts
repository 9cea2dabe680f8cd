import { formatLongDate } from "#app/lib/format/dates.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { FREQUENCIES } from "./frequencies.ts"
import { formatCents } from "./money.ts"

interface DonorRows {
  last_gift: { paid_at: string; cents: number } | null
  repeating_gift: {
    cents: number
    frequency: DbEnum<"gift_frequency">
    status: DbEnum<"subscription_status">
    next_charge_at: string | null
  } | null
  /** The year of the newest statement. */
  statement_year: number | null
}

/** What the panel on /me says, formatted here so that the page loads no code for it. Empty for members without gifts. */
export function giftLines({ last_gift, repeating_gift, statement_year }: DonorRows): string[] {
  const lines = [
    repeating_gift && repeatingText(repeating_gift),
    last_gift && `Last gift: ${formatCents(last_gift.cents)} on ${formatLongDate(last_gift.paid_at)}`,
    statement_year && `Your statement for ${statement_year} is ready.`,
  ]
  return lines.filter(line => typeof line === "string")
}

function repeatingText({
  cents,
  frequency,
  status,
  next_charge_at,
}: NonNullable<DonorRows["repeating_gift"]>) {
  const gift = `${FREQUENCIES[frequency].label}: ${formatCents(cents)}`
  if (status === "past-due") return `${gift}. The last charge didn’t go through.`
  return next_charge_at ? `${gift}, next on ${formatLongDate(next_charge_at)}` : gift
}
