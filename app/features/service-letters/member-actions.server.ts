import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { dateField } from "#app/lib/forms/fields.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { issueLetter } from "./queries.ts"

const periodSchema = z
  .object({ from_day: dateField("Enter the first day."), to_day: dateField("Enter the last day.") })
  .refine(({ from_day, to_day }) => from_day <= to_day, {
    path: ["to_day"],
    message: "The last day is before the first.",
  })

const REFUSALS = {
  "no-hours": "You have no approved hours in this period.",
  invalid: "Check both days and try again.",
  "too-many": "You made 20 letters today. Try again tomorrow.",
} as const

/** Makes a letter about the approved hours of a period. */
export async function letterAction(context: Readonly<RouterContextProvider>, form: FormData, path: string) {
  const parsed = parseForm(periodSchema, form)
  if (!parsed.ok) return parsed.result
  const outcome = await issueLetter(supabase(context), parsed.value)
  if (outcome !== "issued") return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
  return redirectWithFlash(context, path, "Your letter is ready.")
}
