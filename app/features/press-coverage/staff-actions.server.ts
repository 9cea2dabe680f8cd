import type { StaffActionArgs } from "#app/lib/staff/define-staff-list.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { coverageSchema } from "./schema.ts"

export function saveCoverage(args: StaffActionArgs) {
  const rows = args.db.from("press_coverage")
  return saveRecord(args, {
    schema: coverageSchema,
    save: (coverage, id) => (id ? rows.update(coverage).eq("id", id) : rows.insert(coverage)).select("id"),
    taken: { url: "This story is already listed." },
  })
}
