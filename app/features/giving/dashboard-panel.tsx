import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { FREQUENCIES } from "./frequencies.ts"
import { formatCents } from "./money.ts"

interface Props {
  lastGift: { paid_at: string; cents: number } | null
  repeatingGift: {
    cents: number
    frequency: DbEnum<"gift_frequency">
    status: DbEnum<"subscription_status">
    next_charge_at: string | null
  } | null
  /** The year of the newest statement. */
  statementYear: number | null
}

/** On /me of a donor: the last gift, the repeating gift and the statement. Others have no such panel. */
export function GiftsPanel({ lastGift, repeatingGift, statementYear }: Props) {
  if (!lastGift && !repeatingGift) return null
  return (
    <DashboardPanel title="Your gifts">
      <ul className="grid gap-1.5">
        {repeatingGift && <li>{repeatingText(repeatingGift)}</li>}
        {lastGift && (
          <li>
            Last gift: <b>{formatCents(lastGift.cents)}</b> on {formatLongDate(lastGift.paid_at)}
          </li>
        )}
        {statementYear && <li>Your statement for {statementYear} is ready.</li>}
      </ul>
      <p>
        <Link to={href("/me/gifts")} className="underline">
          Receipts, statements and changes
        </Link>
      </p>
    </DashboardPanel>
  )
}

function repeatingText({ cents, frequency, status, next_charge_at }: NonNullable<Props["repeatingGift"]>) {
  const label = FREQUENCIES[frequency].label
  return (
    <>
      {label}: <b>{formatCents(cents)}</b>
      {status === "past-due"
        ? ". The last charge didn’t go through."
        : next_charge_at && `, next on ${formatLongDate(next_charge_at)}`}
    </>
  )
}
