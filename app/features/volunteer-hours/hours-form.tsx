import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { type Option, SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** Hours that a volunteer enters. Those of a shift are added by the check-in. */
export function HoursForm({ chapters }: { chapters: readonly Option[] }) {
  return (
    <Form intent="log" className="max-w-130">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField name="day" type="date" label="Day" />
        <TextField name="hours" label="Hours" inputMode="decimal" hint="For example, 2.5" />
      </div>
      <TextField name="task" label="What did you do?" maxLength={200} />
      <SelectField
        name="chapter"
        label="With a chapter?"
        hint="Its lead approves your hours."
        placeholder="No chapter"
        options={chapters}
        optional
      />
      <SubmitButton className="justify-self-start">Enter hours</SubmitButton>
    </Form>
  )
}
