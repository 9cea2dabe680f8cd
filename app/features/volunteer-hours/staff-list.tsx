import { formatDate } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { formatHours } from "./format-hours.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { hoursForStaff, hoursRows, openHoursCount } from "./staff-queries.ts"
import { STATUS } from "./status.ts"

/** Volunteer hours, oldest first: all for outreach, those of the own chapter for leads. */
export const staffPage = defineStaffList({
  path: "/staff/volunteer-hours",
  title: "Volunteer hours",
  description: "Approve the hours that volunteers enter.",
  navigation: { area: "Community", label: "Volunteer hours", icon: "ph:clock-fill" },
  roles: ["outreach", "chapter_lead"],
  tiles: [
    {
      title: "Volunteer hours",
      icon: "ph:clock-fill",
      count: openHoursCount,
      text: count =>
        count === 0
          ? "No hours to approve."
          : count === 1
            ? "One entry to approve."
            : `${count} entries to approve.`,
    },
  ],
  messages: {
    decided: { text: "Saved. We told the volunteer.", tone: "good" },
    "own-hours": { text: "Someone else has to decide about your own hours.", tone: "warm" },
    "not-possible": { text: "Someone else already decided about these hours.", tone: "warm" },
  },
  views: Object.entries(STATUS).map(([value, { label }]) => ({ value, label })),
  order: { column: "entered_at", type: "time", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => hoursRows(db, view),
  inbox: {
    view: "submitted",
    about: ({ minutes, day }) => `${formatHours(minutes)} on ${formatDate(day)}`,
  },
  idOf: row => row.id,
  nameOf: row => `${row.name}, ${row.task}`,
  empty: () => "No hours here.",
  rowActions: ({ status }) =>
    status === "submitted" ? [{ intent: "approved", label: "Approve", isPrimary: true }] : [],
  columns: [
    {
      key: "volunteer",
      label: "Volunteer",
      cell: ({ name, chapters }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          {chapters && <small className="block font-normal text-small">{chapters.name}</small>}
        </>
      ),
      personalCsv: ({ name }) => name,
    },
    {
      key: "hours",
      label: "Hours",
      cell: ({ minutes, day }) => (
        <>
          <span className="whitespace-nowrap">{formatHours(minutes)}</span>
          <small className="block whitespace-nowrap text-small">{formatDate(day)}</small>
        </>
      ),
      csv: ({ minutes, day }) => `${minutes / 60} (${day})`,
    },
    { key: "task", label: "What", cell: ({ task }) => task, personalCsv: ({ task }) => task },
  ],
  detail: { load: hoursForStaff, View: StaffDetail },
})
