import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** Writes to the leads without showing their addresses. */
export function MessageForm() {
  return (
    <Form intent="message" className="max-w-160">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField name="name" label="Your name" autoComplete="name" />
        <TextField name="email" type="email" label="Your email" autoComplete="email" />
      </div>
      <TextArea
        name="body"
        label="Message"
        hint="The leads answer by email. We delete messages after 12 months. Please don’t include health details."
        maxLength={2000}
        rows={6}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton variant="ink" icon="ph:envelope-simple-bold" className="justify-self-start">
        Send
      </SubmitButton>
    </Form>
  )
}
