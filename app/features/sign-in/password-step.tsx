import type { Flash } from "#app/lib/forms/flash.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PasswordField } from "#app/ui/forms/password-field.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { OrDivider, StepHead, StepLink } from "./parts.tsx"
import { pathOfStep } from "./steps.ts"

const PROVIDERS: Record<string, { name: string; icon: string }> = {
  apple: { name: "Apple", icon: "ph:apple-logo-fill" },
  azure: { name: "Microsoft", icon: "ph:windows-logo-fill" },
  facebook: { name: "Facebook", icon: "ph:facebook-logo-fill" },
  google: { name: "Google", icon: "ph:google-logo-bold" },
}

interface Props {
  providers: readonly string[]
  domains: readonly string[]
  flash: Flash | null
}

export function PasswordStep({ providers, domains, flash }: Props) {
  return (
    <>
      <StepHead step="password">Your courses, tickets and certificates are waiting.</StepHead>
      <FlashMessage flash={flash} />
      <Form>
        <TextField name="email" type="email" label="Email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton size="lg">Sign in</SubmitButton>
      </Form>
      <StepLink to="forgotten">I forgot my password</StepLink>
      <OrDivider />
      <div className="grid gap-3.5">
        <PushButton to={pathOfStep("link")} variant="white" icon="ph:envelope-simple-fill">
          Email me a one-time link
        </PushButton>
        {/* Document requests, because they redirect to another site. */}
        {providers.map(provider => (
          <PushButton
            key={provider}
            href={`/login?with=${provider}`}
            variant="white"
            icon={PROVIDERS[provider]?.icon ?? "ph:sign-in-bold"}
          >
            Continue with {PROVIDERS[provider]?.name ?? provider}
          </PushButton>
        ))}
        {domains.map(domain => (
          <PushButton
            key={domain}
            href={`/login?with=${encodeURIComponent(domain)}`}
            variant="white"
            icon="ph:buildings-fill"
          >
            Continue with {domain}
          </PushButton>
        ))}
      </div>
      <p>
        New here? <StepLink to="age">Create an account</StepLink>. You don’t need one to take the course.
      </p>
    </>
  )
}
