import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** The fields of a learner's request. */
export function SlipRequestFields() {
  return (
    <>
      <TextField name="title" label="What is it?" maxLength={120} />
      <TextField name="happens_on" type="date" label="Which day?" className="max-w-xs" />
      <TextArea
        name="about"
        label="What for?"
        hint="Where, from when to when, who is coming, and how you get home."
        maxLength={1000}
      />
    </>
  )
}
