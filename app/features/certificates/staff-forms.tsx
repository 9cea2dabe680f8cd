import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { type Option, SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { AcceptName } from "./accept-name.tsx"
import { CORRECTIONS, REINSTATEMENTS, REVOCATIONS, SUSPENSIONS } from "./staff-labels.ts"

interface Props {
  answer: ActionResult
}

export function Suspension({ answer }: Props) {
  return (
    <Form result={answer}>
      <Intent name="suspended" />
      <p>A suspended certificate doesn’t count until staff reinstate it. We email the holder.</p>
      <Reason options={SUSPENSIONS} />
      <SubmitButton variant="white" icon="ph:pause-bold" className="justify-self-start">
        Suspend
      </SubmitButton>
    </Form>
  )
}

export function Reinstatement({ answer }: Props) {
  return (
    <Form result={answer}>
      <Intent name="valid" />
      <Reason options={REINSTATEMENTS} />
      <SubmitButton icon="ph:check-bold" className="justify-self-start">
        Reinstate
      </SubmitButton>
    </Form>
  )
}

/** Collapsed and with a checkbox, because revoking cannot be undone. */
export function Revocation({ course, answer }: Props & { course: string }) {
  return (
    <details open={answer.errors !== undefined} className="group">
      <summary className="min-h-8 cursor-pointer font-bold text-siren-700 underline">
        Revoke permanently
      </summary>
      <Form result={answer} className="pt-4">
        <Intent name="revoked" />
        <Reason options={REVOCATIONS} />
        <Checkbox name="sure" label={`This certificate for “${course}” will never count again`} />
        <SubmitButton variant="siren" icon="ph:prohibit-bold" className="justify-self-start">
          Revoke
        </SubmitButton>
      </Form>
    </details>
  )
}

export function NameCorrection({ name, answer }: Props & { name: string }) {
  return (
    <Form result={answer}>
      <Intent name="name" />
      <TextField name="name" label="Name" defaultValue={name} autoComplete="off" />
      <AcceptName result={answer} />
      <Reason options={CORRECTIONS} />
      <SubmitButton variant="white" icon="ph:pencil-simple-bold" className="justify-self-start">
        Correct the name
      </SubmitButton>
    </Form>
  )
}

function Intent({ name }: { name: string }) {
  return <input type="hidden" name="intent" value={name} />
}

function Reason({ options }: { options: readonly Option[] }) {
  return <SelectField name="reason" label="Reason" placeholder="Choose one" options={options} />
}
