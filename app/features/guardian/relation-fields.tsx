import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { RELATIONS } from "./labels.ts"

/** What a guardian says of themselves. */
export function RelationFields() {
  return (
    <>
      <RadioGroup name="relation" label="You are the learner’s" choices={RELATIONS} />
      <Checkbox
        name="is_adult"
        label="I am 18 or older, and I may decide for this learner. If a court says otherwise, I may not."
      />
    </>
  )
}
