import { z } from "zod"

const reason = z
  .string()
  .trim()
  .min(5, "Say why in a sentence. Everyone can read it.")
  .max(300, "Keep it to 300 characters.")

const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, "Enter a whole number.")
  .transform(Number)

function text(most: number) {
  return z.string().trim().min(1, "Enter a text.").max(most, `Keep it to ${most} characters.`)
}

export const definitionSchema = z.object({
  label: text(80),
  definition: text(500),
  method: text(500),
  source: text(200),
  reason,
})

export const monthSchema = z.object({
  month: z.string().regex(/^\d{4}-\d\d-01$/, "Choose a month."),
  value: wholeNumber,
  reason,
})

export const stateSchema = z.object({
  state: z.string().min(1, "Choose a state."),
  value: wholeNumber,
  reason,
})
