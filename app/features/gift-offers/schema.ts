import { z } from "zod"
import { checkbox, dateField, emailField, plainName, withOtherErrors } from "#app/lib/forms/fields.ts"
import { type GiftKind, KIND_CHOICES } from "./kinds.ts"

function optionalLine() {
  return z.string().trim().max(100, "Keep it under 100 characters.").check(plainName()).default("")
}

/** An offer of a larger gift. `website` is hidden: only programs fill it in. */
export const offerSchema = z
  .object({
    kind: z.enum(
      KIND_CHOICES.map(({ value }) => value) as [GiftKind, ...GiftKind[]],
      "Choose what kind of gift it is.",
    ),
    name: z
      .string()
      .trim()
      .min(2, "Enter your name.")
      .max(100, "Keep it under 100 characters.")
      .check(plainName()),
    email: emailField("Enter the email address for the answer."),
    organization: optionalLine(),
    place: optionalLine(),
    details: z
      .string()
      .trim()
      .min(20, "Write at least a sentence or two.")
      .max(2000, "Keep it under 2,000 characters."),
    wants_thanks: checkbox(),
    website: z.string().default(""),
  })
  .refine(({ kind, organization }) => kind !== "company" || organization.length >= 2, {
    path: ["organization"],
    message: "Enter the name of the company.",
    ...withOtherErrors,
  })

export type GiftOffer = z.output<typeof offerSchema>

/** What staff do next. The database checks the length of the step. */
export const planSchema = z.object({
  next_step: z.string().default(""),
  next_on: z.union([z.literal(""), dateField()], "Enter a date.").default(""),
})

export const REFUSALS = {
  invalid: "We couldn’t read this offer. Check each field and try again.",
  "too-many": "We got a lot of offers, or several from this address. We’ll answer those first.",
} as const
