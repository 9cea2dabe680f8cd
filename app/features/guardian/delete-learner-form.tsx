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

/** Reauthentication and a typed word protect against accidents. */
export function DeleteLearnerForm({ email, by }: Props) {
  return (
    <div className="grid max-w-120 gap-8">
      <Form intent="delete">
        <ReauthenticationFields email={email} by={by} mailLabel="Code from the email we sent you" />
        <TextField name="word" label="Type the word “delete”" autoComplete="off" autoCapitalize="none" />
        <SubmitButton variant="siren" icon="ph:trash-bold" className="justify-self-start">
          Delete in seven days
        </SubmitButton>
      </Form>
      <OtherReauthentication by={by} />
    </div>
  )
}
