import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { formatCents } from "../money.ts"
import type { refundLimitForm } from "./queries.ts"

interface Props {
  extra: Awaited<ReturnType<typeof refundLimitForm>>
  result: ActionResult | undefined
}

/** What one person may refund, and for administrators the form that changes it. */
export function RefundLimit({ extra: { cents, mayChange }, result }: Props) {
  return (
    <div className="grid gap-4">
      <p>{limitSentence(cents)}</p>
      {mayChange && (
        <Form key={cents} intent="limit" result={result} className="grid max-w-140 gap-4">
          <TextField
            name="limit"
            label="One person may refund up to"
            prefix="$"
            inputMode="decimal"
            autoComplete="off"
            optional
            defaultValue={cents === null ? "" : String(cents / 100)}
            hint="Of one gift, all its refunds together. If you leave it empty, no refund needs a second person."
          />
          <SubmitButton size="sm" className="justify-self-start">
            Save the limit
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

function limitSentence(cents: number | null) {
  if (cents === null) return "One person may refund any gift."
  if (cents === 0) return "Every refund needs a second person."
  return `One person may refund up to ${formatCents(cents)} of a gift. Above that, someone else must approve.`
}
