import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { Checkbox, CheckboxGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { AvailabilityField } from "./availability-field.tsx"
import { INTERESTS } from "./options.ts"

interface Props {
  /** The member's name and state, filled in. */
  name: string
  home: string | null
}

/** The application to volunteer, for members. */
export function ApplicationForm({ name, home }: Props) {
  return (
    <Form intent="apply" className="max-w-160">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField name="name" label="Your name" autoComplete="name" defaultValue={name} />
        <TextField name="phone" type="tel" label="Phone" autoComplete="tel" optional />
        <TextField name="city" label="City or town" autoComplete="address-level2" />
        <SelectField
          name="state"
          label="State"
          options={STATE_OPTIONS}
          placeholder="Choose a state"
          defaultValue={home ?? ""}
          autoComplete="address-level1"
        />
      </div>
      <CheckboxGroup
        name="interests"
        label="What would you like to do?"
        columns="phone:grid-cols-2"
        choices={Object.entries(INTERESTS).map(([value, label]) => ({ value, label }))}
      />
      <AvailabilityField />
      <TextArea
        name="about"
        label="Anything we should know?"
        hint="What you’ve done before, languages you speak, what you’d rather not do."
        maxLength={1500}
        rows={5}
        optional
      />
      <Checkbox
        name="agree"
        label="I’ll respect everyone who walks in, keep what I hear to myself, never photograph faces, and ask when I don’t know."
        hint="Only our outreach team reads this application."
      />
      <SubmitButton size="lg" variant="ink" className="justify-self-start">
        Send the application
      </SubmitButton>
    </Form>
  )
}
