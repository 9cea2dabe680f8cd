import { z } from "zod"
import { emailField, listOf } from "#app/lib/forms/fields.ts"
import { TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"

const TOPICS = TOPIC_CHOICES.map(({ value }) => value)

const choices = {
  topics: listOf(z.enum(TOPICS)).refine(topics => topics.length > 0, "Choose at least one."),
  state: z
    .string()
    .refine(name => name === "" || STATE_OPTIONS.some(({ value }) => value === name), "Choose a state."),
}

/** The form of /newsletter. `website` is hidden: only programs fill it in. */
export const subscriptionSchema = z.object({
  email: emailField(),
  ...choices,
  website: z.string().default(""),
})

/** The form behind the link in an email. */
export const preferencesSchema = z.object(choices)

/** Why outreach sends to an address again. */
export const resumeSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(5, "Write a few words, so that others understand it later.")
    .max(300, "Keep it to 300 characters."),
})

/** The token of the link in an email. */
export const TOKEN = /^[0-9a-f]{64}$/
