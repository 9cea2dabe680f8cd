import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import {
  OtherReauthentication,
  type ProofBy,
  ReauthenticationFields,
} from "#app/ui/forms/reauthentication.tsx"

const AFTERWARDS = [
  { value: "keep", label: "Keep it", note: "It stays, without its courses. You can still sign in there." },
  {
    value: "delete",
    label: "Delete it",
    note: "In 7 days, with everything left in it. We email that address, and one tap there keeps it.",
  },
]

interface Props {
  email: string
  by: ProofBy
}

/** Reauthentication, and what happens to the other account. */
export function ConfirmForm({ email, by }: Props) {
  return (
    <div id="confirm" className="grid max-w-130 gap-8">
      <Form intent="merge">
        <RadioGroup
          name="afterwards"
          label="What about the other account?"
          choices={AFTERWARDS}
          defaultValue="keep"
        />
        <ReauthenticationFields email={email} by={by} passwordLabel="Your password for this account" />
        <div className="flex flex-wrap gap-4">
          <SubmitButton icon="ph:arrows-merge-bold">Move everything here</SubmitButton>
          <PushButton to="/me/merge" variant="white">
            Not now
          </PushButton>
        </div>
      </Form>
      <OtherReauthentication by={by} />
    </div>
  )
}
