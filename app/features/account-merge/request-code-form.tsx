import { Form as RouterForm } from "react-router"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** The response is the same whether or not the other address has an account. */
export function RequestCodeForm({ isSent }: { isSent: boolean }) {
  return (
    <div className="grid max-w-130 gap-8">
      {isSent && (
        <div role="status">
          <Callout tone="info" title="Check your other inbox">
            If that address has an account here, an email is on its way to it. Open its link in this browser
            within 30 minutes, or enter the code from it below.
          </Callout>
        </div>
      )}
      <Form>
        <TextField
          name="address"
          type="email"
          label="Email of your other account"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton
          variant={isSent ? "white" : "green"}
          icon="ph:paper-plane-tilt-fill"
          className="justify-self-start"
        >
          {isSent ? "Send another email" : "Email me a code there"}
        </SubmitButton>
      </Form>
    </div>
  )
}

/** For a code that was opened on another device. */
export function CodeEntryForm({ code }: { code: string }) {
  return (
    <RouterForm method="get" action="/me/merge" className="grid max-w-130 gap-4" noValidate>
      <TextField
        name="code"
        label="Code from the email"
        defaultValue={code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PushButton type="submit" variant="white" className="justify-self-start">
        See what would move
      </PushButton>
    </RouterForm>
  )
}
