import { MONTHS } from "#app/lib/format/dates.ts"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

const AGES = [
  { value: "adult", label: "18 or older" },
  { value: "teen", label: "13 to 17" },
  { value: "under-13", label: "12 or younger" },
]

const MONTH_OPTIONS = MONTHS.map((label, month) => ({ value: String(month + 1), label }))

/** Age group, and the birth month for teens. The form needs the class `group`. */
export function AgeFields() {
  return (
    <>
      <RadioGroup name="age" label="Your age" variant="cards" choices={AGES} />
      <fieldset className="hidden gap-2.5 group-has-[[value=teen]:checked]:grid">
        <legend className="mb-2.5 font-bold">When were you born?</legend>
        <div className="grid grid-cols-[3fr_2fr] gap-4">
          <SelectField
            name="birth_month"
            label="Month"
            options={MONTH_OPTIONS}
            placeholder="Pick a month"
            autoComplete="bday-month"
          />
          <TextField name="birth_year" label="Year" inputMode="numeric" autoComplete="bday-year" />
        </div>
        <p className="text-gray-600 text-small">
          We don’t need the day. Your account becomes an adult account when you turn 18.
        </p>
      </fieldset>
    </>
  )
}
