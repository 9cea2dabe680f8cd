import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { entryForStaff, entryRows, type HistoryEntry } from "./queries.ts"
import { EntryForm } from "./staff-form.tsx"

/** The years of /about/our-history. */
export const staffPage = defineStaffList({
  path: "/staff/history",
  title: "Our history",
  description: "The years on the history page.",
  navigation: { label: "History", icon: "ph:clock-counter-clockwise-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [
    { value: "published", label: "Published" },
    { value: "hidden", label: "Hidden" },
  ],
  order: { column: "year", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => entryRows(db, view),
  idOf: row => row.id,
  nameOf: row => String(row.year),
  empty: ({ view }) => (view === "hidden" ? "No year is hidden." : "No year is published."),
  columns: [
    {
      key: "year",
      label: "Year",
      cell: ({ year, title }, { href }) => (
        <Link to={href} className="wrap-anywhere underline">
          {year}: {title}
        </Link>
      ),
      csv: ({ year, title }) => `${year}: ${title}`,
    },
    {
      key: "people",
      label: "People trained",
      cell: ({ people_trained }) => people_trained ?? "",
      csv: ({ people_trained }) => String(people_trained ?? ""),
    },
  ],
  detail: { load: entryForStaff, View: EntryDetail },
  extra: { load: () => Promise.resolve({}), View: NewEntry },
})

function EntryDetail({ detail, result, listHref, message }: DetailProps<HistoryEntry>) {
  return (
    <RecordSheet
      title={`${detail.year}: ${detail.title}`}
      isPublished={detail.is_published}
      publicPath={`/about/our-history#y${detail.year}`}
      {...{ listHref, message }}
    >
      <EntryForm entry={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewEntry({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a year" result={result}>
      <EntryForm entry={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
