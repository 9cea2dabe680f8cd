import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { formatZonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { ShiftForm } from "./staff-form.tsx"
import type { StaffShiftDetail } from "./staff-queries.ts"

/** One shift: who comes, check-in, the form, and canceling it. */
export function StaffDetail({ detail, message, result, listHref, now }: DetailProps<StaffShiftDetail>) {
  const { shift, roster, choices } = detail
  const isOver = Date.parse(shift.ends_at) <= now
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{shift.title}</h2>
        <Badge className="flex-none">
          {shift.canceled_at ? "Canceled" : `${shift.taken} of ${shift.capacity} places taken`}
        </Badge>
      </div>
      {message}
      <p>
        {formatZonedTime(shift.starts_at, shift.time_zone)}, {shift.place}
      </p>
      {shift.cancel_reason && <p className="wrap-anywhere">Canceled: {shift.cancel_reason}</p>}
      <Roster roster={roster} mayCheckIn={!shift.canceled_at} />
      {!shift.canceled_at && !isOver && (
        <>
          <ShiftForm {...{ shift, choices }} result={result?.intent === "save" ? result : {}} />
          <CancelForm result={result?.intent === "cancel" ? result : {}} />
        </>
      )}
    </StaffSheet>
  )
}

function Roster({ roster, mayCheckIn }: { roster: StaffShiftDetail["roster"]; mayCheckIn: boolean }) {
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">Volunteers</h3>
      {roster.length === 0 && <p>Nobody has signed up yet.</p>}
      <ul className="grid gap-3">
        {roster.map(({ id, name, status, is_offered, checked_in_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere">
              {name}
              {is_offered && " (offers the place)"}
            </span>
            {status === "waiting" ? (
              <Badge tone="air">Waiting list</Badge>
            ) : checked_in_at ? (
              <Badge tone="green">Checked in</Badge>
            ) : (
              mayCheckIn && (
                <Form intent="check-in" result={{}}>
                  <input type="hidden" name="signup" value={id} />
                  <SubmitButton size="sm" variant="white">
                    Check in<span className="sr-only"> {name}</span>
                  </SubmitButton>
                </Form>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CancelForm({ result }: { result: ActionResult }) {
  return (
    <details open={result.errors !== undefined}>
      <summary className="min-h-8 cursor-pointer font-bold underline">Cancel the shift</summary>
      <Form intent="cancel" result={result} className="pt-4">
        <TextField name="reason" label="Why?" hint="Everyone who signed up reads it." maxLength={500} />
        <SubmitButton variant="white" className="justify-self-start">
          Cancel it and tell everyone
        </SubmitButton>
      </Form>
    </details>
  )
}
