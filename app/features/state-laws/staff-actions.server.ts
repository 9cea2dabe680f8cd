import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { lawSchema } from "./schema.ts"

/** Every state has its row, so there is none to add. */
export function saveLaw(args: StaffActionArgs) {
  return saveRecord(args, {
    schema: lawSchema,
    save: (law, id = "") => args.db.from("state_laws").update(law).eq("id", id).select("id"),
  })
}
