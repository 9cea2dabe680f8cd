import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { recordSchema } from "./schema.ts"

export function saveArticleCategory(args: StaffActionArgs) {
  const rows = args.db.from("article_categories")
  return saveRecord(args, {
    schema: recordSchema,
    save: (record, id) => (id ? rows.update(record).eq("id", id) : rows.insert(record)).select("id"),
    taken: { slug: "Another category has this address." },
  })
}
