import { z } from "zod"
import { plainName, textField } from "#app/lib/forms/fields.ts"

export const waiverSchema = z.object({
  person: z.uuid(),
  seen_version: z.coerce.number().int(),
  signed_name: textField(2, 100, "Enter your full name.").check(plainName()),
  agree: z.literal("on", "Please check the box before you sign."),
})
