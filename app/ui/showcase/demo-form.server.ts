import { z } from "zod"
import { submittedValues } from "#app/ui/forms/submitted-values.ts"
import { STORY_LIMIT } from "#app/ui/showcase/numbers.ts"

const schema = z.object({
  first_name: z.string().trim().min(1, "Tell us what to call you."),
  email: z.email("That address is missing something, like the part after the @."),
  password: z.string().min(12, "Use 12 characters or more. A short sentence works well."),
  happened_on: z.iso.date("Pick the day it happened. A guess is fine."),
  state: z.string().min(2, "Pick a state, so we can show its law."),
  story: z.string().max(STORY_LIMIT, `Keep it under ${STORY_LIMIT} characters.`),
  doses: z.enum(["one", "more"], "Say how many doses it took."),
  agree: z.literal("on", "We need your yes before we can keep this."),
})

/** The action behind the form of the parts bin: nothing is kept, only looked at. */
export async function checkDemoForm(form: FormData) {
  const checked = schema.safeParse(Object.fromEntries(form))
  if (checked.success) return { saved: true }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message
  return { errors, values: submittedValues(form, "password") }
}
