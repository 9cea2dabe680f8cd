import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord } from "#app/ui/staff/record-sheet.tsx"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { ShiftForm } from "./staff-form.tsx"
import { type ShiftChoices, shiftChoices, shiftForStaff, shiftRows } from "./staff-queries.ts"

/** Shifts by their start: all for outreach, those of the own chapter for leads. */
export const staffPage = defineStaffList({
  path: "/staff/shifts",
  title: "Shifts",
  description: "Plan shifts for volunteers, see who comes, and check them in.",
  navigation: { area: "Community", label: "Shifts", icon: "ph:calendar-check-fill" },
  roles: ["outreach", "chapter_lead"],
  tiles: [],
  messages: {
    saved: { text: "Saved.", tone: "good" },
    canceled: { text: "Canceled. We told everyone who signed up.", tone: "good" },
    "not-possible": { text: "This shift is over or already canceled.", tone: "warm" },
    "checked-in": { text: "Checked in. The hours are approved.", tone: "good" },
    already: { text: "They’re already checked in.", tone: "warm" },
    "too-early": { text: "You can check people in from an hour before the start.", tone: "warm" },
    "own-hours": { text: "Someone else has to check you in.", tone: "warm" },
  },
  views: [
    { value: "ahead", label: "Upcoming" },
    { value: "past", label: "Past" },
    { value: "canceled", label: "Canceled" },
  ],
  order: { column: "starts_at", type: "time", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, state, _now, limit) => shiftRows(db, state, limit),
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: () => "No shifts here.",
  columns: [
    {
      key: "shift",
      label: "Shift",
      cell: ({ title, place }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <small className="block font-normal text-small">{place}</small>
        </>
      ),
      csv: ({ title, place }) => `${title}, ${place}`,
    },
    {
      key: "start",
      label: "Starts",
      cell: ({ starts_at, time_zone }) => <Start {...zonedTime(starts_at, time_zone)} />,
      csv: ({ starts_at }) => starts_at,
    },
    {
      key: "places",
      label: "Places",
      cell: ({ taken, capacity, waiting }) => (
        <>
          <Badge className="whitespace-nowrap">
            {taken} of {capacity}
          </Badge>
          {waiting > 0 && <small className="block text-small">{waiting} waiting</small>}
        </>
      ),
      csv: ({ taken, capacity, waiting }) => `${taken} of ${capacity}, ${waiting} waiting`,
    },
  ],
  detail: { load: shiftForStaff, View: StaffDetail },
  extra: { load: shiftChoices, View: NewShift },
})

function Start({ weekday, month, day, year, time, zone }: ReturnType<typeof zonedTime>) {
  return (
    <>
      <span className="whitespace-nowrap">
        {weekday.slice(0, 3)}, {month.slice(0, 3)} {day}, {year}
      </span>
      <small className="block text-small">
        {time} {zone}
      </small>
    </>
  )
}

function NewShift({ extra, result }: { extra: ShiftChoices; result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a shift" result={result}>
      <ShiftForm shift={null} choices={extra} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
