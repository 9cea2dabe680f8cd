import { RadioGroup } from "#app/ui/forms/choice.tsx"

const FORMS = [
  { value: "full", label: "Full name" },
  { value: "initials", label: "Initials" },
  { value: "hidden", label: "No name" },
]

/** How others see the name. A certificate of a minor shows initials at most. */
export function NameFormChoice({ isMinor, chosen }: { isMinor: boolean; chosen: string }) {
  const choices = isMinor ? FORMS.filter(({ value }) => value !== "full") : FORMS
  return (
    <RadioGroup
      name="form"
      label="What others see"
      choices={choices}
      defaultValue={isMinor && chosen === "full" ? "initials" : chosen}
    />
  )
}
