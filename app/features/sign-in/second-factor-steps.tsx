import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StepHead, StepLink } from "./parts.tsx"

export function SecondFactorStep() {
  return (
    <>
      <StepHead step="second-factor">
        Your account uses two-step sign-in. Open your authenticator app and enter the code it shows.
      </StepHead>
      <Form>
        <TextField name="code" label="Six-digit code" inputMode="numeric" autoComplete="one-time-code" />
        <SubmitButton size="lg">Sign in</SubmitButton>
      </Form>
      <StepLink to="recovery-code">I can’t use my app</StepLink>
    </>
  )
}

export function RecoveryCodeStep() {
  return (
    <>
      <StepHead step="recovery-code">
        Enter one of the codes you saved when you turned on two-step sign-in. It works once, and turns
        two-step sign-in off until you set it up again.
      </StepHead>
      <Form>
        <TextField
          name="code"
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Like 3f9a1-c0b27-5d8e4-9a6f0. Capital letters and dashes don’t matter."
        />
        <SubmitButton size="lg">Use this code</SubmitButton>
      </Form>
      <StepLink to="second-factor">Back to the app’s code</StepLink>
    </>
  )
}
