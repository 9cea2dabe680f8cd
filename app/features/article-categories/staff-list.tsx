import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { type ArticleCategory, rowForStaff, staffRows } from "./queries.ts"
import { ArticleCategoryForm } from "./staff-form.tsx"

/** The categories of the blog. Each article has one. */
export const staffPage = defineStaffList({
  path: "/staff/article-categories",
  title: "Categories",
  description: "The subjects of the blog, in their order.",
  navigation: { label: "Categories", icon: "ph:folders-fill" },
  roles: ["editor"],
  tiles: [],
  messages: { saved: { text: "Saved.", tone: "good" } },
  views: [{ value: "all", label: "All" }],
  order: { column: "position", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: staffRows,
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: () => "No category yet.",
  columns: [
    {
      key: "title",
      label: "Category",
      cell: (row, { href }) => (
        <Link to={href} className="wrap-anywhere underline">
          {row.title}
        </Link>
      ),
      csv: row => row.title,
    },
    { key: "address", label: "Address", cell: row => row.slug, csv: row => row.slug },
    { key: "position", label: "Place", cell: row => row.position, csv: row => String(row.position) },
  ],
  detail: { load: rowForStaff, View: Detail },
  extra: { load: () => Promise.resolve({}), View: NewArticleCategory },
})

function Detail({ detail, result, listHref, message }: DetailProps<ArticleCategory>) {
  return (
    <RecordSheet
      title={detail.title}
      isPublished
      publicPath={`/news/blog/category/${detail.slug}`}
      {...{ listHref, message }}
    >
      <ArticleCategoryForm record={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewArticleCategory({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a category" result={result}>
      <ArticleCategoryForm record={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
