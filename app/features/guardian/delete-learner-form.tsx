import { Form, SubmitButton } from "#app/ui/form.tsx"
import { PasswordField } from "#app/ui/password-field.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { NO_ANSWER } from "./answers.ts"

interface Props {
  email: string
  /** By the second factor where there is one, else by password, or by mail for those who have none. */
  by: "password" | "mail" | "app"
}

/** Two things nobody does by accident: a proof of who is asking, and a typed word. */
export function DeleteLearnerForm({ email, by }: Props) {
  return (
    <div className="grid max-w-120 gap-8">
      <Form>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="by" value={by} />
        {by === "password" ? (
          <>
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField name="password" label="Your password" autoComplete="current-password" />
          </>
        ) : (
          <TextField
            name="code"
            label={by === "app" ? "Code from your authenticator app" : "Code from the mail we sent you"}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
        <TextField name="word" label="Type the word “delete”" autoComplete="off" autoCapitalize="none" />
        <SubmitButton variant="siren" icon="ph:trash-bold" className="justify-self-start">
          Delete in seven days
        </SubmitButton>
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
