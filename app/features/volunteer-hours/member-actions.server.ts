import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { logHours, removeHours } from "./queries.ts"
import { HOURS_REFUSALS, hoursSchema } from "./schema.ts"

/** Enters or removes hours. */
export async function hoursAction(context: Readonly<RouterContextProvider>, form: FormData, path: string) {
  const db = supabase(context)
  if (form.get("intent") === "remove") {
    const id = String(form.get("hours") ?? "")
    const outcome = isUuid(id) ? await removeHours(db, id) : "unknown"
    return outcome === "saved"
      ? redirectWithFlash(context, path, "Removed.")
      : redirectWithFlash(context, path, HOURS_REFUSALS.unknown.form, "warm")
  }
  const parsed = parseForm(hoursSchema, form)
  if (!parsed.ok) return parsed.result
  const outcome = await logHours(db, parsed.value)
  if (outcome !== "saved") return invalidForm(form, HOURS_REFUSALS[outcome], { status: 409 })
  return redirectWithFlash(context, path, "Entered. They count once they’re approved.")
}
