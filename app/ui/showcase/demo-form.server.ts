import { z } from "zod"
import { emailField } from "#app/lib/forms/fields.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { STORY_LIMIT } from "#app/ui/showcase/numbers.ts"

const schema = z.object({
  first_name: z.string().trim().min(1, "Tell us what to call you."),
  email: emailField(),
  password: z.string().min(12, "Use 12 characters or more. A short sentence works well."),
  happened_on: z.iso.date("Choose the day it happened. A guess is fine."),
  state: z.string().min(2, "Choose a state, so we can show its law."),
  story: z.string().max(STORY_LIMIT, `Keep it under ${STORY_LIMIT} characters.`),
  doses: z.enum(["one", "more"], "Tell us how many doses it took."),
  agree: z.literal("on", "Agree before you send this."),
})

/** The action behind the form of the component gallery. Nothing is stored. */
export function checkDemoForm(form: FormData) {
  const parsed = parseForm(schema, form)
  return parsed.ok ? { saved: true } : parsed.result
}
