import { TextField } from "#app/ui/forms/text-field.tsx"
import { wallClock } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { StaffDate, StaffEvent } from "./queries.ts"

interface Props {
  event: Pick<StaffEvent, "format" | "time_zone"> & { event_dates?: readonly StaffDate[] }
  date?: StaffDate
  /** The fields are about the first of several dates. */
  series?: StaffEvent["series"] | "new"
}

/** When a date is and how many seats it has, in the time zone of the event. */
export function DateFields({ event: { format, time_zone, event_dates }, date, series }: Props) {
  const stored = series === "new" ? null : series
  const start = date ? wallClock(date.starts_at, time_zone) : stored?.start
  const end = date ? wallClock(date.ends_at, time_zone) : stored?.end
  // Dates that a series adds get the seats of its last one.
  const seats = date ?? (stored ? event_dates?.at(-1) : undefined)
  const hint = stored ? "For dates that you add. The others keep theirs." : undefined
  // Only an end after the next morning needs its own day.
  const isLong = date && Date.parse(date.ends_at) - Date.parse(date.starts_at) >= 24 * 60 * 60 * 1000
  return (
    <>
      <TextField
        name="day"
        type="date"
        label={series ? "First date" : "Day"}
        defaultValue={start?.day ?? ""}
      />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField name="starts" type="time" label="Starts" defaultValue={start?.time ?? ""} />
        <TextField name="ends" type="time" label="Ends" defaultValue={end?.time ?? ""} />
      </div>
      {!series && (
        <TextField
          name="last_day"
          type="date"
          label="Last day"
          hint="Only for events of several days."
          optional
          defaultValue={isLong ? end?.day : ""}
        />
      )}
      <div className="grid items-start gap-4 phone:grid-cols-2">
        {format !== "online" && (
          <TextField
            name="room_capacity"
            label="Seats in the room"
            hint={hint}
            inputMode="numeric"
            optional
            defaultValue={seats?.room_capacity ?? ""}
          />
        )}
        {format !== "in-person" && (
          <TextField
            name="online_capacity"
            label="Seats online"
            hint={hint}
            inputMode="numeric"
            optional
            defaultValue={seats?.online_capacity ?? ""}
          />
        )}
      </div>
    </>
  )
}
