import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

const KITS = [
  { value: "1", label: "1 kit" },
  { value: "2", label: "2 kits" },
]

export function RefillForm({ marks }: { marks: { key: string; opened: string } }) {
  return (
    <Form intent="refill" className="gap-4.5">
      <input type="hidden" name="key" value={marks.key} />
      <input type="hidden" name="opened" value={marks.opened} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <TextField name="full_name" label="Name for the label" autoComplete="off" />
      <TextField name="street" label="Street" autoComplete="off" />
      <TextField name="city" label="City" autoComplete="off" />
      <div className="grid gap-4 phone:grid-cols-2">
        <SelectField name="state" label="State" placeholder="Choose a state" options={STATE_OPTIONS} />
        <TextField name="zip" label="ZIP code" inputMode="numeric" autoComplete="off" />
      </div>
      <Segmented name="kits" label="How many" choices={KITS} defaultValue="1" />
      <p className="text-small">
        Plain package. Your address is encrypted, and we delete it 14 days after we ship, or after 12 weeks if
        we can’t.
      </p>
      <SubmitButton variant="ink" size="lg">
        Send me a kit
      </SubmitButton>
    </Form>
  )
}
