import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { saveAvailability, withdrawApplication } from "./queries.ts"
import { availabilitySchema } from "./schema.ts"

const WITHDRAWALS: Record<DbEnum<"volunteer_withdrawal_outcome">, string> = {
  withdrawn: "You withdrew the application.",
  ended: "You’re off our list of volunteers. Thank you for everything you did.",
  "nothing-open": "There’s no open application.",
}

/** The forms of the member's own application. */
export async function applicantAction(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  path: string,
) {
  const db = supabase(context)
  if (form.get("intent") === "withdraw")
    return redirectWithFlash(context, path, WITHDRAWALS[await withdrawApplication(db)])
  const parsed = parseForm(availabilitySchema, form)
  if (!parsed.ok) return parsed.result
  await saveAvailability(db, parsed.value.availability)
  return redirectWithFlash(context, path, "Saved.")
}
