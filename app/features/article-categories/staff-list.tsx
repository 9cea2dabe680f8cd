import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { records } from "./queries.ts"
import { ArticleCategoryForm } from "./staff-form.tsx"

/** The categories of the blog. Each article has one. */
export const staffPage = defineRecordList({
  path: "/staff/article-categories",
  title: "Categories",
  description: "The subjects of the blog, in their order.",
  navigation: { area: "News", label: "Categories", icon: "ph:folders-fill" },
  records,
  trash: "article_categories",
  order: { column: "position", type: "number", ascending: true },
  empty: "No category yet.",
  label: "Category",
  name: row => row.title,
  columns: [
    { key: "address", label: "Address", cell: row => row.slug, csv: row => row.slug },
    { key: "position", label: "Place", cell: row => row.position, csv: row => String(row.position) },
  ],
  publicPath: ({ slug }) => `/news/blog/category/${slug}`,
  Form: ArticleCategoryForm,
  add: "Add a category",
})
