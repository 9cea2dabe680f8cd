import { z } from "zod"
import { listOf } from "#app/lib/forms/fields.ts"
import { Constants } from "#app/lib/supabase/database.types.ts"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"

const { raffle_method, raffle_source } = Constants.public.Enums
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, "Choose a day and a time.")

function wholeNumber(least: number, most: number) {
  const message = `Type a whole number from ${least} to ${most}.`
  return z.coerce.number(message).int(message).min(least, message).max(most, message)
}

/** The settings of a raffle, from which its rules are built. The database checks how they fit together. */
export const raffleSchema = z.object({
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lower-case letters, digits and dashes."),
  title: z.string().trim().min(3, "Enter a title.").max(60, "Keep it to 60 characters."),
  prize: z.string().trim().min(5, "Describe the prize in a sentence.").max(300, "Keep it to 300 characters."),
  prize_value: wholeNumber(1, 5000),
  time_zone: z.string().refine(zone => Object.hasOwn(TIME_ZONE_LABELS, zone), "Choose a time zone."),
  opens: time,
  closes: time,
  draws: time,
  min_age: z.enum(["13", "18"]).transform(Number),
  states: z.string().transform(text =>
    text
      .split(/[,\n]/)
      .map(name => name.trim())
      .filter(Boolean),
  ),
  sources: listOf(z.enum(raffle_source)),
  entry_limit: wholeNumber(1, 10),
  winner_count: wholeNumber(1, 10),
  alternate_count: wholeNumber(0, 10),
  claim_days: wholeNumber(3, 30),
  method: z.enum(raffle_method),
})

export type RaffleSettings = z.infer<typeof raffleSchema>

export const newRaffleSchema = raffleSchema.pick({ title: true, prize: true, prize_value: true })

export const cardSchema = z.object({
  card_name: z.string().trim().min(2, "Enter the name on the card.").max(100, "Keep it to 100 characters."),
  card_contact: z
    .string()
    .trim()
    .min(5, "Enter the email or mailing address on the card.")
    .max(254, "Keep it to 254 characters."),
  state: z.string().min(1, "Choose the state."),
})
