import { formatLongDate } from "#app/lib/format/dates.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { WaiverPerson } from "./queries.ts"

interface Props {
  person: WaiverPerson
  version: number
}

/** Signs the waiver for one person, or says when it was signed. */
export function WaiverForm({ person: { person, name, is_self, signed_at }, version }: Props) {
  const learner = name ?? "your learner"
  if (signed_at)
    return (
      <p>
        {is_self ? "You signed" : `${learner}: signed`} version {version} on {formatLongDate(signed_at)}.
      </p>
    )
  return (
    <Form intent={person} className="max-w-130">
      <input type="hidden" name="person" value={person} />
      <input type="hidden" name="seen_version" value={version} />
      <Checkbox
        name="agree"
        label={
          is_self
            ? "I’ve read the waiver and agree to it."
            : `I’m a parent or guardian of ${learner}. I’ve read the waiver and agree to it for them.`
        }
      />
      <TextField
        name="signed_name"
        label="Your full name"
        autoComplete="name"
        hint="This is your signature."
      />
      <SubmitButton className="justify-self-start">{is_self ? "Sign" : `Sign for ${learner}`}</SubmitButton>
    </Form>
  )
}
