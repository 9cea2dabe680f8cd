import type { Flash } from "#app/lib/forms/flash.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { EmailKind } from "./email-cooldown.server.ts"
import { StepHead, StepLink } from "./parts.tsx"

export function LinkStep() {
  return (
    <>
      <StepHead step="link">No password needed. We email you a link and a code that work once.</StepHead>
      <AddressForm label="Email me a link" />
      <StepLink to="password">Sign in with a password instead</StepLink>
    </>
  )
}

export function ForgottenStep() {
  return (
    <>
      <StepHead step="forgotten">
        It happens. Enter the email of your account and we’ll send you a link.
      </StepHead>
      <AddressForm label="Send me a link" />
      <StepLink to="password">Back to sign in</StepLink>
    </>
  )
}

function AddressForm({ label }: { label: string }) {
  return (
    <Form>
      <TextField name="email" type="email" label="Email" autoComplete="username" />
      <SubmitButton size="lg" icon="ph:paper-plane-right-fill">
        {label}
      </SubmitButton>
    </Form>
  )
}

const LABELS: Record<EmailKind, { sent: string; end: string; back: "age" | "link" | "forgotten" }> = {
  signup: { sent: "an email to finish your account", end: "Confirm my address", back: "age" },
  magiclink: { sent: "a link, if there is an account with it", end: "Sign in", back: "link" },
  recovery: { sent: "a link, if there is an account with it", end: "Continue", back: "forgotten" },
}

interface Props {
  kind: EmailKind
  email: string
  flash: Flash | null
}

/** The same for addresses with and without an account. */
export function EmailSentStep({ kind, email, flash }: Props) {
  const { sent, end, back } = LABELS[kind]
  return (
    <>
      <StepHead step="mail">
        We sent <strong className="wrap-anywhere">{email}</strong> {sent}. Open it here or on any device, or
        enter the code from it.
      </StepHead>
      <FlashMessage flash={flash} />
      <Form>
        <TextField
          name="code"
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="It works for 10 minutes."
        />
        <SubmitButton size="lg">{end}</SubmitButton>
      </Form>
      <div className="grid gap-3 border-gray-300 border-t pt-5">
        <p>Nothing there? Check your spam folder. You can ask for a new email once a minute.</p>
        <Form intent="again">
          <SubmitButton variant="white" icon="ph:envelope-simple-fill">
            Send it again
          </SubmitButton>
        </Form>
        <StepLink to={back}>Use another email</StepLink>
      </div>
    </>
  )
}
