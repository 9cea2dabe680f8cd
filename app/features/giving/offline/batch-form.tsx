import { useState } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { formatCents, readAmount } from "../money.ts"
import { CHECK_ROWS } from "./check-rows.ts"

const SHOWN_ROWS = 3

interface Props {
  /** A new id: the same form sent twice is one batch. */
  batch: string
  result: ActionResult | undefined
}

/** Several checks of one day. They are entered together, if they add up. */
export function CheckBatchForm({ batch, result }: Props) {
  const [sum, setSum] = useState<number | null>(null)
  const labels = Object.fromEntries(
    CHECK_ROWS.flatMap(row =>
      ["amount", "name", "email", "reference"].map(field => [`${field}_${row}`, `Check ${row}`]),
    ),
  )
  return (
    <Form
      intent="checks"
      result={result}
      labels={labels}
      className="max-w-260 gap-6 pt-2"
      onInput={event => setSum(sumOf(event.currentTarget))}
    >
      <input type="hidden" name="batch" value={String(result?.values?.batch ?? batch)} />
      <div className="grid gap-5 phone:max-w-140 phone:grid-cols-2">
        <TextField name="received_on" type="date" label="Date they arrived" />
        <TextField
          {...{ name: "expected", label: "Sum of all checks", prefix: "$", inputMode: "decimal" }}
          autoComplete="off"
          hint="From the deposit slip."
        />
      </div>
      <p>The checks are entered together, once they add up. Leave rows that you don’t need empty.</p>
      {CHECK_ROWS.slice(0, SHOWN_ROWS).map(row => (
        <CheckRow key={row} row={row} />
      ))}
      <details open={hasMoreRows(result) || undefined} className="border-gray-300 border-t-[1.5px] pt-4">
        <summary className="min-h-11 cursor-pointer font-bold">
          Checks {SHOWN_ROWS + 1} to {CHECK_ROWS.length}
        </summary>
        <div className="grid gap-6 pt-4">
          {CHECK_ROWS.slice(SHOWN_ROWS).map(row => (
            <CheckRow key={row} row={row} />
          ))}
        </div>
      </details>
      <p aria-live="polite" className="font-bold">
        {sum !== null && `Entered so far: ${formatCents(sum)}`}
      </p>
      <SubmitButton className="justify-self-start">Enter the checks</SubmitButton>
    </Form>
  )
}

/** One check. */
function CheckRow({ row }: { row: number }) {
  return (
    <fieldset className="grid gap-4 border-gray-300 border-t-[1.5px] pt-4">
      <legend className="float-left mb-1 font-bold">Check {row}</legend>
      <div className="clear-both grid gap-4 phone:grid-cols-2 column:grid-cols-[0.7fr_1.2fr_1.2fr_0.7fr]">
        <TextField
          {...{ name: `amount_${row}`, label: "Amount", prefix: "$", inputMode: "decimal" }}
          autoComplete="off"
        />
        <TextField name={`name_${row}`} label="Donor’s name" autoComplete="off" />
        <TextField
          {...{ name: `email_${row}`, type: "email", label: "Donor’s email", optional: true }}
          autoComplete="off"
          isValid={value => value === "" || value.includes("@")}
        />
        <TextField name={`reference_${row}`} label="Check number" optional autoComplete="off" />
      </div>
    </fieldset>
  )
}

/** Whether a rejected form has text in a row that is folded away. */
function hasMoreRows(result: ActionResult | undefined) {
  const folded = CHECK_ROWS.slice(SHOWN_ROWS).flatMap(row => [`amount_${row}`, `name_${row}`, `email_${row}`])
  return folded.some(name => result?.values?.[name])
}

function sumOf(form: HTMLFormElement) {
  const values = new FormData(form)
  return CHECK_ROWS.reduce(
    (sum, row) => sum + (readAmount(String(values.get(`amount_${row}`) ?? "")) ?? 0),
    0,
  )
}
