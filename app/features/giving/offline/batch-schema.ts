import { z } from "zod"
import { dateField, emailProblem, plainName } from "#app/lib/forms/fields.ts"
import { readAmount } from "../money.ts"
import { CHECK_ROWS } from "./check-rows.ts"

const text = z.string().trim().default("")
const name = text.check(z.maxLength(100, "Keep it under 101 characters."), plainName("The name"))
const reference = text.check(z.maxLength(60, "Keep it under 61 characters."))

const checkFields = Object.fromEntries(
  CHECK_ROWS.flatMap(row => [
    [`amount_${row}`, text],
    [`name_${row}`, name],
    [`email_${row}`, text],
    [`reference_${row}`, reference],
  ]),
)

/** The form for several checks. Rows without any text are left out. The database compares the sum. */
export const checkBatchSchema = z
  .object({
    batch: z.uuid(),
    received_on: dateField("Enter the day they arrived."),
    expected: text,
    ...checkFields,
  })
  .transform((form, { issues }) => {
    const given = form as unknown as Record<string, string>
    function reject(path: string, message: string) {
      issues.push({ code: "custom", input: given[path], path: [path], message })
    }
    const expected = readAmount(form.expected)
    if (!expected) reject("expected", "Enter the sum of all checks, like 450 or 412.50.")
    const checks = CHECK_ROWS.flatMap(row => {
      const [amount, donor, email, number] = ["amount", "name", "email", "reference"].map(
        field => given[`${field}_${row}`] ?? "",
      ) as [string, string, string, string]
      if (amount === "" && donor === "" && email === "" && number === "") return []
      const cents = readAmount(amount)
      if (!cents) reject(`amount_${row}`, "Enter an amount, like 40 or 12.50.")
      if (donor === "") reject(`name_${row}`, "Enter the name for the receipt.")
      const problem = email === "" ? null : emailProblem(email)
      if (problem) reject(`email_${row}`, problem)
      return { cents: cents ?? 0, name: donor, email: email || null, reference: number || null }
    })
    if (checks.length === 0) reject("amount_1", "Enter at least one check.")
    return { batch: form.batch, received_on: form.received_on, expected_cents: expected ?? 0, checks }
  })
