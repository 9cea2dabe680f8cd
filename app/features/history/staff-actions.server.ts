import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { entrySchema } from "./schema.ts"

export function saveEntry(args: StaffActionArgs) {
  const rows = args.db.from("history_entries")
  return saveRecord(args, {
    schema: entrySchema,
    save: (entry, id) => (id ? rows.update(entry).eq("id", id) : rows.insert(entry)).select("id"),
    taken: { year: "This year already has an entry." },
  })
}
