import { z } from "zod"
import { minutesBetween } from "./minutes-between.ts"

function seats(field: string) {
  return z
    .string()
    .default("")
    .transform(typed => typed.trim())
    .refine(
      typed => /^([1-9]\d{0,4}|100000)?$/.test(typed),
      `Enter the number of seats ${field}, or leave it empty.`,
    )
    .transform(typed => (typed === "" ? null : Number(typed)))
}

const MAX_MINUTES = 14 * 24 * 60

const times = z.object({
  day: z.iso.date("Enter the day."),
  starts: z.iso.time({ precision: -1, error: "Enter when it starts." }),
  ends: z.iso.time({ precision: -1, error: "Enter when it ends." }),
  last_day: z.union([z.iso.date(), z.literal("")], "Enter a day, or leave it empty.").default(""),
  room_capacity: seats("in the room"),
  online_capacity: seats("online"),
})

// A missing day or time has a message of its own.
function isPossible(given: z.infer<typeof times>) {
  const minutes = minutesBetween(given)
  return Number.isNaN(minutes) || (minutes > 0 && minutes <= MAX_MINUTES)
}

/** When a date is, and how many seats it has. */
export const dateSchema = times
  .refine(isPossible, { path: ["ends"], message: "It has to end after it starts, within 14 days." })
  .transform(({ day, starts, room_capacity, online_capacity, ...rest }) => ({
    starts: `${day}T${starts}`,
    minutes: minutesBetween({ day, starts, ...rest }),
    room_capacity,
    online_capacity,
  }))

export const joinSchema = z.object({
  url: z
    .string()
    .trim()
    .max(500, "Keep it under 500 characters.")
    .regex(/^https:\/\/[^\s<>"]+$/, "Enter the whole address. It starts with https://"),
  instructions: z
    .string()
    .trim()
    .max(500, "Keep it under 500 characters.")
    .refine(typed => typed.length !== 1, "Write at least 2 characters, or nothing."),
})

export const reasonSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(5, "Say why, in at least 5 characters. It is in the email.")
    .max(300, "Keep it under 300 characters."),
})
