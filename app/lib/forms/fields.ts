import { z } from "zod"
import { isTooLongPassword, PASSWORD_MAX_BYTES } from "#app/lib/auth/password-strength.ts"
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from "./email-pattern.ts"

/** Says what an address lacks, or null for a usable one. */
export function emailProblem(email: string, missing = "Enter your email address.") {
  if (email === "") return missing
  if (!email.includes("@")) return "That doesn’t look like an email address: it needs an @."
  if (!EMAIL_PATTERN.test(email) || email.length > EMAIL_MAX_LENGTH)
    return "That email address isn’t complete. Check the part after the @."
  return null
}

export function emailField(missing?: string) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      const message = emailProblem(value, missing)
      if (message) issues.push({ code: "custom", input: value, message })
    })
}

/** The auth service checks how strong it is. */
export function newPasswordField(missing = "Enter a new password.") {
  const tooLong = `Keep it to ${PASSWORD_MAX_BYTES} characters. Longer ones aren’t safer.`
  return z
    .string()
    .min(1, missing)
    .refine(password => !isTooLongPassword(password), tooLong)
}

/** Checkboxes or a multiple select: a list, whether none, one or several were sent. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(sent => (sent === undefined ? [] : [sent].flat()), z.array(item))
}
