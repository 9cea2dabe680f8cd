import { formatDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { coverageForStaff, coverageRows, type PressCoverage } from "./queries.ts"
import { CoverageForm } from "./staff-form.tsx"

/** Stories about us in other media, on /news/press. */
export const staffPage = defineStaffList({
  path: "/staff/press-coverage",
  title: "Press coverage",
  description: "Stories about us in other media, on the press page.",
  navigation: { label: "Press coverage", icon: "ph:megaphone-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [
    { value: "published", label: "Published" },
    { value: "hidden", label: "Hidden" },
  ],
  order: { column: "published_on", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => coverageRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: ({ view }) => (view === "hidden" ? "No story is hidden." : "No story is published."),
  columns: [
    {
      key: "title",
      label: "Story",
      cell: ({ title, outlet }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{outlet}</small>
        </>
      ),
      csv: ({ title, outlet }) => `${outlet}: ${title}`,
    },
    {
      key: "published",
      label: "Day",
      cell: ({ published_on }) => <span className="whitespace-nowrap">{formatDate(published_on)}</span>,
      csv: ({ published_on }) => published_on,
    },
  ],
  detail: { load: coverageForStaff, View: CoverageDetail },
  extra: { load: () => Promise.resolve({}), View: NewCoverage },
})

function CoverageDetail({ detail, result, listHref, message }: DetailProps<PressCoverage>) {
  return (
    <RecordSheet
      title={detail.title}
      isPublished={detail.is_published}
      publicPath="/news/press#coverage"
      {...{ listHref, message }}
    >
      <CoverageForm story={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewCoverage({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a story" result={result}>
      <CoverageForm story={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
