import { Ticket } from "#app/ui/brand/ticket.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { MissingRequirements } from "./missing-requirements.tsx"
import type { BoardShift } from "./queries.ts"

/** Shifts as tickets, each with what the member can do. */
export function ShiftList({ shifts }: { shifts: readonly BoardShift[] }) {
  return (
    <ul className="grid gap-7">
      {shifts.map(shift => (
        <li key={shift.id} className="grid gap-3">
          <ShiftTicket shift={shift} />
          {shift.about && <p className="max-w-[38em]">{shift.about}</p>}
          {shift.status ? <OwnPlace shift={shift} /> : <FreePlace shift={shift} />}
        </li>
      ))}
    </ul>
  )
}

function ShiftTicket({ shift }: { shift: BoardShift }) {
  const { title, place, chapter, time_zone } = shift
  const start = zonedTime(shift.starts_at, time_zone)
  const end = zonedTime(shift.ends_at, time_zone)
  return (
    <Ticket
      title={title}
      over={`${start.weekday}, ${start.time} to ${end.time} ${start.zone}`}
      stub={{ big: start.day, small: start.month.slice(0, 3) }}
      tone={shift.status === "confirmed" ? "green" : shift.status ? "air" : "marigold"}
    >
      {place}
      {chapter && `. ${chapter} chapter`}
    </Ticket>
  )
}

function FreePlace({ shift }: { shift: BoardShift }) {
  const { id, title, capacity, taken, offered, missing, is_suggested } = shift
  const free = capacity - taken
  const left =
    free > 0 ? `${free} of ${capacity} places left` : offered > 0 ? "A volunteer offers their place" : "Full"
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={free + offered > 0 ? "green" : "gray"}>{left}</Badge>
        {is_suggested && <Badge tone="marigold">Fits your time</Badge>}
      </p>
      {missing.length > 0 ? (
        <MissingRequirements shift={shift} />
      ) : (
        <ShiftButton
          intent="take"
          {...{ id, title }}
          label={free > 0 ? "Take a place" : offered > 0 ? "Take over the place" : "Join the waiting list"}
        />
      )}
    </div>
  )
}

function OwnPlace({ shift }: { shift: BoardShift }) {
  const { id, title, status, is_offered, place_in_line } = shift
  const isConfirmed = status === "confirmed"
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Badge tone={isConfirmed ? "green" : "air"}>
          {isConfirmed
            ? is_offered
              ? "Yours until someone takes it"
              : "You’re in"
            : `Number ${place_in_line} on the waiting list`}
        </Badge>
        {isConfirmed && (
          <a href={`/get-involved/volunteer/shifts/${id}.ics`} className="underline">
            Calendar file<span className="sr-only"> for {title}</span>
          </a>
        )}
      </p>
      <div className="flex flex-wrap gap-4">
        {isConfirmed && !is_offered && (
          <ShiftButton intent="offer" {...{ id, title }} label="Offer my place" />
        )}
        {is_offered && <ShiftButton intent="keep" {...{ id, title }} label="Keep my place" />}
        <ShiftButton
          intent="leave"
          {...{ id, title }}
          label={isConfirmed ? "I can’t come" : "Leave the waiting list"}
        />
      </div>
    </div>
  )
}

interface ButtonProps {
  intent: "take" | "leave" | "offer" | "keep"
  id: string
  title: string
  label: string
}

function ShiftButton({ intent, id, title, label }: ButtonProps) {
  return (
    <Form intent={intent}>
      <input type="hidden" name="shift" value={id} />
      <SubmitButton
        size="sm"
        variant={intent === "take" ? "green" : "white"}
        aria-label={`${label}: ${title}`}
        className="justify-self-start"
      >
        {label}
      </SubmitButton>
    </Form>
  )
}
