import { href } from "react-router"
import { Callout } from "#app/ui/callout.tsx"
import { Form, SubmitButton } from "#app/ui/form.tsx"
import { PasswordField } from "#app/ui/password-field.tsx"
import { PushButton } from "#app/ui/push-button.tsx"
import { TextField } from "#app/ui/text-field.tsx"

const NO_ANSWER = {}

interface Props {
  email: string
  /** By the second factor where there is one, else by password, or by mail for those who have none. */
  by: "password" | "mail" | "app"
}

/** Two things nobody does by accident: a proof of who is asking, and a typed word. */
export function DeleteForm({ email, by }: Props) {
  return (
    <div id="confirm" className="grid max-w-120 gap-8">
      <Form>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="by" value={by} />
        {by === "app" && (
          <TextField
            name="code"
            label="Code from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
        {by === "mail" && (
          <>
            <div role="status">
              <Callout tone="info">
                We mailed a six-digit code to <strong className="wrap-anywhere">{email}</strong>.
              </Callout>
            </div>
            <TextField
              name="code"
              label="Code from the mail"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </>
        )}
        {by === "password" && (
          <>
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField name="password" label="Your password" autoComplete="current-password" />
          </>
        )}
        <TextField
          name="word"
          label={
            <>
              Type the word <em>delete</em>
            </>
          }
          autoComplete="off"
          autoCapitalize="none"
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton variant="siren" icon="ph:trash-bold">
            Delete my account
          </SubmitButton>
          <PushButton to={href("/me/data")} variant="white">
            Back
          </PushButton>
        </div>
      </Form>
      {by !== "app" && (
        <Form answer={NO_ANSWER}>
          <input type="hidden" name="intent" value="code" />
          <p>
            {by === "mail" ? "No mail? Look among the unwanted ones, or " : "No password, or forgot it? "}
            <button type="submit" className="min-h-8 cursor-pointer font-bold underline">
              {by === "mail" ? "get a new code" : "Mail me a code instead"}
            </button>
          </p>
        </Form>
      )}
    </div>
  )
}
