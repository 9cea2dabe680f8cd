import { z } from "zod"
import { plainName, slugField, textField } from "#app/lib/forms/fields.ts"
import { readAmount } from "../money.ts"

const GOAL = "Enter a goal from $25 to $100,000, like 500."
const ADDRESS = "Use at least three letters."

/** The form of a supporter's page. The database checks the same limits. */
export const supporterPageSchema = z.object({
  /** Empty for a new page. */
  id: z.union([z.literal(""), z.uuid()]).default(""),
  campaign: z.union([z.literal(""), z.uuid()]).default(""),
  title: textField(2, 60),
  name: textField(2, 60).check(plainName("Your name")),
  story: textField(20, 600),
  goal_cents: z
    .string()
    .trim()
    .transform((typed, { issues }) => {
      const cents = readAmount(typed)
      if (cents !== null && cents >= 2500 && cents <= 10_000_000) return cents
      issues.push({ code: "custom", input: typed, message: GOAL })
      return z.NEVER
    }),
  slug: slugField(40).check(z.minLength(3, ADDRESS)),
})

export type SupporterPageForm = z.output<typeof supporterPageSchema>
