import { href } from "react-router"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
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
export function DeleteForm({ email, by }: Props) {
  return (
    <div id="confirm" className="grid max-w-120 gap-8">
      <Form intent="delete">
        {by === "mail" && (
          <div role="status">
            <Callout tone="info">
              We emailed a six-digit code to <strong className="wrap-anywhere">{email}</strong>.
            </Callout>
          </div>
        )}
        <ReauthenticationFields email={email} by={by} mailLabel="Code from the email" />
        <TextField
          name="word"
          label={
            <>
              Type the word <em>delete</em>
            </>
          }
          autoComplete="off"
          autoCapitalize="none"
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton variant="siren" icon="ph:trash-bold">
            Delete my account
          </SubmitButton>
          <PushButton to={href("/me/data")} variant="white">
            Back
          </PushButton>
        </div>
      </Form>
      <OtherReauthentication by={by} />
    </div>
  )
}
