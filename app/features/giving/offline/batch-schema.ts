import { z } from "zod"
import { dateField, emailProblem, fieldIssues, plainName, withOtherErrors } from "#app/lib/forms/fields.ts"
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
  .superRefine((form, context) => {
    const { isRefused, reject } = fieldIssues(context)
    if (!isRefused("expected") && !readAmount(form.expected))
      reject("expected", "Enter the sum of all checks, like 450 or 412.50.")
    const filled = CHECK_ROWS.map(row => ({ row, ...rowOf(form, row) })).filter(isFilled)
    for (const { row, amount, name: donor, email } of filled) {
      if (!isRefused(`amount_${row}`) && !readAmount(amount))
        reject(`amount_${row}`, "Enter an amount, like 40 or 12.50.")
      if (donor === "") reject(`name_${row}`, "Enter the name for the receipt.")
      const problem = email === "" || isRefused(`email_${row}`) ? null : emailProblem(email)
      if (problem) reject(`email_${row}`, problem)
    }
    if (filled.length === 0) reject("amount_1", "Enter at least one check.")
  }, withOtherErrors)
  .transform(form => ({
    ...{ batch: form.batch, received_on: form.received_on, expected_cents: readAmount(form.expected) ?? 0 },
    checks: CHECK_ROWS.map(row => rowOf(form, row))
      .filter(isFilled)
      .map(check => ({
        ...{ cents: readAmount(check.amount) ?? 0, name: check.name },
        ...{ email: check.email || null, reference: check.reference || null },
      })),
  }))

interface CheckRow {
  amount: string
  name: string
  email: string
  reference: string
}

function rowOf(form: object, row: (typeof CHECK_ROWS)[number]): CheckRow {
  const given = form as Record<string, string>
  const text = (field: string) => given[`${field}_${row}`] ?? ""
  return { amount: text("amount"), name: text("name"), email: text("email"), reference: text("reference") }
}

function isFilled({ amount, name: donor, email, reference: number }: CheckRow) {
  return [amount, donor, email, number].some(typed => typed !== "")
}
