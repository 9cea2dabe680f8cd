import { z } from "zod"
import { dateField, emailField } from "#app/lib/forms/fields.ts"
import { readAmount } from "../money.ts"
import type { RequestedChange } from "./queries.ts"

export const linkSchema = z.object({ email: emailField() })

const AMOUNT = "Enter an amount like 40 or 12.50."

const amount = z.object({
  amount: z.string().transform((text, { issues }) => {
    const cents = readAmount(text)
    if (cents === null) issues.push({ code: "custom", input: text, message: AMOUNT })
    return cents ?? 0
  }),
})
const frequency = z.object({ frequency: z.enum(["monthly", "quarterly", "yearly"], "Choose how often.") })
const date = z.object({ date: dateField() })
const pause = z.object({ months: z.enum(["1", "3", "6"], "Choose how long.") })

const end = z.object({ ends_on: z.union([z.literal(""), dateField()]).default("") })

/** What each form of a repeating gift asks for, as the change that the database checks. */
export const CHANGE_SCHEMAS = {
  amount: amount.transform(value => ({ gift_cents: value.amount })),
  frequency: frequency.transform(value => ({ frequency: value.frequency })),
  date: date.transform(value => ({ next_charge_on: value.date })),
  skip: z.object({}).transform(() => ({})),
  pause: pause.transform(value => ({ months: Number(value.months) })),
  end: end.transform(({ ends_on }) => (ends_on === "" ? {} : { ends_on })),
  card: z.object({}).transform(() => ({})),
  cancel: z.object({}).transform(() => ({})),
} satisfies Record<RequestedChange["kind"], z.ZodType<Partial<RequestedChange>>>
