import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import { EMBLEMS } from "./emblems.ts"
import type { Award } from "./queries.ts"

/** Without an award it adds one. */
export function AwardForm({ record: award, result }: RecordFormProps<Award>) {
  return (
    <Form intent={award ? "save" : "create"} result={result}>
      <TextField name="year" label="Year" inputMode="numeric" defaultValue={award?.year} />
      <TextField name="title" label="Name of the award" defaultValue={award?.title} maxLength={60} />
      <TextField
        name="reason"
        label="What it is for"
        hint="Such as “For patience”."
        defaultValue={award?.reason}
        maxLength={60}
      />
      <TextArea
        name="text"
        label="Who got it"
        hint="Name people only if they asked for it."
        defaultValue={award?.text}
        maxLength={300}
      />
      <SelectField
        name="emblem"
        label="Drawing"
        placeholder="Choose a drawing"
        defaultValue={award?.emblem ?? ""}
        options={Object.entries(EMBLEMS).map(([value, label]) => ({ value, label }))}
      />
      <Checkbox name="is_published" label="Published" defaultChecked={award?.is_published ?? true} />
      <SubmitButton className="justify-self-start">{award ? "Save" : "Add the award"}</SubmitButton>
    </Form>
  )
}
