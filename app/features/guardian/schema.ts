import { z } from "zod"
import { RELATION_VALUES } from "./labels.ts"
import type { Answers, ConsentText } from "./queries.ts"

const signedName = z
  .string()
  .trim()
  .min(2, "Type your full name. It is your signature.")
  .max(100, "Keep your name under 100 characters.")

export const relationSchema = z.object({
  relation: z.enum(RELATION_VALUES, "Say what you are to the learner."),
  is_adult: z.literal("on", "Please confirm that you are 18 or older and may decide for the learner."),
})

export const invitedAddress = z.object({
  address: z
    .string()
    .trim()
    .pipe(z.email("That address is missing something, like the part after the @.").max(254)),
})

export const slipRequestSchema = z.object({
  title: z.string().trim().min(3, "Say in a few words what it is.").max(120, "Keep it under 120 characters."),
  happens_on: z.iso.date("Pick the day."),
  about: z
    .string()
    .trim()
    .min(10, "Say a little more: where, how long, who comes along.")
    .max(1000, "Keep it under 1,000 characters."),
})

export const slipAnswerSchema = z.discriminatedUnion(
  "answer",
  [
    z.object({
      answer: z.literal("yes"),
      signed_name: signedName,
      emergency_name: z.string().trim().min(2, "Say whom we can call.").max(100),
      emergency_phone: z
        .string()
        .trim()
        .regex(
          /^\+?[0-9 ().-]{7,25}$/,
          "That number is missing something. Digits, spaces and dashes are fine.",
        ),
    }),
    z.object({ answer: z.literal("no"), signed_name: signedName }),
  ],
  "Say yes or no.",
)

export const youngRequestSchema = z.object({
  first_name: z
    .string()
    .trim()
    .regex(/^\p{L}[\p{L} '’-]{0,29}$/u, "A first name or nickname, letters only."),
  address: invitedAddress.shape.address,
})

export const signatureSchema = z.object({ signed_name: signedName })

/** Either a value or, for each field, the first thing that is wrong with it. */
export function checkForm<Schema extends z.ZodType>(schema: Schema, form: FormData) {
  const checked = schema.safeParse(Object.fromEntries(form))
  if (checked.success) return { value: checked.data as z.output<Schema> }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) errors[String(path[0] ?? "form")] ??= message
  return { errors }
}

/** One yes or no for each of the texts that were shown, and under which version. */
export function checkAnswers(texts: readonly ConsentText[], form: FormData) {
  const errors: Record<string, string> = {}
  const answers: Answers = {}
  for (const { kind, version } of texts) {
    const said = form.get(kind)
    if (said !== "yes" && said !== "no" && !isShownName(said)) {
      errors[kind] = "Say yes or no to this part."
      continue
    }
    const is_given = said !== "no"
    answers[kind] = { version, is_given, ...(isShownName(said) ? { name_shown: said } : {}) }
    // Whoever saw older words has not agreed to these.
    if (form.get(`${kind}-version`) !== String(version)) {
      errors[kind] = "We changed these words just now. Please read them again."
    }
  }
  const signature = checkForm(signatureSchema, form)
  if ("errors" in signature) Object.assign(errors, signature.errors)
  if ("errors" in signature || Object.keys(errors).length > 0) return { errors }
  return { answers, signed_name: signature.value.signed_name }
}

function isShownName(said: FormDataEntryValue | null): said is "initials" | "full-name" {
  return said === "initials" || said === "full-name"
}
