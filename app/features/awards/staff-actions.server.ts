import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { awardSchema } from "./schema.ts"

export function saveAward(args: StaffActionArgs) {
  const rows = args.db.from("awards")
  return saveRecord(args, {
    schema: awardSchema,
    save: (award, id) => (id ? rows.update(award).eq("id", id) : rows.insert(award)).select("id"),
    taken: { title: "This award already has a card for that year." },
  })
}
