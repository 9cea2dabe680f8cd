import { z } from "zod"
import { checkbox, dateField, optionalTextField, textField } from "#app/lib/forms/fields.ts"

export const coverageSchema = z.object({
  outlet: textField(2, 80),
  title: textField(3, 160),
  url: z.url({ protocol: /^https$/, error: "Enter an address that starts with https://." }).max(500),
  published_on: dateField(),
  note: optionalTextField(5, 200),
  is_published: checkbox(),
})
