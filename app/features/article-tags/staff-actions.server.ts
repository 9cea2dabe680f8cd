import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { recordSchema } from "./schema.ts"

export function saveArticleTag(args: StaffActionArgs) {
  return saveRecord(args, {
    schema: recordSchema,
    save: (record, id) =>
      args.db
        .from("article_tags")
        .update(record)
        .eq("id", id ?? "")
        .select("id"),
  })
}
