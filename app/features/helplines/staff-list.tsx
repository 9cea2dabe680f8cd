import { formatDate } from "#app/lib/format/dates.ts"
import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { helplineRecords } from "./queries.ts"
import { HelplineForm } from "./staff-form.tsx"

/** The phone lines of /about/resources, in their order. Those of a state also follow a report from it. */
export const staffPage = defineRecordList({
  path: "/staff/helplines",
  title: "Helplines",
  description: "The phone lines on the resources page, and after a report of a reversal.",
  navigation: { area: "Site", label: "Helplines", icon: "ph:phone-fill" },
  records: helplineRecords,
  order: { column: "position", ascending: true },
  empty: { published: "No helpline is published.", hidden: "No helpline is hidden." },
  label: "Helpline",
  name: row => row.name,
  note: row => row.number_shown,
  columns: [
    {
      key: "state",
      label: "State",
      cell: ({ state }) => state ?? "The whole country",
      csv: ({ state }) => state ?? "",
    },
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
