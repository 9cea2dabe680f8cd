import { z } from "zod"
import { STATES } from "./states.ts"

export const NAME_LIMIT = 80
export const CERTIFICATE_NAME_LIMIT = 100
export const PRONOUNS_LIMIT = 40

// Signs that turn the direction of text around could make one name look like another.
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Left empty it is nothing, not an empty text. */
function optionalLine(limit: number, what: string) {
  return z
    .string()
    .trim()
    .max(limit, `${what} can have ${limit} characters at most.`)
    .refine(value => !UNSEEN.test(value), `${what} has a character in it that nobody can see. Type it again.`)
    .transform(value => (value === "" ? null : value))
}

/** Exactly what members may write about themselves: a form with any other field is refused as a whole. */
export const profileSchema = z.strictObject({
  intent: z.literal("profile"),
  display_name: optionalLine(NAME_LIMIT, "Your name"),
  certificate_name: optionalLine(CERTIFICATE_NAME_LIMIT, "The name on certificates"),
  pronouns: optionalLine(PRONOUNS_LIMIT, "Pronouns"),
  state: z
    .enum(["", ...STATES], "Pick a state from the list.")
    .transform(value => (value === "" ? null : value)),
  language: z.enum(["en", "es"], "Pick one of the two languages."),
})

const share = z.coerce.number().min(0).max(1)

/** The square that was chosen in the browser; without a script there is none, and the middle is taken. */
export const cropSchema = z.object({ x: share, y: share, size: share.gt(0) })

/** The first thing that is wrong with each field. */
export function fieldErrors(error: z.ZodError) {
  const errors: Record<string, string> = {}
  for (const { code, path, message } of error.issues) {
    const field = code === "unrecognized_keys" || path.length === 0 ? "form" : String(path[0])
    errors[field] ??= field === "form" ? "This form holds more than it should. Load the page again." : message
  }
  return errors
}
