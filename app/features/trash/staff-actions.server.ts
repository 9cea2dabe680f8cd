import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Puts a record back where it was. The database decides whether that is possible. */
export async function restoreRecord({
  db,
  intent,
  ids: [entry = ""],
}: StaffActionArgs): Promise<StaffOutcome> {
  if (intent !== "restore" || !isUuid(entry)) return "not-found"
  const { data: outcome } = await db.rpc("restore_record", { entry }).throwOnError()
  switch (outcome) {
    case "restored":
    case "taken":
    case "not-possible":
      return { done: outcome }
    case "unknown":
      return { done: "gone" }
    case "not-allowed":
    case "removed":
    case "in-use":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}
