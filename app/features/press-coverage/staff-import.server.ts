import { defineImport } from "#app/lib/staff/define-import.ts"
import { coverageSchema } from "./schema.ts"

export const staffImport = defineImport({
  list: "press-coverage",
  title: "Press coverage",
  key: ["url"],
  schema: coverageSchema,
  fields: [
    { name: "outlet", label: "Newspaper, station or site" },
    { name: "title", label: "Headline" },
    { name: "url", label: "Link" },
    { name: "published_on", label: "Day of publication", kind: "date" },
    { name: "note", label: "Note", isOptional: true },
    { name: "is_published", label: "Published", kind: "yes-no", default: "yes" },
  ],
})
