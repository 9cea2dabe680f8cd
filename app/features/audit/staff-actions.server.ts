import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Undoes the change of an entry; the database decides whether that is safe. */
export async function undoEntry({ db, intent, ids: [wanted = ""] }: StaffActionArgs): Promise<StaffOutcome> {
  if (intent !== "undo" || !isUuid(wanted)) return "not-found"
  const { data: outcome } = await db.rpc("undo_audit_entry", { wanted }).throwOnError()
  return { done: outcome }
}
