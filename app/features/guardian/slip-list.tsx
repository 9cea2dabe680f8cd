import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { LearnerPage, Slip } from "./queries.ts"
import type { Viewer } from "./viewer.ts"

export function SlipList({ page, viewer }: { page: LearnerPage; viewer: Viewer }) {
  if (page.slips.length === 0) return <p>No permission slips yet.</p>
  return (
    <ul className="grid gap-5">
      {page.slips.map(slip => (
        <li
          key={slip.id}
          className="grid gap-2 border-gray-300 border-b-[1.5px] pb-5 last:border-0 last:pb-0"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="wrap-anywhere font-bold text-[1.125rem]">{slip.title}</h3>
            <SlipBadge slip={slip} />
          </div>
          <p className="text-gray-700">
            {formatLongDate(slip.happens_on)}, requested by{" "}
            {slip.asked_by === page.id ? page.name : "our event desk"}
          </p>
          <p className="wrap-anywhere max-w-[60ch] whitespace-pre-line">{slip.about}</p>
          {viewer.isGuardian && (
            <PushButton
              to={href("/guardian/slips/:id", { id: slip.id })}
              variant="white"
              size="sm"
              className="justify-self-start"
            >
              {slip.is_allowed === null ? "Answer" : "View"}
            </PushButton>
          )}
        </li>
      ))}
    </ul>
  )
}

export function SlipBadge({ slip }: { slip: Pick<Slip, "is_allowed"> }) {
  if (slip.is_allowed === null) return <Badge tone="marigold">Waiting for an answer</Badge>
  return slip.is_allowed ? (
    <Badge tone="green" icon="ph:check-bold">
      Allowed
    </Badge>
  ) : (
    <Badge tone="gray" icon="ph:prohibit-bold">
      Not allowed
    </Badge>
  )
}
