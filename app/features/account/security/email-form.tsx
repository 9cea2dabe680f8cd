import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface Props {
  email: string
  /** The new address, until the links in both emails are used. */
  pending: string | null
}

export function EmailForm({ email, pending }: Props) {
  return (
    <div className="grid max-w-120 gap-5">
      <p className="wrap-anywhere">
        You sign in with <strong>{email}</strong>.
      </p>
      {pending && (
        <Callout tone="info" title={`Waiting for ${pending}`}>
          Open the links we emailed to your old and new address within a day. Until then nothing changes.
        </Callout>
      )}
      <Form key={pending} intent="email">
        <TextField
          name="email"
          type="email"
          label={pending ? "Another new address" : "New address"}
          hint="We email both addresses, so no one can take over your account without you noticing."
          autoComplete="email"
        />
        <SubmitButton variant="white" className="justify-self-start">
          Change my address
        </SubmitButton>
      </Form>
    </div>
  )
}
