import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { RELATIONS } from "./labels.ts"

/** The guardian's relation to the learner. */
export function RelationFields() {
  return (
    <>
      <RadioGroup name="relation" label="You are the learner’s" choices={RELATIONS} />
      <Checkbox
        name="is_adult"
        label="I am 18 or older, I may decide for this learner, and no court order says otherwise."
      />
    </>
  )
}
