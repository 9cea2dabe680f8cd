import { z } from "zod"

const line = (least: string) =>
  z
    .string()
    .trim()
    .min(1, least)
    .max(150, "Keep it to 150 characters.")
    .regex(/^\P{Cc}*$/u, "Write it on one line.")

/** The words of an email. */
export const wordsSchema = z.object({
  base_version: z.coerce.number().int().min(0).max(2_147_483_647),
  subject: line("Write a subject."),
  heading: line("Write a heading."),
  body: z.string().trim().min(1, "Write the text.").max(4000, "Keep it to 4,000 characters."),
  button: z
    .string()
    .trim()
    .max(40, "Keep it to 40 characters.")
    .regex(/^\P{Cc}*$/u, "Write it on one line.")
    .default("")
    .transform(text => text || null),
})
