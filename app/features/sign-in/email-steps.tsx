import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { MailKind } from "./email-cooldown.server.ts"
import { StepHead, StepLink } from "./parts.tsx"

export function LinkStep() {
  return (
    <>
      <StepHead step="link">No password needed. We send you a link and a code that work once.</StepHead>
      <AddressForm label="Email me a link" />
      <StepLink to="password">Sign in with a password instead</StepLink>
    </>
  )
}

export function ForgottenStep() {
  return (
    <>
      <StepHead step="forgotten">
        It happens. Type the address of your account and we send you a way in.
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

const WORDS: Record<MailKind, { sent: string; end: string; back: "age" | "link" | "forgotten" }> = {
  signup: { sent: "a mail to finish your account", end: "Confirm my address", back: "age" },
  magiclink: { sent: "a link, if there is an account with it", end: "Sign in", back: "link" },
  recovery: { sent: "a link, if there is an account with it", end: "Go on", back: "forgotten" },
}

interface Props {
  kind: MailKind
  email: string
  isAgain: boolean
}

/** The same for every address, with an account or without. */
export function MailStep({ kind, email, isAgain }: Props) {
  const { sent, end, back } = WORDS[kind]
  return (
    <>
      <StepHead step="mail">
        We sent <strong className="wrap-anywhere">{email}</strong> {sent}. Open it here or on any device, or
        type the code from it.
      </StepHead>
      {isAgain && (
        <Callout tone="good">
          <span role="status">A new mail is on its way. Only the newest one works.</span>
        </Callout>
      )}
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
        <p>Nothing there? Look into your spam folder first. One mail a minute is the most we send.</p>
        <Form result={{}}>
          <input type="hidden" name="intent" value="again" />
          <SubmitButton variant="white" icon="ph:envelope-simple-fill">
            Send it again
          </SubmitButton>
        </Form>
        <StepLink to={back}>Use another address</StepLink>
      </div>
    </>
  )
}
