import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { newReportCount, reportForStaff, reportRows } from "./queries.ts"
import { DOSES, OUTCOMES, periodText } from "./reversal-answers.ts"
import { ReportDetail } from "./staff-detail.tsx"
import { dosesText, placeText } from "./staff-labels.ts"

const EMPTY: Readonly<Record<string, string>> = {
  new: "No new reports.",
  repeats: "No two reports look like the same event.",
}

/** Reports of reversals in no order: nothing says which one came first. */
export const staffPage = defineStaffList({
  path: "/staff/reversals",
  title: "Reversals",
  description: "Read each report once: accept it, or set it aside.",
  navigation: { area: "Kits and reversals", label: "Reversals", icon: "ph:first-aid-kit-fill" },
  roles: ["outreach"],
  tiles: [
    {
      title: "Reversals",
      icon: "ph:first-aid-kit-fill",
      count: newReportCount,
      text: count =>
        count === 0 ? "No new reports." : count === 1 ? "One new report." : `${count} new reports.`,
    },
  ],
  messages: {
    accepted: {
      text: "Accepted. Reports enter the public number once more than ten are waiting.",
      tone: "good",
    },
    "set-aside": { text: "Set aside. It won’t be counted.", tone: "good" },
    new: { text: "Back among the new reports.", tone: "good" },
    released: { text: "Released. Nobody is in this story.", tone: "good" },
    removed: { text: "The story is deleted.", tone: "good" },
    repeat: { text: "Marked as the same event. It counts once.", tone: "good" },
    distinct: { text: "Marked as different events. Each one counts.", tone: "good" },
    "compared-again": { text: "Taken back. Compare the reports again.", tone: "good" },
    "already-counted": { text: "That report is already in the public number.", tone: "warm" },
    "none-selected": { text: "Select at least one report first.", tone: "warm" },
    unknown: { text: "That report or story no longer exists.", tone: "warm" },
  },
  views: [
    { value: "new", label: "New" },
    { value: "repeats", label: "Possible repeats" },
    { value: "accepted", label: "Accepted" },
    { value: "counted", label: "Counted" },
    { value: "set-aside", label: "Set aside" },
  ],
  order: { column: "id", type: "uuid", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => reportRows(db, view),
  inbox: {
    view: "new",
    about: ({ outcome, doses, story, is_released, lookalikes }) =>
      [
        OUTCOMES[outcome],
        dosesText(doses),
        ...(story !== null && !is_released ? ["a story to read"] : []),
        ...(lookalikes ? ["may be a repeat"] : []),
      ].join(", "),
  },
  idOf: row => row.id,
  nameOf: ({ grain, period, state }) =>
    `the report from ${state ?? "an unnamed place"}, ${periodText(grain, period)}`,
  empty: ({ view }) => EMPTY[view] ?? "No reports here.",
  columns: [
    {
      key: "event",
      label: "Event",
      cell: (row, { href }) => (
        <>
          <Link to={href} className="underline">
            {placeText(row)}
          </Link>
          <span className="block font-normal text-small">{periodText(row.grain, row.period)}</span>
        </>
      ),
      csv: row => `${placeText(row)}, ${periodText(row.grain, row.period)}`,
    },
    {
      key: "outcome",
      label: "Outcome",
      cell: ({ outcome, doses }) => `${OUTCOMES[outcome]}, ${dosesText(doses)}`,
      csv: ({ outcome, doses }) => `${OUTCOMES[outcome]}, ${DOSES[doses]}`,
    },
    {
      key: "notes",
      label: "Look at",
      cell: ({ story, is_released, lookalikes }) => (
        <>
          {story !== null && (
            <span className="block">{is_released ? "Story, released" : "Story to read"}</span>
          )}
          {(lookalikes ?? 0) > 0 && <span className="block">May be a repeat</span>}
        </>
      ),
    },
  ],
  rowActions: ({ status }) =>
    status === "new"
      ? [
          { intent: "accepted", label: "Accept", isPrimary: true },
          { intent: "set-aside", label: "Set aside" },
        ]
      : status === "counted"
        ? []
        : [{ intent: "new", label: "Review again" }],
  bulkActions: ({ view }) => (view === "new" ? [{ intent: "accepted", label: "Accept" }] : []),
  detail: { load: reportForStaff, View: ReportDetail },
})
