import { EmailSentStep, ForgottenStep, LinkStep } from "./email-steps.tsx"
import { PasswordStep } from "./password-step.tsx"
import { RecoveryCodeStep, SecondFactorStep } from "./second-factor-steps.tsx"
import { AgeStep, SignUpStep, UnderThirteenStep } from "./sign-up-steps.tsx"
import type { StepView } from "./step-loader.server.ts"

export function StepPage({ view }: { view: StepView }) {
  switch (view.step) {
    case "password":
      return <PasswordStep {...view} />
    case "age":
      return <AgeStep {...view} />
    case "sign-up":
      return <SignUpStep {...view} />
    case "under-13":
      return <UnderThirteenStep />
    case "link":
      return <LinkStep />
    case "forgotten":
      return <ForgottenStep />
    case "mail":
      return <EmailSentStep {...view} />
    case "second-factor":
      return <SecondFactorStep />
    case "recovery-code":
      return <RecoveryCodeStep />
  }
}
