import { z } from "zod"
import { checkbox, textField, yearField } from "#app/lib/forms/fields.ts"

export const awardSchema = z.object({
  year: yearField(),
  title: textField(2, 60),
  reason: textField(2, 60),
  text: textField(10, 300),
  emblem: z.string().trim().min(1, "Choose a drawing."),
  is_published: checkbox(),
})
