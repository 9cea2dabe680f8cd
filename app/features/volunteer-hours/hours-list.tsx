import { formatLongDate } from "#app/lib/format/dates.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { formatHours } from "./format-hours.ts"
import type { OwnHours } from "./queries.ts"
import { STATUS } from "./status.ts"

/** The member's hours, with the reason for those that do not count. */
export function HoursList({ hours }: { hours: readonly OwnHours[] }) {
  if (hours.length === 0)
    return (
      <EmptyState title="No hours yet">
        Shifts count by themselves when we check you in. Enter anything else below.
      </EmptyState>
    )
  const total = (status: OwnHours["status"]) =>
    hours.filter(row => row.status === status).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <div className="grid gap-5">
      <p className="text-lead">
        <b>{formatHours(total("approved"))} approved</b>, {formatHours(total("submitted"))} waiting.
      </p>
      <ul className="grid">
        {hours.map(({ id, day, minutes, task, status, reason, signup_id }) => (
          <li key={id} className="grid gap-2 border-gray-300 border-b-[1.5px] py-4 first:pt-0">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <div>
                <p className="wrap-anywhere font-bold">{task}</p>
                <p className="text-gray-700">
                  {formatHours(minutes)}, {formatLongDate(day)}
                  {signup_id && ", from your shift"}
                </p>
              </div>
              <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
            </div>
            {reason && <p className="wrap-anywhere">Our reason: {reason}</p>}
            {status === "submitted" && !signup_id && (
              <Form intent="remove">
                <input type="hidden" name="hours" value={id} />
                <SubmitButton
                  size="sm"
                  variant="white"
                  aria-label={`Remove: ${task}`}
                  className="justify-self-start"
                >
                  Remove
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
