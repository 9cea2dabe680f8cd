import type { ReactNode } from "react"
import { href } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { formatZonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { CancelForm } from "./cancel-form.tsx"
import { DateFields } from "./date-fields.tsx"
import { seatsOf } from "./date-list.tsx"
import { Section } from "./detail.tsx"
import type { DateDetail } from "./queries.ts"

interface Props {
  detail: DateDetail
  result: ActionResult | undefined
  message: ReactNode
  now: number
  /** Whether the caller may also issue certificates. */
  mayCertify: boolean
  children: ReactNode
}

/** One date: who registered, and the forms that move or cancel it. */
export function DateStaffDetail({ detail, result, message, now, mayCertify, children }: Props) {
  const { event, date, link, toTell } = detail
  const resultFor = (intent: string) => (result?.intent === intent ? result : {})
  const isOpen = !date.canceled_at && Date.parse(date.ends_at) > now
  return (
    <>
      <StaffHeading title={formatZonedTime(date.starts_at, event.time_zone)}>
        {date.canceled_at && <Badge>Canceled</Badge>}
      </StaffHeading>
      <p className="mb-4">
        <Link to={href("/staff/events/:id?", { id: event.id })} className="underline">
          {event.title}
        </Link>
        {seatsOf(date) && `: ${seatsOf(date)}`}
      </p>
      {mayCertify && Date.parse(date.starts_at) < now && (
        <p className="mb-4">
          <Link to={`${href("/staff/issue-certificates")}?date=${date.id}`} className="underline">
            Issue certificates to everyone who was checked in
          </Link>
        </p>
      )}
      {message}
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {children}
        {isOpen && (
          <StaffSheet className="grid gap-7 p-[clamp(18px,2vw,28px)]">
            <Section as="h2" title="Time and seats">
              <Form intent="move" result={resultFor("move")}>
                <p>
                  {toTell === 0
                    ? "No one is registered yet."
                    : `Another time sends an email with the new calendar entry to ${toTell === 1 ? "1 person" : `${toTell} people`}. More seats go to the waiting list.`}
                </p>
                <DateFields event={event} date={date} />
                <SubmitButton className="justify-self-start">Save the date</SubmitButton>
              </Form>
            </Section>
            {event.format !== "in-person" && <JoinLink link={link} result={resultFor("join-link")} />}
            <Section as="h2" title="Cancel">
              <CancelForm what="this date" toTell={toTell} result={resultFor("cancel")} />
            </Section>
          </StaffSheet>
        )}
      </div>
    </>
  )
}

function JoinLink({ link, result }: { link: DateDetail["link"]; result: ActionResult }) {
  return (
    <Section as="h2" title="How to join online">
      <Form intent="join-link" result={result}>
        <TextField
          name="url"
          type="url"
          label="Link"
          hint="Only people with a confirmed online seat see it."
          defaultValue={link?.url ?? ""}
        />
        <TextField
          name="instructions"
          label="What else they need"
          hint="A meeting number or a passcode."
          optional
          defaultValue={link?.instructions ?? ""}
        />
        <SubmitButton variant="white" className="justify-self-start">
          Save the link
        </SubmitButton>
      </Form>
    </Section>
  )
}
