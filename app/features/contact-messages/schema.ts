import { z } from "zod"
import { messageSchema } from "#app/lib/forms/message-schema.ts"
import { TOPICS } from "./topics.ts"

export const contactSchema = messageSchema.extend({
  topic: z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[], "Choose what it’s about."),
})

export const REFUSALS = {
  invalid: "We couldn’t read this message. Check each field and try again.",
  "too-many": "We got a lot of messages today. Try again tomorrow, or write to one of the addresses below.",
} as const
