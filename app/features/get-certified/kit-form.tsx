import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { STATE_NAMES } from "./state-names.ts"

const STATES = STATE_NAMES.map(name => ({ value: name, label: name }))

/** Where to send a kit. The address is deleted 90 days after shipping. */
export function KitForm({ home }: { home: string | null }) {
  return (
    <Form intent="request">
      <TextField name="full_name" label="Name" autoComplete="name" />
      <TextField name="street" label="Street and number" autoComplete="street-address" />
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="zip" label="ZIP code" inputMode="numeric" autoComplete="postal-code" />
      </div>
      <SelectField
        name="state"
        label="State"
        options={STATES}
        placeholder="Choose a state"
        defaultValue={home ?? ""}
        autoComplete="address-level1"
        className="max-w-sm"
      />
      <RadioGroup
        name="quantity"
        label="How many?"
        defaultValue="1"
        choices={[
          { value: "1", label: "One kit" },
          { value: "2", label: "Two kits" },
        ]}
      />
      <RadioGroup
        name="had_naloxone"
        label="Have you had naloxone before?"
        hint="Either is fine. It tells us who we reach."
        choices={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
      />
      <Checkbox
        name="agree"
        label="I won’t sell it, I’ll keep it where people can find it, and I know that 911 comes first."
        hint="We use the address for this kit only and delete it 90 days after shipping."
      />
      <SubmitButton size="lg" className="justify-self-start">
        Ask for the kit
      </SubmitButton>
    </Form>
  )
}
