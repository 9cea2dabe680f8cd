import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { NewPasswordField } from "#app/ui/forms/new-password-field.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** Link scanners only open the page; the link is used when this button is pressed. */
export function OpenLinkForm() {
  return (
    <>
      <h1 className="display text-2">A new password</h1>
      <p className="text-lead">Tap below to choose it. The link works once.</p>
      <Form intent="open">
        <SubmitButton size="lg" className="justify-self-start">
          Continue
        </SubmitButton>
      </Form>
    </>
  )
}

export function ResetForm() {
  return (
    <>
      <h1 className="display text-2">A new password</h1>
      <p className="text-lead">
        Choose one you don’t use anywhere else. Every other device will be signed out.
      </p>
      <Form className="max-w-110">
        {/* For password managers; the address is unknown until the link is used. */}
        <input type="email" name="username" autoComplete="username" hidden />
        <NewPasswordField name="password" label="New password" />
        <SubmitButton size="lg">Save my password</SubmitButton>
      </Form>
    </>
  )
}

export function ResetDone({ next }: { next: string }) {
  return (
    <>
      <h1 className="display text-2">All set</h1>
      <p className="text-lead">
        Your new password is saved, and you are signed in here. Every other device was signed out.
      </p>
      <PushButton to={next} size="lg" iconAfter="ph:arrow-right-bold" className="justify-self-start">
        Continue
      </PushButton>
    </>
  )
}
