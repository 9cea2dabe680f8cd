import { Form } from "./form.tsx"
import { PasswordField } from "./password-field.tsx"
import { TextField } from "./text-field.tsx"

/** How somebody shows once more who they are: by the second factor where there is one, else by password or mail. */
export type ProofBy = "password" | "mail" | "app"

interface Props {
  email: string
  by: ProofBy
  passwordLabel?: string
  mailLabel?: string
}

/** The fields of a proof, inside the form of the act that asks for it. */
export function ReauthenticationFields({ email, by, passwordLabel = "Your password", mailLabel }: Props) {
  return (
    <>
      <input type="hidden" name="by" value={by} />
      {by === "password" ? (
        <>
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField name="password" label={passwordLabel} autoComplete="current-password" />
        </>
      ) : (
        <TextField
          name="code"
          label={
            by === "app" ? "Code from your authenticator app" : (mailLabel ?? `Code we mailed to ${email}`)
          }
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </>
  )
}

const EMPTY_RESULT = {}

/** For those who have no password or no mail: a code, or another one. A second factor has no way around it. */
export function OtherReauthentication({ by }: { by: ProofBy }) {
  if (by === "app") return null
  return (
    <Form answer={EMPTY_RESULT}>
      <input type="hidden" name="intent" value="code" />
      <p>
        {by === "mail" ? "No mail? Look among the unwanted ones, or " : "No password, or forgot it? "}
        <button type="submit" className="min-h-8 cursor-pointer font-bold underline">
          {by === "mail" ? "get a new code" : "Mail me a code instead"}
        </button>
      </p>
    </Form>
  )
}
