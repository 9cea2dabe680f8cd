import { STATES } from "#app/lib/format/states.ts"
import { Checkbox, CheckboxGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { StaffHelpline } from "./queries.ts"

/** Without a helpline it adds one. */
export function HelplineForm({ record: line, result }: RecordFormProps<StaffHelpline>) {
  return (
    <Form intent={line ? "save" : "create"} result={result}>
      <TextField name="name" label="Name" defaultValue={line?.name} />
      <TextField
        name="phone"
        label="Number to dial"
        hint="Only digits, with + and the country code for long numbers: +18006624357"
        defaultValue={line?.phone}
      />
      <TextField name="number_shown" label="Number to read" defaultValue={line?.number_shown} />
      <TextArea name="description" label="Who it is for" defaultValue={line?.description} maxLength={300} />
      <TextField name="hours" label="Hours" defaultValue={line?.hours ?? "24/7"} />
      <Checkbox name="takes_texts" label="It also answers texts" defaultChecked={line?.takes_texts} />
      <CheckboxGroup
        name="languages"
        label="Languages"
        defaultValue={line?.languages ?? ["en"]}
        choices={[
          { value: "en", label: "English" },
          { value: "es", label: "Spanish" },
        ]}
      />
      <SelectField
        name="state"
        label="State"
        hint="Only for a line that a state runs for its own people."
        placeholder="The whole country"
        defaultValue={line?.state ?? ""}
        options={STATES.map(name => ({ value: name, label: name }))}
        optional
      />
      <TextField
        name="position"
        label="Place in the list"
        inputMode="numeric"
        hint="The lowest number comes first."
        defaultValue={line?.position ?? 100}
      />
      <TextField
        name="checked_on"
        type="date"
        label="Checked on"
        hint="The day on which you compared it with the helpline’s own page."
        defaultValue={line?.checked_on ?? undefined}
      />
      <Checkbox name="is_published" label="Published" defaultChecked={line?.is_published ?? true} />
      <SubmitButton className="justify-self-start">{line ? "Save" : "Add the helpline"}</SubmitButton>
    </Form>
  )
}
