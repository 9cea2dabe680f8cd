import { z } from "zod"
import {
  checkbox,
  emailProblem,
  fieldIssues,
  optionalTextField,
  plainName,
  withOtherErrors,
} from "#app/lib/forms/fields.ts"
import { readAmount } from "../money.ts"

/** The form for a gift that did not come by card. The database checks who may enter it, and the day. */
export const offlineGiftSchema = z
  .object({
    source: z.enum(["check", "bank", "cash", "in-kind"], "Choose how it came."),
    amount: z.string().trim().max(20).default(""),
    thing: optionalTextField(2, 200),
    name: z
      .string()
      .trim()
      .min(1, "Enter the name for the receipt.")
      .max(100, "Keep it under 101 characters.")
      .check(plainName("The name")),
    email: z.string().trim().default(""),
    received_on: z.iso.date("Enter the day it arrived."),
    reference: optionalTextField(1, 60),
    visibility: z.enum(["full-name", "first-name", "anonymous"]).default("anonymous"),
    shows_amount: checkbox(),
    employer: optionalTextField(1, 100),
    campaign: z.union([z.literal("").transform(() => null), z.uuid()]).default(null),
  })
  .superRefine(({ source, amount, thing, email }, context) => {
    const { isRefused, reject } = fieldIssues(context)
    const problem = email === "" || isRefused("email") ? null : emailProblem(email)
    if (problem) reject("email", problem)
    if (isRefused("source", "amount", "thing")) return
    if (source === "in-kind") {
      if (amount !== "") reject("amount", "Leave this empty: we don’t put a value on things.")
      if (thing === null) reject("thing", "Say what was given, such as “40 boxes of nasal spray”.")
    } else {
      if (!readAmount(amount)) reject("amount", "Enter an amount, like 40 or 12.50.")
      if (thing !== null) reject("thing", "Only a gift in kind names a thing.")
    }
  }, withOtherErrors)
  .transform(({ amount, ...gift }) => ({ ...gift, gift_cents: readAmount(amount) ?? 0 }))
