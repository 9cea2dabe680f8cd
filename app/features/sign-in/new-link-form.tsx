import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** The action result of the pages behind emailed links. */
export interface LinkResult extends ActionResult {
  linkProblem?: string
  isHalfDone?: boolean
}

/** Whether the page should offer a new link. */
export function isLinkBroken(isRefused: boolean, result: LinkResult | undefined) {
  return isRefused || result?.linkProblem !== undefined || result?.values?.email !== undefined
}

/** Requests a new link by email. */
export function NewLink({ result }: { result: LinkResult | undefined }) {
  return (
    <>
      <h1 className="display text-2">That link did not work</h1>
      <p className="text-lead">{result?.linkProblem ?? "It has been used before, or it is too old."}</p>
      <NewLinkForm />
    </>
  )
}

function NewLinkForm() {
  return (
    <Form intent="new-link">
      <TextField name="email" type="email" label="Email of your account" autoComplete="username" />
      <SubmitButton size="lg" icon="ph:paper-plane-right-fill" className="justify-self-start">
        Send me a new link
      </SubmitButton>
    </Form>
  )
}
