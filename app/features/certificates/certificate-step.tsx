import { href, useActionData } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { AcceptName } from "./accept-name.tsx"
import { NameFormChoice } from "./name-form-choice.tsx"
import type { WaitingCertificate } from "./waiting.ts"

interface Props {
  /** The certificate of the passed test, if it was issued. */
  issued: string | null
  waiting: WaitingCertificate | null
  isMinor: boolean
}

/** The next step of a member who passed: choose the name, wait, or open the certificate. */
export function CertificateStep({ issued, waiting, isMinor }: Props) {
  if (waiting?.step === "name") return <RequestForm waiting={waiting} isMinor={isMinor} />
  if (waiting) {
    const { title, text, label, to } = waiting.notice
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[32em]">
          <b>{title}.</b> {text}
        </p>
        <PushButton to={to} variant="ink">
          {label}
        </PushButton>
      </div>
    )
  }
  return (
    <PushButton
      to={issued ? href("/certificate/:id", { id: issued }) : href("/me")}
      variant="ink"
      iconAfter="ph:arrow-right-bold"
      className="justify-self-start"
    >
      {issued ? "See your certificate" : "See your certificates"}
    </PushButton>
  )
}

function RequestForm({ waiting, isMinor }: { waiting: WaitingCertificate; isMinor: boolean }) {
  const result = useActionData<ActionResult>()
  return (
    <Form intent="certificate" className="mt-2 max-w-130">
      <h2 className="wdth-92 text-3">Your name on the certificate</h2>
      {isMinor && (
        <p>Until you’re 18, a certificate shows initials at most, and a guardian has to agree to it.</p>
      )}
      <input type="hidden" name="attempt" value={waiting.attempt} />
      <TextField
        name="name"
        label="Name"
        hint="As it should appear. You can’t change it later; only we can correct it."
        autoComplete="name"
        defaultValue={waiting.suggestedName ?? ""}
        required
      />
      <AcceptName result={result} />
      <NameFormChoice isMinor={isMinor} chosen={waiting.suggestedForm} />
      <SubmitButton variant="ink" iconAfter="ph:arrow-right-bold" className="justify-self-start">
        Get my certificate
      </SubmitButton>
    </Form>
  )
}
