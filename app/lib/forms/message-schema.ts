import { z } from "zod"
import { emailField } from "./fields.ts"

/** A message that anyone can send. `website` is hidden: only programs fill it in. */
export const messageSchema = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(100, "Keep it under 100 characters."),
  email: emailField("Enter the email address for the answer."),
  body: z
    .string()
    .trim()
    .min(20, "Write at least a sentence or two.")
    .max(2000, "Keep it under 2,000 characters."),
  website: z.string().default(""),
})
