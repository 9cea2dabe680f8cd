import { href } from "react-router"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { LearnerEvent } from "./registration-view.server.ts"

interface Props {
  events: readonly LearnerEvent[]
  /** Guardians get a link to the permission slip. */
  isGuardian: boolean
}

/** The upcoming registrations of a learner. */
export function LearnerEvents({ events, isGuardian }: Props) {
  if (events.length === 0) return <p>Nothing coming up.</p>
  return (
    <ul className="grid gap-5">
      {events.map(({ id, title, note, status, tone, slip, isPermissionMissing }) => (
        <li key={id} className="grid gap-2 border-gray-300 border-b-[1.5px] pb-5 last:border-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="wrap-anywhere font-bold text-[1.125rem]">{title}</h3>
            <Badge tone={tone}>{status}</Badge>
          </div>
          <p className="text-gray-700">{note}</p>
          {isPermissionMissing && <p>A guardian has not signed the permission slip yet.</p>}
          {isGuardian && slip && (
            <p>
              <Link to={href("/guardian/slips/:id", { id: slip })} className="underline">
                {isPermissionMissing ? "Sign the permission slip" : "Change or withdraw permission"}
                <span className="sr-only"> for {title}</span>
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
