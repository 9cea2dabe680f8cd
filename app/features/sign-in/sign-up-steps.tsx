import { href } from "react-router"
import { Callout } from "#app/ui/data/callout.tsx"
import { AgeFields } from "#app/ui/forms/age-fields.tsx"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { NewPasswordField } from "#app/ui/forms/new-password-field.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StepHead, StepLink } from "./parts.tsx"
import type { Texts } from "./policy-texts.server.ts"

export function AgeStep({ isCertificateWaiting }: { isCertificateWaiting: boolean }) {
  return (
    <>
      {isCertificateWaiting && <CertificateWaiting />}
      <StepHead step="age">
        First things first: how old are you? This decides what we’re allowed to store.
      </StepHead>
      <Form className="group">
        <AgeFields />
        <SubmitButton size="lg">Continue</SubmitButton>
      </Form>
      <p>
        Already have an account? <StepLink to="password">Sign in</StepLink>
      </p>
    </>
  )
}

interface SignUpProps {
  isTeen: boolean
  texts: Texts
  isCertificateWaiting: boolean
}

export function SignUpStep({ isTeen, texts, isCertificateWaiting }: SignUpProps) {
  return (
    <>
      {isCertificateWaiting && <CertificateWaiting />}
      <StepHead step="sign-up">
        {isTeen
          ? "Your account is private: only you see your name, and a guardian if you add one."
          : "It saves your place in courses, your certificates and your tickets."}
      </StepHead>
      <Form>
        <TextField
          name="display_name"
          label="What should we call you?"
          autoComplete="nickname"
          hint="A first name is enough."
        />
        <TextField name="email" type="email" label="Email" autoComplete="username" />
        <NewPasswordField name="password" label="Password" />
        <input type="hidden" name="terms" value={texts.terms} />
        <input type="hidden" name="privacy" value={texts.privacy} />
        <Checkbox
          name="agree"
          label={
            <>
              I agree to the <TextLink to={href("/terms")}>terms of use</TextLink> (version {texts.terms}) and
              the <TextLink to={href("/privacy")}>privacy policy</TextLink> (version {texts.privacy}).
            </>
          }
        />
        <SubmitButton size="lg">Create my account</SubmitButton>
      </Form>
      <p>
        Already have an account? <StepLink to="password">Sign in</StepLink>
      </p>
    </>
  )
}

function CertificateWaiting() {
  return (
    <Callout tone="warm" title="Your certificate is waiting">
      <p>You passed the test. Create an account and we’ll put your result and your certificate in it.</p>
    </Callout>
  )
}

export function UnderThirteenStep() {
  return (
    <>
      <StepHead step="under-13">
        Accounts start at 13. But the lessons are for everyone, and so is Narcat.
      </StepHead>
      <p>
        You can take every course right now, without an account. We store nothing about you. If you want to
        save your progress, ask an adult: they can open an account and learn with you.
      </p>
      <div className="grid gap-3.5">
        <PushButton to={href("/courses")} size="lg" iconAfter="ph:arrow-right-bold">
          Take a course now
        </PushButton>
        <PushButton to={href("/guardian/ask-an-adult")} variant="white" icon="ph:hand-heart-fill">
          Ask an adult
        </PushButton>
        <IfOpen to={href("/narcatsworld")}>
          <PushButton to={href("/narcatsworld")} variant="white" icon="ph:paw-print-fill">
            Play in Narcat’s World
          </PushButton>
        </IfOpen>
      </div>
    </>
  )
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="font-bold underline underline-offset-2">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  )
}
