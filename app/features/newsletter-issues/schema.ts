import { z } from "zod"
import { TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"

const TOPICS = TOPIC_CHOICES.map(({ value }) => value)

/** The form of an issue. */
export const issueSchema = z.object({
  article: z.uuid("Choose an article."),
  topic: z.enum(TOPICS, "Choose who gets it."),
  state: z
    .string()
    .refine(name => name === "" || STATE_OPTIONS.some(({ value }) => value === name), "Choose a state."),
  subject: z
    .string()
    .trim()
    .min(3, "Write a subject of at least three letters.")
    .max(120, "Keep the subject to 120 characters."),
  note: z
    .string()
    .transform(text => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(800, "Keep the note to 800 characters.")),
})
