import type { ReactNode } from "react"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { DateView } from "./event-view.server.ts"
import type { Question } from "./schema.ts"
import { onlineSeats, roomSeats, type Seats, seatsLabel, totalSeats } from "./seats.ts"

interface Props {
  /** The dates that are open for registration. */
  dates: readonly DateView[]
  seats: Readonly<Record<string, Seats>>
  questions: readonly Question[]
  isMember: boolean
  registrations: readonly {
    id: string
    date_id: string
    status: string
    /** Only for learners under 18. */
    permission_slips: { is_allowed: boolean | null } | null
  }[]
  /** The repeating dates in words. */
  series: string | null
  slug: string
}

const PARTY = [
  { value: "1", label: "Just me" },
  { value: "2", label: "Plus 1" },
  { value: "3", label: "Plus 2" },
]

/** The ticket: two fields for a guest, one tap for a member. */
export function RegisterForm({ dates, seats, questions, isMember, registrations, series, slug }: Props) {
  const open = dates.filter(({ id }) => !registrations.some(({ date_id }) => date_id === id))
  const first = open[0] ?? dates[0]!
  const shown = seats[first.id] ?? first.seats
  const total = totalSeats(shown)
  const isHybrid = roomSeats(shown) !== null && onlineSeats(shown) !== null
  return (
    <div className="ticket-form grid rounded-panel bg-green-300 text-ink column:grid-cols-[1fr_auto]">
      <div className="grid gap-5 p-6 column:p-9">
        <h2 className="display wdth-62 text-[clamp(2rem,4vw,3.4rem)] uppercase leading-[0.85]">
          Admit one human
        </h2>
        {series && <p className="font-bold text-lead">{series}</p>}
        {registrations.map(({ id, date_id, status, permission_slips: slip }) => (
          <p key={id} className="flex flex-wrap items-center gap-4">
            <b>
              {spotText(status, dates.find(date => date.id === date_id)?.texts.longDay)}
              {slip?.is_allowed === null && " Your guardian has not signed yet."}
            </b>
            <PushButton to={`/events/${slug}/spot?key=${id}`} variant="ink" size="sm">
              View or change it
            </PushButton>
          </p>
        ))}
        {open.length > 0 && (
          <Form>
            <DateChoice dates={open} seats={seats} />
            {!isMember && (
              <div className="grid gap-4 column:grid-cols-2">
                <TextField name="name" label="Name on the door" autoComplete="name" />
                <TextField name="email" type="email" label="Email for your ticket" autoComplete="email" />
              </div>
            )}
            {isHybrid ? (
              <Segmented
                name="channel"
                label="Where will you be?"
                defaultValue="room"
                choices={[
                  { value: "room", label: "In the room" },
                  { value: "online", label: "Online" },
                ]}
              />
            ) : (
              <input type="hidden" name="channel" value={roomSeats(shown) ? "room" : "online"} />
            )}
            {questions.map(({ key, label, is_required }) => (
              <TextField key={key} name={`answer.${key}`} label={label} optional={!is_required} />
            ))}
            <div className="grid items-end gap-4 column:grid-cols-2">
              <Segmented name="party_size" label="Bringing anyone?" defaultValue="1" choices={PARTY} />
              <SubmitButton variant="ink" size="lg" iconAfter="ph:ticket-fill">
                {total && total.left === 0 ? "Join the waiting list" : "Save my spot"}
              </SubmitButton>
            </div>
          </Form>
        )}
      </div>
      <SeatsLeft seats={shown} />
    </div>
  )
}

function spotText(status: string, day: string | undefined) {
  const when = day ? ` on ${day}` : ""
  if (status === "waiting") return `You’re on the waiting list${day ? ` for ${day}` : ""}.`
  if (status === "awaiting-permission") return `Your seat${when} is held.`
  return `You have a spot${when}.`
}

const SHOWN_DATES = 6

/** One, some or all of the dates. */
function DateChoice({ dates, seats }: Pick<Props, "dates" | "seats">) {
  if (dates.length === 1) return <input type="hidden" name="dates" value={dates[0]!.id} />
  const choice = (date: DateView, isChosen: boolean) => (
    <DateBox key={date.id} value={date.id} isChosen={isChosen}>
      <DateLabel date={date} seats={seats[date.id] ?? date.seats} />
    </DateBox>
  )
  const later = dates.slice(SHOWN_DATES)
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Which dates?</legend>
      <ul className="grid gap-2">
        <DateBox value={dates.map(({ id }) => id).join(",")} isChosen={false}>
          <b>All {dates.length} dates</b>
        </DateBox>
        {dates.slice(0, SHOWN_DATES).map((date, index) => choice(date, index === 0))}
      </ul>
      {later.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold underline">
            {later.length === 1 ? "One more date" : `${later.length} more dates`}
          </summary>
          <ul className="grid gap-2">{later.map(date => choice(date, false))}</ul>
        </details>
      )}
    </fieldset>
  )
}

function DateBox({ value, isChosen, children }: { value: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="dates"
          value={value}
          defaultChecked={isChosen}
          className="size-6 flex-none accent-ink"
        />
        <span>{children}</span>
      </label>
    </li>
  )
}

function DateLabel({ date: { texts }, seats }: { date: DateView; seats: Seats }) {
  const label = seatsLabel(seats)
  return (
    <>
      <b>
        {texts.longDay}, {texts.starts} {texts.zone}
      </b>{" "}
      {label && `${label.strong} ${label.rest}`}
    </>
  )
}

/** The stub of the ticket, with the number that changes while people look at it. */
function SeatsLeft({ seats }: { seats: Seats }) {
  const total = totalSeats(seats)
  const label = seatsLabel(seats)
  if (!total || !label) return null
  return (
    <div className="relative grid min-w-52 content-center justify-items-center gap-1.5 border-ink border-dashed p-6 text-center before:absolute before:size-9 before:rounded-full before:bg-black after:absolute after:size-9 after:rounded-full after:bg-black max-column:border-t-4 max-column:before:-top-5 max-column:before:-left-[18px] max-column:after:-top-5 max-column:after:-right-[18px] column:border-l-4 column:after:-bottom-[18px] column:before:-top-[18px] column:before:-left-5 column:after:-left-5">
      <p className="display wdth-56 text-[5.5rem] leading-[0.8]" aria-hidden="true">
        {formatInteger(total.left)}
      </p>
      <p role="status" data-seats={total.left}>
        <b>{label.strong}</b> {label.rest}
      </p>
    </div>
  )
}
