import { Callout } from "#app/ui/data/callout.tsx"
import { shortTime } from "./link-list.tsx"
import type { DateForStaff } from "./queries.ts"

type Refusal = DateForStaff["check_in_refusals"][number]

/** What helpers noted without a network and the database refused later: people in the room, kits that are gone. */
export function StaffRefusals({ refusals, timeZone }: { refusals: readonly Refusal[]; timeZone: string }) {
  if (refusals.length === 0) return null
  return (
    <Callout tone="warm" title="Noted without a network, and not counted">
      <ul className="grid gap-1">
        {refusals.map(refusal => (
          <li key={`${refusal.noted_at} ${refusal.outcome}`}>
            {shortTime(refusal.noted_at, timeZone)}
            {refusal.check_in_links && ` (${refusal.check_in_links.label})`}: {textOf(refusal)}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

const REASONS: Partial<Record<Refusal["outcome"], string>> = {
  full: "no seat was free",
  "no-permission": "a guardian hadn’t said yes",
  unknown: "they had no seat anymore",
  changed: "the list on the phone was changed",
  "registered-already": "the email was registered already",
}

function textOf({ outcome, people, lot, kits }: Refusal) {
  if (outcome === "out-of-stock")
    return `${kits === 1 ? "1 kit" : `${kits} kits`} of lot ${lot}, but the stock was empty. Check the number of kits in stock.`
  return `${people === 1 ? "1 person" : `${people} people`} let in, but ${REASONS[outcome]}.`
}
