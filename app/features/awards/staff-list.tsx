import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { awardRecords } from "./queries.ts"
import { AwardForm } from "./staff-form.tsx"

/** The cards on /about/awards. */
export const staffPage = defineRecordList({
  path: "/staff/awards",
  title: "Awards",
  description: "The cards on the awards page.",
  navigation: { area: "Site", label: "Awards", icon: "ph:trophy-fill" },
  trash: "awards",
  records: awardRecords,
  order: { column: "year", type: "number", ascending: false },
  empty: { published: "No award is published.", hidden: "No award is hidden." },
  label: "Award",
  name: row => row.title,
  note: row => row.reason,
  heading: ({ title, year }) => `${title}, ${year}`,
  columns: [{ key: "year", label: "Year", cell: ({ year }) => year, csv: ({ year }) => String(year) }],
  publicPath: () => "/about/awards",
  Form: AwardForm,
  add: "Add an award",
})
