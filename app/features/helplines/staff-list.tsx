import { formatDate } from "#app/lib/format/dates.ts"
import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { helplineRecords, isToCall, linesToCall } from "./queries.ts"
import { HelplineForm } from "./staff-form.tsx"

/** The phone lines of /about/resources, in their order. Those of a state also follow a report from it. */
export const staffPage = defineRecordList({
  path: "/staff/helplines",
  title: "Helplines",
  description: "The phone lines on the resources page, and after a report of a reversal.",
  navigation: { area: "Site", label: "Helplines", icon: "ph:phone-fill" },
  trash: "helplines",
  records: helplineRecords,
  order: { column: "position", type: "number", ascending: true },
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
      cell: line =>
        isToCall(line) ? (
          <b className="text-siren-700">Call it</b>
        ) : line.checked_on ? (
          formatDate(line.checked_on)
        ) : (
          "Not needed"
        ),
      csv: ({ checked_on }) => checked_on ?? "",
    },
  ],
  publicPath: () => "/about/resources",
  due: {
    view: { value: "call", label: "To call" },
    empty: "Every line was called within the last year.",
    of: linesToCall,
    about: ({ number_shown, checked_on }) =>
      checked_on
        ? `Call ${number_shown}: the last check was on ${formatDate(checked_on)}`
        : `Call ${number_shown}: nobody has checked this line yet`,
  },
  rowActions: line =>
    line.is_published && line.phone.length > 3 ? [{ intent: "called", label: "I called it today" }] : [],
  messages: {
    saved: { text: "Saved.", tone: "good" },
    called: { text: "Thanks. The page shows that it was checked today.", tone: "good" },
  },
  hasImport: true,
  Form: HelplineForm,
  add: "Add a helpline",
})
