import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** Asks for the address of the gifts; the link is emailed there. */
export function LinkForm() {
  return (
    <Form intent="link" className="max-w-140 rounded-panel bg-marigold-200 p-[clamp(20px,2.6vw,38px)]">
      <TextField
        name="email"
        type="email"
        label="Email address on your receipts"
        autoComplete="email"
        hint="The link works for one hour. If you have an account, your gifts are there, too."
      />
      <SubmitButton icon="ph:envelope-simple-fill" className="justify-self-start">
        Email me the link
      </SubmitButton>
    </Form>
  )
}
