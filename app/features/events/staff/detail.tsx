import type { ReactNode } from "react"
import { href } from "react-router"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureForm } from "#app/ui/pictures/picture-form.tsx"
import { StaffSheet, StatusBadge, TrashForm } from "#app/ui/staff/staff-layout.tsx"
import { CancelForm } from "./cancel-form.tsx"
import { DateFields } from "./date-fields.tsx"
import { DateList } from "./date-list.tsx"
import { EventForm } from "./event-form.tsx"
import { STATUS_LABELS, TRASH_RULE } from "./options.ts"
import type { EventDetail, StaffEvent } from "./queries.ts"
import { SeriesForm } from "./series-form.tsx"

/** One event: its dates, its text and its status. */
export function EventStaffDetail({ detail, message, result, listHref, now }: DetailProps<EventDetail>) {
  const { event, toTell } = detail
  const resultFor = (intent: string) => (result?.intent === intent ? result : {})
  const isOver = event?.event_dates.every(date => Date.parse(date.ends_at) <= now || date.canceled_at)
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{event?.title ?? "New event"}</h2>
          {event && <StatusBadge className="flex-none" status={STATUS_LABELS[event.status]} />}
        </div>
        {event && event.status !== "draft" && (
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Link to={href("/events/:event", { event: event.slug })} className="underline">
              View the public page
            </Link>
            <Link to={href("/staff/events/:event/check-in", { event: event.slug })} className="underline">
              Check-in at the door
            </Link>
          </p>
        )}
      </div>
      {message}
      {event && (
        <>
          <Section title="Dates">
            {event.series && <p className="font-bold">{event.series.text}</p>}
            <DateList event={event} now={now} />
            {event.status !== "canceled" && (
              <>
                <AddDates
                  event={event}
                  result={resultFor("add-dates")}
                  isFirst={event.event_dates.length === 0}
                />
                <SeriesForm event={event} result={resultFor("series")} />
              </>
            )}
          </Section>
          {event.status !== "canceled" && (
            <Section title="On the site">
              <StatusForms event={event} result={resultFor("status")} />
              {!isOver && <CancelForm what="the event" toTell={toTell} result={resultFor("cancel")} />}
            </Section>
          )}
          <Section title="Picture">
            <PictureForm
              label="Shown on its page"
              hint="Ask everyone in a photo before you publish it."
              choices={detail.pictures}
              result={resultFor("picture")}
            />
          </Section>
        </>
      )}
      <Section title="The event">
        <EventForm detail={detail} result={resultFor(event ? "save" : "create")} />
      </Section>
      {event && <TrashForm rule={TRASH_RULE} isPossible={event.status !== "published"} />}
    </StaffSheet>
  )
}

interface SectionProps {
  title: string
  /** The level below the heading of the page or the record. */
  as?: "h2" | "h3"
  children: ReactNode
}

export function Section({ title, as: Heading = "h3", children }: SectionProps) {
  return (
    <section className="grid gap-4 border-gray-300 border-t-[1.5px] pt-5">
      <Heading className="font-bold text-[1.25rem]">{title}</Heading>
      {children}
    </section>
  )
}

type FormResult = Parameters<typeof EventForm>[0]["result"]

function AddDates({ event, result, isFirst }: { event: StaffEvent; result: FormResult; isFirst: boolean }) {
  return (
    <details open={isFirst || result.errors !== undefined}>
      <summary className="min-h-8 cursor-pointer font-bold underline">Add a date</summary>
      <Form intent="add-dates" result={result} className="pt-4">
        <DateFields event={event} />
        <SubmitButton variant="white" className="justify-self-start">
          Add the date
        </SubmitButton>
      </Form>
    </details>
  )
}

function StatusForms({ event, result }: { event: StaffEvent; result: FormResult }) {
  const isDraft = event.status === "draft"
  return (
    <Form intent="status" result={result}>
      <p>
        {isDraft
          ? "Only staff see this draft. Add a date, then publish it."
          : "Everyone sees it. It can be hidden until the first person registers."}
      </p>
      <input type="hidden" name="status" value={isDraft ? "published" : "draft"} />
      <SubmitButton variant={isDraft ? "green" : "white"} className="justify-self-start">
        {isDraft ? "Publish" : "Hide it again"}
      </SubmitButton>
    </Form>
  )
}
