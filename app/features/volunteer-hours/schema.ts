import { z } from "zod"
import { dateField, textField } from "#app/lib/forms/fields.ts"

const QUARTERS = "Enter hours in steps of a quarter: 0.25, 1, 2.5."

export const hoursSchema = z
  .object({
    day: dateField("Enter the day."),
    hours: z.coerce
      .number(QUARTERS)
      .min(0.25, QUARTERS)
      .max(24, "A day has 24 hours.")
      .refine(hours => Number.isInteger(hours * 4), QUARTERS),
    task: textField(2, 200, "Write what you did."),
    chapter: z
      .union([z.uuid(), z.literal("")])
      .default("")
      .transform(id => id || null),
  })
  .transform(({ hours, ...rest }) => ({ ...rest, minutes: Math.round(hours * 60) }))

export type HoursEntry = z.output<typeof hoursSchema>

/** What the database refuses, beside its field. */
export const HOURS_REFUSALS = {
  invalid: { day: "Choose a day in the last 90 days." },
  "not-volunteer": { form: "You can enter hours once you’re a volunteer." },
  "too-many": { hours: "That would be more than 24 hours on one day." },
  unknown: { form: "These hours were already decided or removed." },
} as const
