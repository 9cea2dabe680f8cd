import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { recordSchema } from "./schema.ts"

export function saveAuthor(args: StaffActionArgs) {
  const rows = args.db.from("authors")
  return saveRecord(args, {
    schema: recordSchema,
    save: (record, id) => (id ? rows.update(record).eq("id", id) : rows.insert(record)).select("id"),
    taken: { slug: "Another author has this short name." },
  })
}
