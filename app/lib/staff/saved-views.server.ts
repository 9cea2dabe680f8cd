import { assertNever } from "#app/lib/assert-never.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { StaffOutcome } from "./define-staff-list.ts"

const LONGEST_NAME = 40

/** The caller's saved views of a list, by name. */
export async function savedViews(db: SupabaseDb, list: string) {
  const { data } = await db
    .from("saved_views")
    .select("id, name, query")
    .eq("list", list)
    .order("name")
    .throwOnError()
  return data
}

export const VIEW_INTENTS = ["save-view", "remove-view"]

/** Saves the list as it is under a name, or removes a saved view. */
export async function changeSavedViews(
  db: SupabaseDb,
  form: FormData,
  { list, query }: { list: string; query: string },
): Promise<StaffOutcome> {
  if (form.get("intent") === "remove-view") {
    await db
      .from("saved_views")
      .delete()
      .eq("id", String(form.get("saved")))
      .throwOnError()
    return { done: "view-removed" }
  }
  const name = String(form.get("view-name") ?? "").trim()
  if (!name) return { errors: { "view-name": "Give the view a name." } }
  if (name.length > LONGEST_NAME)
    return { errors: { "view-name": `Use a name of up to ${LONGEST_NAME} characters.` } }
  const { data: outcome } = await db.rpc("save_view", { list, name, query }).throwOnError()
  switch (outcome) {
    case "saved":
      return { done: "view-saved" }
    case "too-many":
      return { errors: { "view-name": "You have saved 12 views of this list. Remove one first." } }
    case "not-allowed":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}

export const VIEW_MESSAGES = {
  "view-saved": { text: "Saved. You find it under “Your views”.", tone: "good" },
  "view-removed": { text: "The view is removed.", tone: "good" },
} as const
