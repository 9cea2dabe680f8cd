import { formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { INTERESTS } from "./options.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { applicationForStaff, applicationRows, newApplicationCount } from "./staff-queries.ts"
import { STAGE_LABELS } from "./stages.ts"

/** Applications to volunteer, oldest first. */
export const staffPage = defineStaffList({
  path: "/staff/volunteers",
  title: "Volunteers",
  description: "Read applications, talk with applicants, and accept new volunteers.",
  navigation: { label: "Volunteers", icon: "ph:hand-heart-fill" },
  roles: ["outreach"],
  tiles: [
    {
      title: "Volunteers",
      icon: "ph:hand-heart-fill",
      count: newApplicationCount,
      text: count =>
        count === 0
          ? "No new applications."
          : count === 1
            ? "One new application."
            : `${count} new applications.`,
    },
  ],
  messages: {
    moved: { text: "Updated. We told the applicant.", tone: "good" },
    "not-possible": { text: "Someone else already updated this application.", tone: "warm" },
    unknown: { text: "That application no longer exists.", tone: "warm" },
  },
  views: Object.entries(STAGE_LABELS).map(([value, label]) => ({ value, label })),
  order: { column: "submitted_at", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => applicationRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.name,
  empty: () => "No applications at this stage.",
  columns: [
    {
      key: "applicant",
      label: "Applicant",
      cell: ({ name, city, state }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          <small className="block font-normal text-small">
            {city}, {state}
          </small>
        </>
      ),
      csv: ({ name, city, state }) => `${name}, ${city}, ${state}`,
    },
    {
      key: "interests",
      label: "Jobs",
      cell: ({ interests }) => interests.map(interest => INTERESTS[interest]).join(", "),
      csv: ({ interests }) => interests.map(interest => INTERESTS[interest]).join(", "),
    },
    {
      key: "submitted",
      label: "Sent",
      cell: ({ submitted_at }) => <span className="whitespace-nowrap">{formatShortDay(submitted_at)}</span>,
      csv: ({ submitted_at }) => submitted_at.slice(0, 10),
    },
    {
      key: "stage",
      label: "Stage",
      cell: ({ stage }) => <Badge>{STAGE_LABELS[stage]}</Badge>,
      csv: ({ stage }) => STAGE_LABELS[stage],
    },
  ],
  detail: { load: applicationForStaff, View: StaffDetail },
})
