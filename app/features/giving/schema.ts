import { z } from "zod"
import {
  checkbox,
  dateField,
  emailField,
  emailProblem,
  fieldIssues,
  plainName,
  withOtherErrors,
} from "#app/lib/forms/fields.ts"
import { formatCents, readAmount } from "./money.ts"
import type { GivingOptions } from "./options.ts"

const optionalDate = z.union([z.literal("").transform(() => null), dateField()]).default(null)

interface Amounts {
  amount: string
  own_amount: string
}

type FieldIssues = ReturnType<typeof fieldIssues>

const NAME = "Enter your name, as it should be on the receipt."

/** The form of the donate page. The database checks the same limits. */
export function donationSchema({ minCents, maxCents }: GivingOptions) {
  const range = `Enter an amount from ${formatCents(minCents)} to ${formatCents(maxCents)}, like 40 or 12.50.`
  return z
    .object({
      frequency: z.enum(["once", "monthly", "quarterly", "yearly"], "Choose how often."),
      amount: z.string().max(12).default(""),
      own_amount: z.string().max(40, range).default(""),
      name: z
        .string()
        .trim()
        .min(1, NAME)
        .max(100, "Keep it under 101 characters.")
        .check(plainName("Your name")),
      email: emailField(),
      method: z.enum(["card", "bank"], "Choose how you pay.").default("card"),
      covers_fee: checkbox(),
      starts_on: optionalDate,
      ends_on: optionalDate,
      tribute_kind: z.enum(["", "honor", "memory"]).default(""),
      tribute_name: z
        .string()
        .trim()
        .max(100, "Keep it under 101 characters.")
        .check(plainName("The name"))
        .default(""),
      tribute_email: z.string().trim().default(""),
      tribute_message: z
        .string()
        .transform(words => words.trim().replace(/\s+/g, " "))
        .pipe(z.string().max(300, "Keep it under 301 characters.").check(plainName("Your message")))
        .default(""),
      card_on: optionalDate,
      visibility: z.enum(["full-name", "first-name", "anonymous"]).default("anonymous"),
      shows_amount: checkbox(),
      employer: z.string().trim().max(100, "Keep it under 101 characters.").default(""),
      campaign: z.union([z.literal(""), z.uuid()]).default(""),
      supporter_page: z.union([z.literal(""), z.uuid()]).default(""),
      website: z.string().default(""),
    })
    .superRefine((form, context) => {
      const issues = fieldIssues(context)
      checkAmount(form, issues, { minCents, maxCents, range })
      checkTribute(form, issues)
    }, withOtherErrors)
    .transform(({ amount, own_amount, ...rest }) => ({
      ...rest,
      cents: centsOf({ amount, own_amount }) ?? 0,
    }))
}

function checkAmount(
  { amount, own_amount }: Amounts,
  { isRefused, reject }: FieldIssues,
  { minCents, maxCents, range }: { minCents: number; maxCents: number; range: string },
) {
  if (isRefused("amount", "own_amount")) return
  const cents = centsOf({ amount, own_amount })
  const own = own_amount.trim()
  if (own === "" && amount === "") reject("amount", "Choose an amount, or enter your own.")
  else if (cents === null || cents < minCents || cents > maxCents) reject("own_amount", range)
  else if (own !== "" && amount !== "" && readAmount(amount) !== cents)
    reject("own_amount", "Choose one of the amounts or enter your own, not both.")
}

interface Tribute {
  tribute_kind: string
  tribute_name: string
  tribute_email: string
  tribute_message: string
  card_on: string | null
}

function checkTribute(form: Tribute, { isRefused, reject }: FieldIssues) {
  const { tribute_kind, tribute_name, tribute_email, tribute_message, card_on } = form
  if (tribute_kind !== "" && tribute_name === "")
    reject("tribute_name", "Enter the name of the person this gift is for.")
  if (card_on !== null && tribute_email === "") reject("tribute_email", "Enter the address the card goes to.")
  const isTribute = [tribute_name, tribute_email, tribute_message].some(Boolean)
  if (tribute_kind === "" && isTribute) reject("tribute_kind", "Choose “in honor” or “in memory”.")
  const problem = tribute_email === "" || isRefused("tribute_email") ? null : emailProblem(tribute_email)
  if (problem) reject("tribute_email", problem)
}

function centsOf({ amount, own_amount }: Amounts) {
  return readAmount(own_amount.trim() === "" ? amount : own_amount.trim())
}

export type DonationForm = z.output<ReturnType<typeof donationSchema>>

export const REFUSALS = {
  invalid: "We couldn’t read this form. Check each field and try again.",
  "campaign-ended": "This campaign has ended. You can still give on the donate page.",
  "confirm-email":
    "Someone is testing stolen cards on our site right now, so we check each gift by email. Follow the link we sent you to pay. Nothing has been charged.",
  "too-young": "You need to be 18 to give money. Ask an adult to give with you.",
  "too-many": "Too many gifts were started from here. Try again in an hour, or send us a check.",
} as const

/** Days that the database refuses, beside their fields. */
export const REFUSED_DAYS = {
  "invalid-start": {
    starts_on:
      "Choose a day that’s at least three days away and within a year. Leave it empty to start today.",
  },
  "invalid-end": { ends_on: "Choose a day after the first gift, within ten years." },
  "invalid-card-day": { card_on: "Choose a day from today to a year ahead." },
} as const
