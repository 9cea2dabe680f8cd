import { Form as RouterForm } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** Names the other address. The answer is the same whether or not it has an account. */
export function AskForm({ answer, isSent }: { answer: ActionResult | undefined; isSent: boolean }) {
  return (
    <div className="grid max-w-130 gap-8">
      {isSent && (
        <div role="status">
          <Callout tone="info" title="Look into your other mailbox">
            If that address has an account here, a mail is on its way to it. Open its link in this browser
            within 30 minutes, or type the code from it below.
          </Callout>
        </div>
      )}
      <Form result={answer}>
        <TextField
          name="address"
          type="email"
          label="Address of your other account"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton
          variant={isSent ? "white" : "green"}
          icon="ph:paper-plane-tilt-fill"
          className="justify-self-start"
        >
          {isSent ? "Send another mail" : "Mail me a code there"}
        </SubmitButton>
      </Form>
    </div>
  )
}

/** For a code that was read on another device. */
export function TypedCode({ code }: { code: string }) {
  return (
    <RouterForm method="get" action="/me/merge" className="grid max-w-130 gap-4" noValidate>
      <TextField
        name="code"
        label="Code from the mail"
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
