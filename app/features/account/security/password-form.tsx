import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { NewPasswordField } from "#app/ui/forms/new-password-field.tsx"
import { PasswordField } from "#app/ui/forms/password-field.tsx"

interface Props {
  /** For password managers, which store a password with its address. */
  email: string
  /** The member's name and address, which make a password easy to guess. */
  personal: readonly string[]
}

export function PasswordForm({ email, personal }: Props) {
  return (
    <div className="grid max-w-120 gap-4">
      <Form intent="password">
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
        <NewPasswordField name="password" label="New password" personal={personal} />
        <SubmitButton variant="white" className="justify-self-start">
          Change my password
        </SubmitButton>
      </Form>
      <Form intent="password-link">
        <p>
          No password yet, or forgot it?{" "}
          <button type="submit" className="min-h-8 cursor-pointer font-bold underline">
            Email me a link to set one
          </button>
        </p>
      </Form>
    </div>
  )
}
