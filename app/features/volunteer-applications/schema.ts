import { z } from "zod"
import {
  dateField,
  fieldIssues,
  listOf,
  optionalTextField,
  plainName,
  withOtherErrors,
} from "#app/lib/forms/fields.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { INTERESTS, type Interest, SLOTS } from "./options.ts"

function line(max: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .min(2, missing)
    .max(max, `Keep it under ${max} characters.`)
    .check(plainName())
}

const availability = listOf(z.enum(SLOTS))

export const applicationSchema = z.object({
  name: line(100, "Enter your name."),
  phone: z
    .string()
    .trim()
    .regex(/^([0-9+(). -]{7,30})?$/, "Enter a phone number with area code, or leave it empty.")
    .default(""),
  city: line(60, "Enter your city or town."),
  state: z.string().refine(name => STATE_OPTIONS.some(({ value }) => value === name), "Choose your state."),
  interests: listOf(z.enum(Object.keys(INTERESTS) as Interest[])).refine(
    chosen => chosen.length > 0,
    "Choose at least one job.",
  ),
  availability,
  about: optionalTextField(2, 1500),
  agree: z.literal("on", "Please agree to the code of conduct."),
})

export type VolunteerApplication = z.output<typeof applicationSchema>

const optionalDay = z.union([z.literal(""), dateField()], "Enter a date.").default("")

export const screeningSchema = z
  .object({
    result: z.enum(["", "passed", "not-passed"], "Choose a result.").default(""),
    screened_on: optionalDay,
    ends_on: optionalDay,
  })
  .superRefine(({ result, screened_on, ends_on }, context) => {
    const { reject } = fieldIssues(context)
    if (result !== "" && screened_on === "") reject("screened_on", "Enter the day of the screening.")
    if (result === "passed" && ends_on === "") reject("ends_on", "Enter the last day on which it counts.")
  }, withOtherErrors)
  .transform(({ result, screened_on, ends_on }) => ({
    result: result || null,
    day: result ? screened_on : null,
    last_day: result === "passed" ? ends_on : null,
  }))

/** Without its intent, a form that could not be read would delete the times. */
export const availabilitySchema = z.object({ intent: z.literal("availability"), availability })
