import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface Props {
  what: "this date" | "the event"
  toTell: number
  result: ActionResult
}

/** Cancels after one confirmation, which says how many people get an email. */
export function CancelForm({ what, toTell, result }: Props) {
  const people = toTell === 1 ? "1 person gets" : `${toTell} people get`
  return (
    <details open={result.errors !== undefined}>
      <summary className="min-h-8 cursor-pointer font-bold text-siren-700 underline">Cancel {what}</summary>
      <Form intent="cancel" result={result} className="pt-4">
        <p>
          {toTell === 0
            ? "No one is registered, so no one gets an email."
            : `${people} an email, and the entry leaves their calendar.`}{" "}
          This can’t be undone.
        </p>
        <TextField name="reason" label="Why?" hint="It is in the email." maxLength={300} />
        <SubmitButton variant="siren" className="justify-self-start">
          Cancel {what}
        </SubmitButton>
      </Form>
    </details>
  )
}
