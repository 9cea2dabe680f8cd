import { formatDate } from "#app/lib/format/dates.ts"
import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { helplineRecords } from "./queries.ts"
import { HelplineForm } from "./staff-form.tsx"

/** The phone lines of /about/resources, in their order. */
export const staffPage = defineRecordList({
  path: "/staff/helplines",
  title: "Helplines",
  description: "The phone lines on the resources page.",
  navigation: { area: "Site", label: "Helplines", icon: "ph:phone-fill" },
  records: helplineRecords,
  order: { column: "position", ascending: true },
  empty: { published: "No helpline is published.", hidden: "No helpline is hidden." },
  label: "Helpline",
  name: row => row.name,
  note: row => row.number_shown,
  columns: [
    {
      key: "checked",
      label: "Checked on",
      cell: ({ checked_on }) => (checked_on ? formatDate(checked_on) : "Not yet"),
      csv: ({ checked_on }) => checked_on ?? "",
    },
  ],
  publicPath: () => "/about/resources",
  hasImport: true,
  Form: HelplineForm,
  add: "Add a helpline",
})
