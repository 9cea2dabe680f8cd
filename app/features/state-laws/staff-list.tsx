import { formatDate } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { lawForStaff, lawRows } from "./queries.ts"
import { LawDetail } from "./staff-detail.tsx"

/** The law of each state; those that were reviewed longest ago come first. */
export const staffPage = defineStaffList({
  path: "/staff/state-laws",
  title: "State laws",
  description: "What each state’s law says, with its sources and the day of the last review.",
  navigation: { area: "Site", label: "State laws", icon: "ph:scales-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [
    { value: "all", label: "All" },
    { value: "due", label: "Review due" },
    { value: "unconfirmed", label: "Not fully confirmed" },
    { value: "hidden", label: "Hidden" },
  ],
  search: { label: "State" },
  order: { column: "reviewed_on", type: "time", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view, search }, now) => lawRows(db, view, search, now),
  inbox: { view: "due", about: ({ reviewed_on }) => `The law, last reviewed on ${formatDate(reviewed_on)}` },
  idOf: row => row.id,
  nameOf: row => row.state,
  empty: ({ view }) =>
    view === "hidden" ? "No summary is hidden." : view === "due" ? "No review is due." : "No state matches.",
  columns: [
    {
      key: "state",
      label: "State",
      cell: ({ state, unconfirmed }, { href }) => (
        <>
          <Link to={href} className="underline">
            {state}
          </Link>
          {unconfirmed && <small className="block font-normal text-small">Not fully confirmed</small>}
        </>
      ),
      csv: ({ state }) => state,
    },
    {
      key: "reviewed",
      label: "Reviewed on",
      cell: ({ reviewed_on }) => formatDate(reviewed_on),
      csv: ({ reviewed_on }) => reviewed_on,
    },
    {
      key: "unconfirmed",
      label: "Shown",
      cell: ({ is_published }) => (is_published ? "Yes" : "No"),
      csv: ({ unconfirmed }) => unconfirmed ?? "",
    },
  ],
  detail: { load: lawForStaff, View: LawDetail },
})
