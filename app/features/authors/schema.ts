import { z } from "zod"
import { slugField, textField } from "#app/lib/forms/fields.ts"

export const recordSchema = z.object({
  name: textField(2, 80),
  role: textField(2, 120),
  slug: slugField(60),
})
