import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import {
  OtherReauthentication,
  type ProofBy,
  ReauthenticationFields,
} from "#app/ui/forms/reauthentication.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface Props {
  email: string
  by: ProofBy
}

/** Two things nobody does by accident: a proof of who is asking, and a typed word. */
export function DeleteLearnerForm({ email, by }: Props) {
  return (
    <div className="grid max-w-120 gap-8">
      <Form>
        <input type="hidden" name="intent" value="delete" />
        <ReauthenticationFields email={email} by={by} mailLabel="Code from the mail we sent you" />
        <TextField name="word" label="Type the word “delete”" autoComplete="off" autoCapitalize="none" />
        <SubmitButton variant="siren" icon="ph:trash-bold" className="justify-self-start">
          Delete in seven days
        </SubmitButton>
      </Form>
      <OtherReauthentication by={by} />
    </div>
  )
}
