import { z } from "zod"
import { checkbox } from "#app/lib/forms/fields.ts"
import { STATE_KEYS } from "./state-keys.ts"

function optionalText(max: number) {
  return z.string().trim().max(max, `Keep it under ${max} characters.`).default("")
}

// Smaller counts can point to a person, so the database refuses them.
const figure = z
  .string()
  .trim()
  .regex(/^(\d{1,6})?$/, "Enter a whole number, or leave it empty.")
  .transform(text => (text === "" ? null : Number(text)))
  .refine(
    count => count === null || count >= 5,
    "Leave it empty below 5: small counts can point to a person.",
  )

/** What leads edit. */
export const chapterPageSchema = z.object({
  led_by: optionalText(100),
  about: optionalText(1500).refine(
    text => text === "" || text.length >= 20,
    "Write at least 20 characters, or leave it empty.",
  ),
  meets: optionalText(200),
  meeting_place: optionalText(200),
  needs: optionalText(300),
  accepts_messages: checkbox(),
})

/** What leads count each quarter. */
export const figuresSchema = z.object({ people: figure, kits_in_year: figure, trainings: figure })

/** How many kits outreach plans for a chapter in three months. */
export const allotmentSchema = z.object({
  kits: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, "Enter a whole number.")
    .transform(Number)
    .refine(kits => kits <= 10_000, "Enter 10,000 or less."),
})

function degrees(most: number) {
  return z
    .string()
    .trim()
    .transform(text => (text === "" ? null : Number(text)))
    .refine(
      value => value === null || Math.abs(value) <= most,
      `Enter degrees from −${most} to ${most}, or leave it empty.`,
    )
}

/** What only outreach edits. */
export const chapterSchema = z
  .object({
    slug: z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single dashes.")
      .min(2, "Use at least two characters.")
      .max(60, "Keep it under 60 characters.")
      .refine(slug => slug !== "apply", "That address is taken."),
    name: z.string().trim().min(2, "Enter a name.").max(60, "Keep it under 60 characters."),
    kind: z.enum(["campus", "city"], "Choose a campus or a city."),
    institution: optionalText(100),
    city: z.string().trim().min(2, "Enter the city.").max(80, "Keep it under 80 characters."),
    state: z
      .string()
      .trim()
      .refine(name => STATE_KEYS.some(key => key.name === name), "Enter the full name of the state."),
    zip: z
      .string()
      .trim()
      .regex(/^(\d{5})?$/, "Enter 5 digits, or leave it empty."),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .refine(({ kind, institution }) => kind === "city" || institution.length >= 2, {
    path: ["institution"],
    message: "Enter the name of the school.",
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ["longitude"],
    message: "Enter both, or neither.",
  })
