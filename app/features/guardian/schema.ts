import { z } from "zod"
import { emailField, plainName } from "#app/lib/forms/fields.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { RELATION_VALUES } from "./labels.ts"
import type { Answers, ConsentText } from "./queries.ts"

export const LETTERS_ONLY = "Use letters only, up to 30."
export const TEXT_CHANGED = "We just changed this text. Please read it again."

const signedName = z
  .string()
  .trim()
  .min(1, "Enter your full name as your signature.")
  .min(2, "Enter your full name, not an initial.")
  .max(100, "Keep your name under 100 characters.")
  .check(plainName())

export const relationSchema = z.object({
  relation: z.enum(RELATION_VALUES, "Choose how you are related to the learner."),
  is_adult: z.literal("on", "Confirm that you are 18 or older and may decide for the learner."),
})

export const invitedAddress = z.object({
  address: emailField("Enter their email address."),
})

export const slipRequestSchema = z.object({
  title: z.string().trim().min(3, "Describe it in a few words.").max(120, "Keep it under 120 characters."),
  happens_on: z.iso.date("Choose the day."),
  about: z
    .string()
    .trim()
    .min(10, "Add a little more: where, how long, who is coming.")
    .max(1000, "Keep it under 1,000 characters."),
})

export const slipAnswerSchema = z.discriminatedUnion(
  "answer",
  [
    z.object({
      answer: z.literal("yes"),
      signed_name: signedName,
      emergency_name: z
        .string()
        .trim()
        .min(2, "Tell us who we can call.")
        .max(100, "Keep the name under 100 characters.")
        .check(plainName()),
      emergency_phone: z
        .string()
        .trim()
        .min(1, "Enter their phone number.")
        .regex(/^\+?[0-9 ().-]{7,25}$/, "That phone number isn’t complete. Use digits, spaces and dashes."),
    }),
    z.object({ answer: z.literal("no"), signed_name: signedName }),
  ],
  "Choose yes or no.",
)

export const youngRequestSchema = z.object({
  first_name: z
    .string()
    .trim()
    .min(1, "Enter your first name or a nickname.")
    .regex(/^\p{L}[\p{L} '’-]{0,29}$/u, LETTERS_ONLY),
  address: invitedAddress.shape.address,
})

export const signatureSchema = z.object({ signed_name: signedName })

type ParsedAnswers =
  | { ok: true; answers: Answers; signed_name: string }
  | { ok: false; errors: Record<string, string> }

/** One answer for each text that the form shows, under the version that was shown, and a signature. */
export function parseAnswers(texts: readonly ConsentText[], form: FormData): ParsedAnswers {
  const errors: Record<string, string> = {}
  const answers: Answers = {}
  const shown = texts.filter(({ kind }) => form.has(`${kind}-version`))
  if (shown.length === 0) errors.form = "Choose yes or no for at least one item."
  for (const { kind, version } of shown) {
    const answer = form.get(kind)
    if (answer !== "yes" && answer !== "no") {
      errors[kind] = "Choose yes or no."
      continue
    }
    answers[kind] = { version, is_given: answer === "yes" }
    // Agreeing to an older version is not agreeing to this one.
    if (form.get(`${kind}-version`) !== String(version)) errors[kind] = TEXT_CHANGED
  }
  const signature = parseForm(signatureSchema, form)
  if (!signature.ok) Object.assign(errors, signature.errors)
  if (!signature.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, answers, ...signature.value }
}
