import { SiteText } from "#app/lib/rendering/site-text.tsx"
import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { records } from "./queries.ts"
import { AuthorForm } from "./staff-form.tsx"

/** The people whose names are on articles. */
export const staffPage = defineRecordList({
  path: "/staff/authors",
  title: "Authors",
  description: "The names on the articles of the blog.",
  navigation: { area: "News", label: "Authors", icon: "ph:user-circle-fill" },
  records,
  trash: "authors",
  order: { column: "name", type: "text", ascending: true },
  empty: "No author yet.",
  label: "Author",
  name: row => row.name,
  columns: [
    {
      key: "role",
      label: "Role",
      cell: row => <SiteText>{row.role}</SiteText>,
      csv: row => row.role,
    },
  ],
  publicPath: () => "/news/blog",
  Form: AuthorForm,
  add: "Add an author",
})
