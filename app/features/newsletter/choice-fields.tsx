import { type NewsletterTopic, TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { CheckboxGroup } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"

interface Props {
  topics: readonly NewsletterTopic[]
  state: string | null
}

/** What to send, and for which state. */
export function ChoiceFields({ topics, state }: Props) {
  return (
    <>
      <CheckboxGroup
        name="topics"
        label="What would you like?"
        choices={TOPIC_CHOICES}
        defaultValue={topics}
      />
      <SelectField
        name="state"
        label="Your state"
        hint="For classes and events."
        optional
        options={STATE_OPTIONS}
        placeholder="All states"
        defaultValue={state ?? ""}
        autoComplete="address-level1"
        className="max-w-sm"
      />
    </>
  )
}
