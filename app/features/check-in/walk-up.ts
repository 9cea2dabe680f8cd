import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from "#app/lib/forms/email-pattern.ts"
import { nameProblem } from "#app/lib/forms/plain-name.ts"

const MAX_NAME = 100

/** What is wrong with a walk-up, by field. Phones without a network check it too, so it needs no schema. */
export function walkUpErrors({ name, email }: { name: string; email: string }) {
  const errors: Record<string, string> = {}
  const problem = nameProblem(name, "The name")
  if (name.trim() === "") errors.name = "Enter a name."
  else if (problem) errors.name = problem
  if (name.trim().length > MAX_NAME) errors.name = `Keep it to ${MAX_NAME} characters.`
  const address = email.trim()
  if (address !== "" && (!EMAIL_PATTERN.test(address) || address.length > EMAIL_MAX_LENGTH))
    errors.email = "That email address isn’t complete. Check it, or leave it out."
  return errors
}
