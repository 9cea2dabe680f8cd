import { Form } from "./form.tsx"
import { PasswordField } from "./password-field.tsx"
import { TextField } from "./text-field.tsx"

/** How a member reauthenticates: with the second factor if there is one, otherwise by password or emailed code. */
export type ProofBy = "password" | "mail" | "app"

interface Props {
  email: string
  by: ProofBy
  passwordLabel?: string
  mailLabel?: string
  autoFocus?: boolean
}

/** Reauthentication fields inside the form of the action that needs them. */
export function ReauthenticationFields({
  email,
  by,
  passwordLabel = "Your password",
  mailLabel,
  autoFocus,
}: Props) {
  return (
    <>
      <input type="hidden" name="by" value={by} />
      {by === "password" ? (
        <>
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField
            {...{ autoFocus, label: passwordLabel }}
            name="password"
            autoComplete="current-password"
          />
        </>
      ) : (
        <TextField
          name="code"
          autoFocus={autoFocus}
          label={
            by === "app" ? "Code from your authenticator app" : (mailLabel ?? `Code we emailed to ${email}`)
          }
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </>
  )
}

/** Requests an emailed code instead of a password, or a new code. Not offered instead of a second factor. */
export function OtherReauthentication({ by }: { by: ProofBy }) {
  if (by === "app") return null
  return (
    <Form intent="code">
      <p>
        {by === "mail" ? "No email? Check your spam folder, or " : "No password, or forgot it? "}
        <button type="submit" className="min-h-8 cursor-pointer font-bold underline">
          {by === "mail" ? "get a new code" : "Email me a code instead"}
        </button>
      </p>
    </Form>
  )
}
