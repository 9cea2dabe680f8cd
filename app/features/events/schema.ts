import { z } from "zod"
import { emailField, listOf, plainName } from "#app/lib/forms/fields.ts"
import { TAKE_HOME_ARTS } from "./take-home-arts.ts"

const shared = {
  // "All dates" is one value with every id.
  dates: listOf(z.string())
    .transform(values => [...new Set(values.flatMap(value => value.split(",")))])
    .pipe(z.array(z.uuid()).min(1, "Choose at least one date.")),
  channel: z.enum(["room", "online"]),
  party_size: z.coerce.number().int().min(1).max(5),
}

export const memberSchema = z.object(shared)
export const guestSchema = z.object({
  ...shared,
  name: z
    .string()
    .trim()
    .min(1, "Enter the name for the door.")
    .max(100, "Keep it to 100 characters.")
    .check(plainName("The name")),
  email: emailField("Enter the email for your ticket."),
})

export const changeSchema = z.object({ channel: shared.channel, party_size: shared.party_size })

/** What an event asks people who register. */
export const questionsSchema = z.array(
  z.object({ key: z.string(), label: z.string(), is_required: z.boolean().default(false) }),
)
export type Question = z.infer<typeof questionsSchema>[number]

export const lineUpSchema = z.array(z.object({ at: z.string(), name: z.string(), text: z.string() }))
export type Act = z.infer<typeof lineUpSchema>[number]

export const takeHomeSchema = z.array(
  z.object({ name: z.string(), text: z.string(), art: z.enum(TAKE_HOME_ARTS).catch("narcat") }),
)
export type TakeHome = z.infer<typeof takeHomeSchema>[number]
