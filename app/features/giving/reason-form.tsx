import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface Props {
  id: string
  result: ActionResult | undefined
  className?: string
}

/** Marks a held event or a difference as resolved. */
export function ReasonForm({ id, result, className }: Props) {
  return (
    <Form result={result?.values?.id === id ? result : {}} className={className}>
      <input type="hidden" name="intent" value="resolve" />
      <input type="hidden" name="id" value={id} />
      <TextField
        name="reason"
        label="Reason"
        hint="What you found out, without names. It can’t be changed later."
        autoComplete="off"
        maxLength={500}
      />
      <SubmitButton size="sm" variant="white" className="justify-self-start">
        Mark as resolved
      </SubmitButton>
    </Form>
  )
}
