import { z } from "zod"
import { checkbox, listOf } from "#app/lib/forms/fields.ts"
import { US_STATES } from "#app/ui/data/map/us-states.ts"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { FEATURES, FORMATS, KINDS } from "../filters.ts"
import { POSTER_ARTS, POSTER_COLORS } from "./options.ts"

const STATE_NAMES = new Set([...Object.values(US_STATES).map(({ name }) => name as string), "Puerto Rico"])

function text(min: number, max: number, missing: string) {
  return z.string().trim().min(min, missing).max(max, `Keep it under ${max} characters.`)
}

/** Null if it is empty. Browsers send line breaks as two characters. */
function optionalText(min: number, max: number) {
  return z
    .string()
    .default("")
    .transform(typed => typed.trim().replaceAll("\r\n", "\n"))
    .refine(typed => typed === "" || typed.length >= min, `Write at least ${min} characters, or nothing.`)
    .refine(typed => typed.length <= max, `Keep it under ${max} characters.`)
    .transform(typed => typed || null)
}

const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, "Enter a whole number, or leave it empty.")
  .default("")
  .transform(typed => (typed === "" ? null : Number(typed)))

function keyOf<Value extends string>(labels: Readonly<Record<Value, unknown>>, missing: string) {
  return z.enum(Object.keys(labels) as [Value, ...Value[]], missing)
}

/** A choice, or null for the empty option. */
function optionalKeyOf(labels: Readonly<Record<string, unknown>>) {
  return z
    .string()
    .default("")
    .refine(value => value === "" || Object.hasOwn(labels, value), "Choose one of these.")
    .transform(value => value || null)
}

/** Everything about an event except its dates, its questions and its line-up. */
export const eventSchema = z
  .object({
    title: text(3, 60, "Enter a title with at least 3 characters."),
    slug: z
      .string()
      .trim()
      .max(80, "Keep it under 80 characters.")
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use small letters, digits and single dashes."),
    kind: keyOf(KINDS, "Choose a kind."),
    chapter_id: z.union([z.uuid(), z.literal("")], "Choose a chapter.").transform(id => id || null),
    summary: text(10, 200, "Say in a sentence what happens, with at least 10 characters."),
    description: optionalText(0, 5000).transform(typed => typed ?? ""),
    format: keyOf(FORMATS, "Choose how people take part."),
    place: optionalText(2, 120),
    street: optionalText(3, 160),
    city: optionalText(2, 80),
    state: z
      .string()
      .trim()
      .refine(name => name === "" || STATE_NAMES.has(name), "Enter the full name of the state.")
      .transform(name => name || null),
    directions: optionalText(5, 500),
    time_zone: keyOf(TIME_ZONE_LABELS, "Choose a time zone."),
    features: listOf(keyOf(FEATURES, "Choose one of these.")),
    needs_registration: checkbox(),
    poster_color: optionalKeyOf(POSTER_COLORS),
    poster_art: optionalKeyOf(POSTER_ARTS),
    recap: optionalText(10, 5000),
    people_trained: wholeNumber,
    kits_given: wholeNumber,
  })
  .superRefine((event, context) => {
    if (event.format === "online") return
    for (const [field, message] of Object.entries(NEEDED_IN_PERSON)) {
      if (event[field as keyof typeof NEEDED_IN_PERSON] === null)
        context.addIssue({ code: "custom", path: [field], message })
    }
  })
  // An address would end up in the calendar entries of an online event.
  .transform(event =>
    event.format === "online"
      ? { ...event, place: null, street: null, city: null, state: null, directions: null }
      : event,
  )

const NEEDED_IN_PERSON = {
  place: "Enter the name of the place.",
  street: "Enter the street and number.",
  city: "Enter the city.",
  state: "Enter the state.",
}

/** An address for a title: "Porch Lights!" becomes "porch-lights". */
export function slugOf(title: string) {
  const letters = title.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "")
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")
}
