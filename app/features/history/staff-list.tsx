import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { entryRecords } from "./queries.ts"
import { EntryForm } from "./staff-form.tsx"

/** The years of /about/our-history. */
export const staffPage = defineRecordList({
  path: "/staff/history",
  title: "Our history",
  description: "The years on the history page.",
  navigation: { area: "Site", label: "History", icon: "ph:clock-counter-clockwise-fill" },
  trash: "history_entries",
  records: entryRecords,
  order: { column: "year", type: "number", ascending: true },
  empty: { published: "No year is published.", hidden: "No year is hidden." },
  label: "Year",
  name: ({ year, title }) => `${year}: ${title}`,
  columns: [
    {
      key: "people",
      label: "People trained",
      cell: ({ people_trained }) => people_trained ?? "",
      csv: ({ people_trained }) => String(people_trained ?? ""),
    },
  ],
  publicPath: ({ year }) => `/about/our-history#y${year}`,
  Form: EntryForm,
  add: "Add a year",
})
