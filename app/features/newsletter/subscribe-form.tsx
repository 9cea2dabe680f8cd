import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { ChoiceFields } from "./choice-fields.tsx"

/** Signs an address up; its owner confirms by email. */
export function SubscribeForm() {
  return (
    <Form className="max-w-160">
      <TextField name="email" type="email" label="Your email" autoComplete="email" />
      <ChoiceFields topics={["guidance"]} state={null} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-3">
        <SubmitButton size="lg" variant="ink" icon="ph:envelope-simple-bold" className="justify-self-start">
          Send it to me
        </SubmitButton>
        <p className="text-gray-600 text-small">
          We’ll email you a link to confirm. No tracking pixels. Stop with one tap. For people 13 and older.
        </p>
      </div>
    </Form>
  )
}
