import { formatLongDate } from "#app/lib/format/dates.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet, StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { formatHours } from "./format-hours.ts"
import type { StaffHours } from "./staff-queries.ts"
import { STATUS } from "./status.ts"

/** Hours of a volunteer, with the buttons that decide about them. */
export function StaffDetail({ detail, message, result, listHref }: DetailProps<StaffHours>) {
  const { name, day, minutes, task, status, reason, signup_id, chapters } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{name}</h2>
        <StatusBadge className="flex-none" status={STATUS[status].label} />
      </div>
      {message}
      <p className="wrap-anywhere">
        {formatHours(minutes)} on {formatLongDate(day)}: {task}
        {chapters && ` (${chapters.name} chapter)`}
      </p>
      <p>{signup_id ? "From the check-in of a shift." : "Entered by the volunteer."}</p>
      {reason && <p className="wrap-anywhere">Our reason: {reason}</p>}
      <Form result={result ?? {}}>
        {status !== "rejected" && (
          <TextField
            name="reason"
            label="Reason, if you don’t approve them"
            hint="The volunteer reads it."
            maxLength={500}
            optional
          />
        )}
        <div className="flex flex-wrap gap-3">
          {status !== "approved" && (
            <PushButton type="submit" name="intent" value="approved" variant="green">
              Approve
            </PushButton>
          )}
          {status !== "rejected" && (
            <PushButton type="submit" name="intent" value="rejected" variant="white">
              Don’t approve
            </PushButton>
          )}
        </div>
      </Form>
    </StaffSheet>
  )
}
