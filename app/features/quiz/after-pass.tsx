import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { After } from "./views.ts"

/** The next step after a passed quiz. */
export function AfterPass({ after, attempt }: { after: After; attempt: string }) {
  switch (after.kind) {
    case "guest":
      return (
        <Form className="justify-items-start gap-4">
          <p className="max-w-[32em]">
            Your result is saved on this device for 30 days. Sign up to keep it and get your certificate.
          </p>
          <input type="hidden" name="intent" value="keep" />
          <input type="hidden" name="attempt" value={attempt} />
          <SubmitButton variant="ink" iconAfter="ph:arrow-right-bold">
            Sign up and get the certificate
          </SubmitButton>
        </Form>
      )
    case "certificate":
      return (
        <PushButton
          to={`/certificate/${after.id}`}
          variant="ink"
          iconAfter="ph:arrow-right-bold"
          className="justify-self-start"
        >
          See your certificate
        </PushButton>
      )
    case "guardian":
      return (
        <Waiting
          text="Because you’re under 18, a guardian has to agree first. We’ll issue your certificate as soon as they do. You don’t need to take the test again."
          label="Ask a guardian"
          to="/me/guardians"
        />
      )
    case "age":
      return (
        <Waiting
          text="One thing is missing for your certificate: are you 18 or older?"
          label="Answer now"
          to="/me/welcome"
        />
      )
  }
}

function Waiting({ text, label, to }: { text: string; label: string; to: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[32em]">{text}</p>
      <PushButton to={to} variant="ink">
        {label}
      </PushButton>
    </div>
  )
}
