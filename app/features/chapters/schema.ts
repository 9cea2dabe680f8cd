import { z } from "zod"
import { emailField, plainName } from "#app/lib/forms/fields.ts"

/** The form on a chapter's page. `website` is hidden: only programs fill it in. */
export const messageSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Enter your name.")
    .max(100, "Keep it under 100 characters.")
    .check(plainName("The name")),
  email: emailField("Enter the email address for the answer."),
  body: z
    .string()
    .trim()
    .min(20, "Write at least a sentence or two.")
    .max(2000, "Keep it under 2,000 characters."),
  website: z.string().default(""),
})

export const MESSAGE_REFUSALS = {
  invalid: "We couldn’t read this message. Check each field and try again.",
  "too-many": "This chapter has a lot of messages today. Try again tomorrow.",
  unknown: "This chapter doesn’t take messages right now.",
} as const

export const JOIN_REFUSALS = {
  "no-consent": "If you’re under 18, a guardian has to allow events first. Ask yours on your guardian page.",
  removed: "The leads removed you from this chapter, so you can’t join it again.",
  unknown: "This chapter doesn’t take new members right now.",
} as const
