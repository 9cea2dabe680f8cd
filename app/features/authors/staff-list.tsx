import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { SiteText, useSiteText } from "#app/lib/rendering/site-text.tsx"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { type Author, rowForStaff, staffRows } from "./queries.ts"
import { AuthorForm } from "./staff-form.tsx"

/** The people whose names are on articles. */
export const staffPage = defineStaffList({
  path: "/staff/authors",
  title: "Authors",
  description: "The names on the articles of the blog.",
  navigation: { label: "Authors", icon: "ph:user-circle-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [{ value: "all", label: "All" }],
  order: { column: "name", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: staffRows,
  idOf: row => row.id,
  nameOf: row => row.name,
  empty: () => "No author yet.",
  columns: [
    {
      key: "name",
      label: "Author",
      cell: (row, { href }) => (
        <Link to={href} className="wrap-anywhere underline">
          <SiteText>{row.name}</SiteText>
        </Link>
      ),
      csv: row => row.name,
    },
    {
      key: "role",
      label: "What they do here",
      cell: row => <SiteText>{row.role}</SiteText>,
      csv: row => row.role,
    },
  ],
  detail: { load: rowForStaff, View: Detail },
  extra: { load: () => Promise.resolve({}), View: NewAuthor },
})

function Detail({ detail, result, listHref, message }: DetailProps<Author>) {
  return (
    <RecordSheet
      title={useSiteText(detail.name)}
      isPublished
      publicPath="/news/blog"
      {...{ listHref, message }}
    >
      <AuthorForm record={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewAuthor({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add an author" result={result}>
      <AuthorForm record={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
