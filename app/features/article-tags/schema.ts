import { z } from "zod"
import { optionalTextField, textField } from "#app/lib/forms/fields.ts"

// The address is what articles contain, so it does not change.
export const recordSchema = z.object({
  title: textField(2, 40),
  description: optionalTextField(50, 160),
})
