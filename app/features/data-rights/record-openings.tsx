import { formatDateTime } from "#app/lib/format/dates.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { RecordOpening } from "./queries.ts"

const REASONS: Record<DbEnum<"opening_reason">, string> = {
  "asked-for-help": "because you asked us for help",
  "account-problem": "because something was wrong with your account",
  safety: "for someone’s safety",
  legal: "because of a legal request",
  other: "for another reason",
}

/** When someone in the office opened the member's record, and why. */
export function RecordOpenings({ openings }: { openings: readonly RecordOpening[] }) {
  if (openings.length === 0) return <p>No one in the office has opened your record.</p>
  return (
    <ul className="grid gap-3">
      {openings.map(({ id, opened_at, reason, note }) => (
        <li key={id} className="border-gray-300 border-b-[1.5px] pb-3 last:border-0">
          Someone in the office opened your record on <b>{formatDateTime(opened_at)}</b>, {REASONS[reason]}.
          {note && <span className="wrap-anywhere block text-gray-700 text-small">They wrote: “{note}”</span>}
        </li>
      ))}
    </ul>
  )
}
