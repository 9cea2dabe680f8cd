import { Badge } from "#app/ui/data/badge.tsx"
import { useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import type { auditState } from "./queries.ts"

/** What the last check of the chain found. */
export function ChainState({ extra: state }: { extra: Awaited<ReturnType<typeof auditState>> }) {
  const times = useOfficeTimes()
  if (!state?.checked_at) return <p>The chain has not been checked yet. That happens once a day.</p>
  const { checked_at, broken_at, links, head } = state
  const isBroken = broken_at !== null
  return (
    <details className="max-w-120">
      <summary className="min-h-8 cursor-pointer">
        <Badge tone={isBroken ? "siren" : "green"}>
          {isBroken ? `Broken at entry ${broken_at}` : `Checked ${times.day(checked_at)}: unbroken`}
        </Badge>
      </summary>
      <p className="wrap-anywhere pt-2 text-small">
        {isBroken
          ? "An entry was changed or removed outside the site. Keep a copy of the database and tell the person who runs the server."
          : `Each entry is linked to the one before it. We checked all of them on ${times.time(checked_at)}.`}
        {head && ` Entry ${links} is the newest with a link. Its hash: ${head}`}
      </p>
    </details>
  )
}
