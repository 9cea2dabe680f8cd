import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { type Award, awardForStaff, awardRows } from "./queries.ts"
import { AwardForm } from "./staff-form.tsx"

/** The cards on /about/awards. */
export const staffPage = defineStaffList({
  path: "/staff/awards",
  title: "Awards",
  description: "The cards on the awards page.",
  navigation: { label: "Awards", icon: "ph:trophy-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [
    { value: "published", label: "Published" },
    { value: "hidden", label: "Hidden" },
  ],
  order: { column: "year", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => awardRows(db, view),
  idOf: row => row.id,
  nameOf: row => `${row.title} ${row.year}`,
  empty: ({ view }) => (view === "hidden" ? "No award is hidden." : "No award is published."),
  columns: [
    {
      key: "title",
      label: "Award",
      cell: ({ title, reason }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{reason}</small>
        </>
      ),
      csv: ({ title, reason }) => `${title}: ${reason}`,
    },
    { key: "year", label: "Year", cell: ({ year }) => year, csv: ({ year }) => String(year) },
  ],
  detail: { load: awardForStaff, View: AwardDetail },
  extra: { load: () => Promise.resolve({}), View: NewAward },
})

function AwardDetail({ detail, result, listHref, message }: DetailProps<Award>) {
  return (
    <RecordSheet
      title={`${detail.title}, ${detail.year}`}
      isPublished={detail.is_published}
      publicPath="/about/awards"
      {...{ listHref, message }}
    >
      <AwardForm award={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewAward({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add an award" result={result}>
      <AwardForm award={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
