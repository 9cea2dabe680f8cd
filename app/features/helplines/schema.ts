import { z } from "zod"
import { STATES } from "#app/lib/format/states.ts"
import { checkbox, dateField, listOf, textField } from "#app/lib/forms/fields.ts"

export const helplineSchema = z.object({
  name: textField(2, 80),
  phone: z
    .string()
    .trim()
    .regex(/^\+?\d{3,15}$/, "Only digits, with + and the country code for long numbers: +18006624357"),
  number_shown: textField(3, 40),
  description: textField(10, 300),
  hours: textField(2, 60),
  takes_texts: checkbox(),
  languages: listOf(z.enum(["en", "es"])).refine(list => list.length > 0, "Choose at least one language."),
  state: z
    .string()
    .default("")
    .refine(name => name === "" || STATES.some(state => state === name), "Choose a state.")
    .transform(name => name || null),
  position: z.coerce.number("Enter a whole number.").int("Enter a whole number.").min(0).max(1000),
  checked_on: dateField(),
  is_published: checkbox(),
})
