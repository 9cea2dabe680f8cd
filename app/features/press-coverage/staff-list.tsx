import { formatDate } from "#app/lib/format/dates.ts"
import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { coverageRecords } from "./queries.ts"
import { CoverageForm } from "./staff-form.tsx"

/** Stories about us in other media, on /news/press. */
export const staffPage = defineRecordList({
  path: "/staff/press-coverage",
  title: "Press coverage",
  description: "Stories about us in other media, on the press page.",
  navigation: { area: "News", label: "Press coverage", icon: "ph:megaphone-fill" },
  trash: "press_coverage",
  records: coverageRecords,
  order: { column: "published_on", type: "time", ascending: false },
  empty: { published: "No story is published.", hidden: "No story is hidden." },
  label: "Story",
  name: row => row.title,
  note: row => row.outlet,
  columns: [
    {
      key: "published",
      label: "Day",
      cell: ({ published_on }) => <span className="whitespace-nowrap">{formatDate(published_on)}</span>,
      csv: ({ published_on }) => published_on,
    },
  ],
  publicPath: () => "/news/press#coverage",
  hasImport: true,
  Form: CoverageForm,
  add: "Add a story",
})
