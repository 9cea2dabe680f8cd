import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface Props {
  /** The member's address and state, filled in. */
  email: string
  home: string | null
}

/** The application to start a chapter. */
export function ApplicationForm({ email, home }: Props) {
  return (
    <Form className="max-w-160">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField name="name" label="Your name" autoComplete="name" />
        <TextField name="email" type="email" label="Your email" autoComplete="email" defaultValue={email} />
      </div>
      <TextField name="role" label="What do you do there?" hint="Student, nurse, bartender, neighbor." />
      <RadioGroup
        name="kind"
        label="Where will the chapter be?"
        choices={[
          { value: "city", label: "In a city or town" },
          { value: "campus", label: "On a campus" },
        ]}
      />
      <TextField name="institution" label="School" hint="Only for a campus chapter." optional />
      <div className="grid items-start gap-5 phone:grid-cols-2">
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
      <TextField
        name="expected_members"
        type="number"
        inputMode="numeric"
        min={3}
        label="How many people to start with?"
        hint="You and two more are enough."
        className="max-w-sm"
      />
      <TextField
        name="advisor"
        label="Adult advisor"
        hint="A name, if any of you are under 18."
        optional
        className="max-w-sm"
      />
      <TextArea
        name="why"
        label="Why there, and why now?"
        hint="100 to 1,500 characters."
        maxLength={1500}
        rows={7}
      />
      <Checkbox
        name="agree"
        label="We’ll treat everyone with respect, teach only what the course teaches, and never sell naloxone."
        hint="We use what you write here only to answer you."
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton size="lg" variant="ink" className="justify-self-start">
        Send the application
      </SubmitButton>
    </Form>
  )
}
