import { z } from "zod"
import { emailField, plainName } from "#app/lib/forms/fields.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"

function line(max: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .min(2, missing)
    .max(max, `Keep it under ${max} characters.`)
    .check(plainName())
}

function optionalLine(max: number) {
  return z.string().trim().max(max, `Keep it under ${max} characters.`).check(plainName()).default("")
}

/** The application to start a chapter. `website` is hidden: only programs fill it in. */
export const applicationSchema = z
  .object({
    name: line(100, "Enter your name."),
    email: emailField(),
    role: line(100, "Say what you do there: student, nurse, neighbor."),
    kind: z.enum(["campus", "city"], "Choose a campus or a city."),
    institution: optionalLine(100),
    city: line(60, "Enter the city or town."),
    state: z.string().refine(name => STATE_OPTIONS.some(({ value }) => value === name), "Choose the state."),
    expected_members: z.coerce
      .number("Enter a number.")
      .int("Enter a whole number.")
      .min(3, "A chapter starts with three people.")
      .max(1000, "Enter a number up to 1,000."),
    advisor: optionalLine(100),
    why: z
      .string()
      .trim()
      .min(100, "Write at least 100 characters: why there, and why now.")
      .max(1500, "Keep it under 1,500 characters."),
    agree: z.literal("on", "Please agree before you send the application."),
    website: z.string().default(""),
  })
  .refine(({ kind, institution }) => kind === "city" || institution.length >= 2, {
    path: ["institution"],
    message: "Enter the name of the school.",
  })

export type ChapterApplication = z.output<typeof applicationSchema>

export const APPLICATION_REFUSALS = {
  invalid: "We couldn’t read this application. Check each field and try again.",
  "too-many": "We already have three applications from this address. We’ll answer those first.",
} as const
