import { z } from "zod"
import {
  checkbox,
  fieldIssues,
  optionalTextField,
  slugField,
  textField,
  withOtherErrors,
} from "#app/lib/forms/fields.ts"
import { formatCents, readAmount } from "../money.ts"

const MIN_GOAL = 10_000
const MAX = 2_000_000_000

/** Dollars as cents, from `min` to 20 million dollars; the database checks the same range. */
function centsField(min: number) {
  return z
    .string()
    .trim()
    .transform((typed, { issues }) => {
      const cents = readAmount(typed)
      if (cents !== null && cents >= min && cents <= MAX) return cents
      const message = `Enter an amount from ${formatCents(min)} to ${formatCents(MAX)}, like 5000.`
      issues.push({ code: "custom", input: typed, message })
      return z.NEVER
    })
}

const nothing = z.literal("").transform(() => null)

export const campaignSchema = z
  .object({
    title: textField(2, 60),
    slug: slugField(60),
    text: textField(10, 400),
    goal_cents: centsField(MIN_GOAL),
    ends_on: z.union([nothing, z.iso.date("Enter a date.")]).default(null),
    match_cents: z.union([nothing, centsField(100)]).default(null),
    matched_by: optionalTextField(2, 100),
    is_published: checkbox(),
  })
  .superRefine(({ match_cents, matched_by }, context) => {
    const { isRefused, reject } = fieldIssues(context)
    if (isRefused("match_cents", "matched_by") || (match_cents === null) === (matched_by === null)) return
    const missing = matched_by === null ? "matched_by" : "match_cents"
    reject(missing, "A matching pool needs an amount and the name of who pays for it.")
  }, withOtherErrors)
