import { formatDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { helplineForStaff, helplineRows, type StaffHelpline } from "./queries.ts"
import { HelplineForm } from "./staff-form.tsx"

/** The phone lines of /about/resources, in their order. */
export const staffPage = defineStaffList({
  path: "/staff/helplines",
  title: "Helplines",
  description: "The phone lines on the resources page.",
  navigation: { label: "Helplines", icon: "ph:phone-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [
    { value: "published", label: "Published" },
    { value: "hidden", label: "Hidden" },
  ],
  order: { column: "position", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => helplineRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.name,
  empty: ({ view }) => (view === "hidden" ? "No helpline is hidden." : "No helpline is published."),
  columns: [
    {
      key: "name",
      label: "Helpline",
      cell: ({ name, number_shown }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{number_shown}</small>
        </>
      ),
      csv: ({ name, number_shown }) => `${name}, ${number_shown}`,
    },
    {
      key: "checked",
      label: "Checked on",
      cell: ({ checked_on }) => (checked_on ? formatDate(checked_on) : "Not yet"),
      csv: ({ checked_on }) => checked_on ?? "",
    },
  ],
  detail: { load: helplineForStaff, View: HelplineDetail },
  extra: { load: () => Promise.resolve({}), View: NewHelpline },
})

function HelplineDetail({ detail, result, listHref, message }: DetailProps<StaffHelpline>) {
  return (
    <RecordSheet
      title={detail.name}
      isPublished={detail.is_published}
      publicPath="/about/resources"
      {...{ listHref, message }}
    >
      <HelplineForm line={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewHelpline({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a helpline" result={result}>
      <HelplineForm line={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
