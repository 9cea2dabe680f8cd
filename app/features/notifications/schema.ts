import { z } from "zod"
import { CHANNELS, RHYTHMS, type Rhythm, TOPICS } from "./topics.ts"

const SWITCHES = Object.keys(TOPICS)
  .filter(topic => topic !== "account")
  .flatMap(topic => Object.keys(CHANNELS).map(channel => `${topic} ${channel}`))

/** What the form of /me/notifications sends: every switch that is on, and how often mail comes. */
export const choicesSchema = z.strictObject({
  on: z.array(z.enum(SWITCHES)),
  rhythm: z.enum(Object.keys(RHYTHMS) as [Rhythm, ...Rhythm[]], "Pick how often mail comes."),
})

/** The token of an unsubscribe link. */
export const TOKEN = /^[0-9a-f]{64}$/
