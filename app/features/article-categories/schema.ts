import { z } from "zod"
import { slugField, textField } from "#app/lib/forms/fields.ts"

export const recordSchema = z.object({
  title: textField(2, 40),
  slug: slugField(40),
  description: textField(50, 160),
  position: z.coerce.number("Enter a number.").int("Enter a whole number.").min(0).max(1000),
})
