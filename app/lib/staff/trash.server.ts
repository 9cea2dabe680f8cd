import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { StaffOutcome } from "./define-staff-list.ts"

/** The intent of the button that removes a record. */
export const TRASH_INTENT = "trash"

/** The messages of the button; a list with a rule of its own repeats it when a record stays. */
export function trashMessages(rule?: string): Readonly<Record<string, Flash>> {
  const refused = (text: string) => ({ text: rule ? `It stays. ${rule}` : text, tone: "warm" as const })
  return {
    trashed: { text: "It’s in the trash. You can restore it for 30 days.", tone: "good" },
    "in-use": refused("Something else still uses it. Take it out there first."),
    "not-removable": refused("It can’t be removed while it’s published. Hide it first."),
  }
}

/** Moves a record into the trash. The database checks who may, and whether something else uses it. */
export async function moveToTrash(db: SupabaseDb, kind: string, record = ""): Promise<StaffOutcome> {
  if (!isUuid(record)) return "not-found"
  const { data: outcome } = await db.rpc("remove_record", { kind, record }).throwOnError()
  switch (outcome) {
    case "removed":
      return { done: "trashed", id: null }
    case "in-use":
      return { done: "in-use" }
    case "not-possible":
      return { done: "not-removable" }
    case "unknown":
    case "not-allowed":
    case "restored":
    case "taken":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}
