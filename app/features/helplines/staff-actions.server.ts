import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { helplineSchema } from "./schema.ts"

export function saveHelpline(args: StaffActionArgs) {
  const rows = args.db.from("helplines")
  return saveRecord(args, {
    schema: helplineSchema,
    save: (line, id) => (id ? rows.update(line).eq("id", id) : rows.insert(line)).select("id"),
  })
}
