import { z } from "zod"
import { listOf } from "#app/lib/forms/fields.ts"
import { CHANNELS, RHYTHMS, type Rhythm, TOPICS } from "./topics.ts"

const SWITCHES = Object.keys(TOPICS)
  .filter(topic => topic !== "account")
  .flatMap(topic => Object.keys(CHANNELS).map(channel => `${topic} ${channel}`))

/** The form of /me/notifications: every checked box, and how often emails come. */
export const choicesSchema = z.strictObject({
  intent: z.literal("save"),
  on: listOf(z.enum(SWITCHES)),
  rhythm: z.enum(Object.keys(RHYTHMS) as [Rhythm, ...Rhythm[]], "Choose how often you get emails."),
})

/** The token of an unsubscribe link. */
export const TOKEN = /^[0-9a-f]{64}$/
