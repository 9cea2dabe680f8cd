import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { MessageField, SenderFields } from "#app/ui/forms/message-fields.tsx"

/** Writes to the leads without showing their addresses. */
export function MessageForm() {
  return (
    <Form intent="message" className="max-w-160">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <SenderFields />
      </div>
      <MessageField hint="The leads answer by email. We delete messages after 12 months. Please don’t include health details." />
      <SubmitButton variant="ink" icon="ph:envelope-simple-bold" className="justify-self-start">
        Send
      </SubmitButton>
    </Form>
  )
}
