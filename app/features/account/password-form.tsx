import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { NewPasswordField } from "#app/ui/forms/new-password-field.tsx"
import { PasswordField } from "#app/ui/forms/password-field.tsx"
import type { SecurityAnswer } from "./security-result.ts"

interface Props {
  /** For password managers, which keep a password with the address it belongs to. */
  email: string
  /** Words that others can guess. */
  own: readonly string[]
  answer: SecurityAnswer | undefined
}

export function PasswordForm({ email, own, answer }: Props) {
  const resultFor = (intent: string) => (answer?.intent === intent ? answer : {})
  return (
    <div className="grid max-w-120 gap-4">
      <Form result={resultFor("password")}>
        <input type="hidden" name="intent" value="password" />
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          name="current_password"
          label="Password you have now"
          autoComplete="current-password"
        />
        <NewPasswordField name="password" label="New password" personal={own} />
        <SubmitButton variant="white" className="justify-self-start">
          Change my password
        </SubmitButton>
      </Form>
      <Form result={resultFor("password-link")}>
        <input type="hidden" name="intent" value="password-link" />
        <p>
          No password yet, or forgot it?{" "}
          <button type="submit" className="min-h-8 cursor-pointer font-bold underline">
            Mail me a link to set one
          </button>
        </p>
      </Form>
    </div>
  )
}
