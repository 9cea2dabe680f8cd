import { formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import { applicationForStaff, applicationRows, newApplicationCount } from "./staff-queries.ts"
import { STAGE_LABELS } from "./stages.ts"

/** Applications to start a chapter, oldest first. Approving one creates the chapter. */
export const staffPage = defineStaffList({
  path: "/staff/chapter-applications",
  title: "Chapter applications",
  description: "Read applications, talk with applicants, and approve new chapters.",
  navigation: { label: "Chapter applications", icon: "ph:hand-waving-fill" },
  roles: ["outreach"],
  tiles: [
    {
      title: "Chapter applications",
      icon: "ph:hand-waving-fill",
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
    moved: { text: "Updated. We emailed the applicant.", tone: "good" },
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
      key: "place",
      label: "Place",
      cell: ({ city, state, institution }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {city}, {state}
          </Link>
          {institution && <small className="block font-normal text-small">{institution}</small>}
        </>
      ),
      csv: ({ city, state, institution }) => [institution, city, state].filter(Boolean).join(", "),
    },
    {
      key: "applicant",
      label: "Applicant",
      cell: ({ name, submitted_at }) => (
        <>
          {name}, <span className="whitespace-nowrap">{formatShortDay(submitted_at)}</span>
        </>
      ),
      csv: ({ name, submitted_at }) => `${name} (${submitted_at.slice(0, 10)})`,
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
