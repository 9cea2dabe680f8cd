import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { type ArticleTag, rowForStaff, staffRows } from "./queries.ts"
import { ArticleTagForm } from "./staff-form.tsx"

/** The tags of articles. A tag that an editor types is added by itself. */
export const staffPage = defineStaffList({
  path: "/staff/article-tags",
  title: "Tags",
  description: "What stories are about in one word. Each tag has a page.",
  navigation: { label: "Tags", icon: "ph:tag-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [{ value: "all", label: "All" }],
  order: { column: "title", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: staffRows,
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: () => "No tag yet. Editors add them to articles.",
  columns: [
    {
      key: "title",
      label: "Tag",
      cell: (row, { href }) => (
        <Link to={href} className="wrap-anywhere underline">
          {row.title}
        </Link>
      ),
      csv: row => row.title,
    },
    { key: "address", label: "Address", cell: row => row.slug, csv: row => row.slug },
    {
      key: "description",
      label: "Description",
      cell: row => row.description ?? "None",
      csv: row => row.description ?? "",
    },
  ],
  detail: { load: rowForStaff, View: Detail },
})

function Detail({ detail, result, listHref, message }: DetailProps<ArticleTag>) {
  return (
    <RecordSheet
      title={detail.title}
      isPublished
      publicPath={`/news/blog/tag/${detail.slug}`}
      {...{ listHref, message }}
    >
      <ArticleTagForm record={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}
