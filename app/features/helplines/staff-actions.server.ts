import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { officeTimesOf } from "#app/lib/staff/office-time.server.ts"
import { saveRecord } from "#app/lib/staff/save-record.server.ts"
import { helplineSchema } from "./schema.ts"

export async function saveHelpline(args: StaffActionArgs): Promise<StaffOutcome> {
  const rows = args.db.from("helplines")
  if (args.intent === "called") {
    const times = await officeTimesOf(args.db)
    const checked_on = times.field(new Date().toISOString()).slice(0, 10)
    const called = rows.update({ checked_on }).in("id", args.ids.filter(isUuid)).select("id")
    return (await called.throwOnError()).data.length > 0 ? { done: "called" } : "not-found"
  }
  return saveRecord(args, {
    schema: helplineSchema,
    save: (line, id) => (id ? rows.update(line).eq("id", id) : rows.insert(line)).select("id"),
  })
}
