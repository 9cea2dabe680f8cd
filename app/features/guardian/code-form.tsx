import { href } from "react-router"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** Opens the same page with the code in its URL. */
export function CodeForm({ problem, code = "" }: { problem: string | null; code?: string }) {
  return (
    <Form
      method="get"
      action={href("/guardian/accept/:code?")}
      result={problem ? { errors: { code: problem }, values: { code } } : {}}
      className="max-w-md"
    >
      <TextField
        name="code"
        label="Code"
        hint="Upper or lower case, with or without the dash."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton size="lg" className="justify-self-start">
        Continue
      </SubmitButton>
    </Form>
  )
}
