import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { records } from "./queries.ts"
import { ArticleTagForm } from "./staff-form.tsx"

/** The tags of articles. A tag that an editor types is added by itself. */
export const staffPage = defineRecordList({
  path: "/staff/article-tags",
  title: "Tags",
  description: "What stories are about in one word. Each tag has a page.",
  navigation: { area: "News", label: "Tags", icon: "ph:tag-fill" },
  records,
  trash: "article_tags",
  order: { column: "title", type: "text", ascending: true },
  empty: "No tag yet. Editors add them to articles.",
  label: "Tag",
  name: row => row.title,
  note: row => row.description ?? "No description",
  columns: [{ key: "address", label: "Address", cell: row => row.slug, csv: row => row.slug }],
  publicPath: ({ slug }) => `/news/blog/tag/${slug}`,
  Form: ArticleTagForm,
})
