import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** What the pages of a mailed link may hear from their actions. */
export interface LinkAnswer extends ActionResult {
  linkProblem?: string
  isHalfDone?: boolean
}

/** Whether there is nothing left to do with a link but to ask for another. */
export function isLinkBroken(isRefused: boolean, answer: LinkAnswer | undefined) {
  return isRefused || answer?.linkProblem !== undefined || answer?.values?.email !== undefined
}

/** For a link that does not work: another one, by mail. */
export function NewLink({ answer }: { answer: LinkAnswer | undefined }) {
  return (
    <>
      <h1 className="display text-2">That link did not work</h1>
      <p className="text-lead">{answer?.linkProblem ?? "It has been used before, or it is too old."}</p>
      <NewLinkForm />
    </>
  )
}

function NewLinkForm() {
  return (
    <Form>
      <input type="hidden" name="intent" value="new-link" />
      <TextField name="email" type="email" label="Email of your account" autoComplete="username" />
      <SubmitButton size="lg" icon="ph:paper-plane-right-fill" className="justify-self-start">
        Send me a new link
      </SubmitButton>
    </Form>
  )
}
