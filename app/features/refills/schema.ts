import { z } from "zod"
import { textField } from "#app/lib/forms/fields.ts"
import { nameProblem } from "#app/lib/forms/plain-name.ts"

export const refillSchema = z.object({
  full_name: z
    .string()
    .trim()
    .max(100, "Keep it under 101 characters.")
    .check(({ value, issues }) => {
      const message = value === "" ? "Enter the name for the label." : nameProblem(value)
      if (message) issues.push({ code: "custom", input: value, message })
    }),
  street: textField(3, 160, "Enter the street and number."),
  city: textField(2, 80, "Enter the city or town."),
  state: z.string().min(1, "Choose a state.").max(40, "Choose a state."),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP code with 5 or 9 digits."),
  kits: z.enum(["1", "2"], "Choose 1 or 2 kits."),
  key: z.uuid(),
  opened: z.string().max(2000),
  /** Hidden: only programs fill it in. */
  website: z.string().default(""),
})

export const REFUSALS = {
  invalid: { form: "We couldn’t read this address. Check each field and try again." },
  "state-blocked": { state: "We can’t mail kits to this state right now." },
  "too-many": { form: "We got more requests today than we can take. Try again tomorrow." },
}
