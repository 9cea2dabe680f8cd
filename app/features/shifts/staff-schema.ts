import { z } from "zod"
import { checkbox, dateField, optionalTextField, textField } from "#app/lib/forms/fields.ts"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"

const DAY_MINUTES = 24 * 60

function minutesFrom(starts: string, ends: string) {
  const minutes = (Date.parse(`2026-01-01T${ends}Z`) - Date.parse(`2026-01-01T${starts}Z`)) / 60_000
  // An end before the start is on the next day.
  return minutes <= 0 ? minutes + DAY_MINUTES : minutes
}

const optionalId = z
  .union([z.uuid(), z.literal("")])
  .default("")
  .transform(id => id || null)

export const shiftSchema = z
  .object({
    title: textField(2, 80),
    about: optionalTextField(2, 600),
    place: textField(2, 200),
    chapter: optionalId,
    event: optionalId,
    course: optionalId,
    day: dateField("Enter the day."),
    starts: z.iso.time({ precision: -1, error: "Enter when it starts." }),
    ends: z.iso.time({ precision: -1, error: "Enter when it ends." }),
    time_zone: z.string().refine(zone => Object.hasOwn(TIME_ZONE_LABELS, zone), "Choose a time zone."),
    capacity: z.coerce
      .number("Enter a number.")
      .int("Enter a whole number.")
      .min(1, "A shift needs at least one place.")
      .max(500, "Enter a number up to 500."),
    minimum_age: z
      .enum(["", "14", "15", "16", "17", "18"], "Choose an age.")
      .default("")
      .transform(age => (age === "" ? null : Number(age))),
    needs_certificate: checkbox(),
    needs_waiver: checkbox(),
    needs_screening: checkbox(),
  })
  .transform(({ day, starts, ends, ...rest }) => ({
    ...rest,
    starts: `${day}T${starts}`,
    minutes: minutesFrom(starts, ends),
  }))
