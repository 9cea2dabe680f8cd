import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useKeyInAddress } from "./use-key-in-address.ts"

/** Asks for the helper's link. Browsers with JavaScript take the key from the address themselves. */
export function KeyForm() {
  useKeyInAddress()
  return (
    <>
      <h1 className="display wdth-74 mb-4 text-1 uppercase leading-[0.86]">Check-in</h1>
      <p className="mb-6">Open the link that the event team sent you, or paste it here.</p>
      <Form intent="open" className="max-w-120">
        <TextField name="key" label="Your helper link" autoComplete="off" autoCapitalize="none" />
        <SubmitButton className="justify-self-start">Open the list</SubmitButton>
      </Form>
    </>
  )
}
