import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { officeTimes } from "#app/lib/staff/office-time.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { FORMATS, KINDS } from "./filters.ts"
import { EventStaffDetail } from "./staff/detail.tsx"
import { STATUS_LABELS, TRASH_RULE } from "./staff/options.ts"
import { draftCount, type EventRow, eventForStaff, managedEventRows, NEW_EVENT } from "./staff/queries.ts"

/** Events, newest first: all for event staff, those of their chapter for leads. */
export const staffPage = defineStaffList({
  path: "/staff/events",
  title: "Events",
  description: "Create, publish, move and cancel events, and see who registered.",
  navigation: { area: "Events", label: "Events", icon: "ph:calendar-blank-fill" },
  roles: ["events", "chapter_lead"],
  hasImport: true,
  importRoles: ["events"],
  tiles: [
    {
      title: "Events",
      icon: "ph:calendar-blank-fill",
      count: draftCount,
      text: count =>
        count === 0
          ? "Create an event, or change one."
          : count === 1
            ? "One draft isn’t published yet."
            : `${count} drafts aren’t published yet.`,
    },
  ],
  messages: {
    created: { text: "The draft is saved. Add a date, then publish it.", tone: "good" },
    saved: { text: "Saved.", tone: "good" },
    published: { text: "Published. It’s on the events page now.", tone: "good" },
    hidden: { text: "Hidden. It’s a draft again.", tone: "good" },
    added: { text: "Added to the dates.", tone: "good" },
    series: { text: "The dates are saved. Everyone whose date changed gets an email.", tone: "good" },
    moved: { text: "Saved. If the time changed, everyone registered gets an email.", tone: "good" },
    canceled: { text: "Canceled. Everyone registered gets an email.", tone: "good" },
    "saved-first-time": {
      text: "Saved. Clocks go back that night, and it starts when they show this time for the first time.",
      tone: "good",
    },
    "too-late": { text: "That date is over or canceled.", tone: "warm" },
  },
  trash: "events",
  trashRule: TRASH_RULE,
  views: [
    { value: "all", label: "All" },
    ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
  ],
  search: { label: "Title" },
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: managedEventRows,
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: ({ search }) => (search ? "No events match. Try another word." : "No events here."),
  columns: [
    {
      key: "title",
      label: "Event",
      cell: ({ title, kind, format }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <small className="block font-normal text-gray-600 text-small">
            {KINDS[kind]}, {FORMATS[format].toLowerCase()}
          </small>
        </>
      ),
      csv: ({ title }) => title,
    },
    { key: "next", label: "Next date", cell: row => nextDate(row), csv: row => nextDate(row) },
    { key: "place", label: "Place", cell: row => placeOf(row), csv: row => placeOf(row) },
    {
      key: "chapter",
      label: "Chapter",
      cell: ({ chapters }) => chapters?.name ?? "None",
      csv: ({ chapters }) => chapters?.name ?? "",
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => <StatusBadge status={STATUS_LABELS[status]} />,
      csv: ({ status }) => STATUS_LABELS[status],
    },
  ],
  detail: { load: eventForStaff, View: EventStaffDetail },
  extra: { load: async () => true, View: NewEventButton },
})

/** In the zone of the event. */
function nextDate({ event_dates: [next], time_zone }: EventRow) {
  return next ? officeTimes(time_zone).day(next.starts_at) : "None"
}

function placeOf({ city, state }: { city: string | null; state: string | null }) {
  return [city, state].filter(Boolean).join(", ") || "Online"
}

function NewEventButton() {
  return (
    <PushButton to={`/staff/events/${NEW_EVENT}`} icon="ph:plus-bold">
      Create an event
    </PushButton>
  )
}
