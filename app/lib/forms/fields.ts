import { z } from "zod"
import { isTooLongPassword, PASSWORD_MAX_BYTES } from "#app/lib/auth/password-strength.ts"
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from "./email-pattern.ts"
import { nameProblem } from "./plain-name.ts"

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

/** For `.superRefine()` about several fields: it also runs while others are wrong, so that all are named at once. */
export const withOtherErrors = { when: ({ value }: { value: unknown }) => typeof value === "object" }

/** Names fields that do not fit together. A field that was refused alone may have any value. */
export function fieldIssues(context: z.RefinementCtx) {
  const isRefused = (...names: string[]) =>
    context.issues.some(({ path }) => names.includes(String(path?.[0])))
  function reject(name: string, message: string) {
    if (!isRefused(name)) context.addIssue({ code: "custom", path: [name], message })
  }
  return { isRefused, reject }
}

/** For `.check()` of a text that is shown as a name. */
export function plainName(what?: string) {
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const message = value === "" ? null : nameProblem(value, what)
    if (message) issues.push({ code: "custom", input: value, message })
  }
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

/** One line or paragraph of text with a length that the database also checks. */
export function textField(min: number, max: number, missing = `Write at least ${min} characters.`) {
  return z
    .string()
    .trim()
    .min(min, missing)
    .max(max, `Keep it under ${max + 1} characters.`)
}

/** Text that may be left out; an empty field is null. */
export function optionalTextField(min: number, max: number) {
  const missing = z.literal("").transform(() => null)
  return z
    .string()
    .trim()
    .pipe(z.union([missing, textField(min, max)]))
    .default(null)
}

export function checkbox() {
  return z
    .literal("on")
    .optional()
    .transform(sent => sent === "on")
}

export function dateField(missing = "Enter a date.") {
  return z.iso.date(missing)
}

/** A `datetime-local` field: a day and a time of this millennium on the clock of some place. */
export function localMoment() {
  const error = "Choose a day and a time."
  return z.iso.datetime({ local: true, precision: -1, error }).regex(/^2.{15}$/, error)
}

export function yearField() {
  const message = "Enter a year."
  return z.coerce.number(message).int(message).min(1990, message).max(2100, message)
}

/** A part of an address. */
export function slugField(max: number) {
  return z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and hyphens.")
    .max(max, `Keep it under ${max + 1} characters.`)
}
