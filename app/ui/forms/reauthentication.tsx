import { type ReactNode, useContext } from "react"
import { FormContext } from "./field.tsx"
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

/**
 * Wraps the submit button of a form whose action may need a new sign-in. Once the action asks for it, the fields
 * appear above the button, and everything else in the form stays as it is.
 */
export function ReauthenticatedSubmit({ email, children }: { email: string; children: ReactNode }) {
  const by = requestedProof(useContext(FormContext)?.values)
  if (!by) return children
  return (
    <div className="grid gap-5 rounded-panel bg-air-200 p-[clamp(18px,2.4vw,28px)]">
      <div className="grid gap-1" role="status">
        <p className="font-bold">Confirm that it’s you</p>
        <p>You signed in a while ago. Everything you chose is still here.</p>
      </div>
      <div className="max-w-md">
        <ReauthenticationFields key={by} {...{ email, by }} autoFocus />
      </div>
      {children}
      <EmailCodeButton by={by} />
    </div>
  )
}

/** The proof that the action asked for, if it did. */
export function requestedProof(values: Readonly<Record<string, unknown>> | undefined): ProofBy | null {
  const by = values?.by
  return by === "password" || by === "mail" || by === "app" ? by : null
}

/** Asks for an emailed code inside the form, so that its answers stay. After the submit button, which Enter presses. */
export function EmailCodeButton({ by }: { by: ProofBy }) {
  if (by === "app") return null
  return (
    <p>
      {by === "mail" ? "No email? Check your spam folder, or " : "No password, or forgot it? "}
      <button
        type="submit"
        name="send_code"
        value="yes"
        className="min-h-8 cursor-pointer font-bold underline"
      >
        {by === "mail" ? "get a new code" : "Email me a code instead"}
      </button>
    </p>
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
