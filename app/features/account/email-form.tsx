import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { SecurityAnswer } from "./security-result.ts"

interface Props {
  email: string
  /** The address that waits for both mailboxes to say yes. */
  pending: string | null
  answer: SecurityAnswer | undefined
}

export function EmailForm({ email, pending, answer }: Props) {
  return (
    <div className="grid max-w-120 gap-5">
      <p className="wrap-anywhere">
        You sign in with <strong>{email}</strong>.
      </p>
      {pending && (
        <Callout tone="info" title={`Waiting for ${pending}`}>
          Open the link in both mailboxes, the old one and the new one, within a day. Until then nothing
          changes.
        </Callout>
      )}
      <Form key={pending} result={answer?.intent === "email" ? answer : {}}>
        <input type="hidden" name="intent" value="email" />
        <TextField
          name="email"
          type="email"
          label={pending ? "Another new address" : "New address"}
          hint="We mail both addresses, so that nobody can take your account along unnoticed."
          autoComplete="email"
        />
        <SubmitButton variant="white" className="justify-self-start">
          Change my address
        </SubmitButton>
      </Form>
    </div>
  )
}
