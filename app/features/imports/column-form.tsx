import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { missingFields } from "./check-rows.ts"
import type { StaffImportRecord } from "./queries.ts"

interface Props {
  detail: StaffImportRecord
  result: ActionResult
}

/** Which column of the file has what. The choice is remembered for the next file of the list. */
export function ColumnForm({ detail: { fields, headings, mapping }, result }: Props) {
  const options = headings.map(heading => ({ value: heading, label: heading }))
  const isOpen = result.errors !== undefined || missingFields(fields, mapping).length > 0
  return (
    <details open={isOpen} className="border-gray-300 border-t-[1.5px] pt-4">
      <summary className="min-h-8 cursor-pointer font-bold underline">Columns of the file</summary>
      <Form intent="check" result={result} className="pt-4">
        {fields.map(({ name, label, default: fallback, isOptional }) => (
          <SelectField
            key={name}
            name={`column-${name}`}
            label={label}
            optional={isOptional === true || fallback !== undefined}
            hint={fallback === undefined ? undefined : `Without a column, new records get “${fallback}”.`}
            placeholder="Not in the file"
            options={options}
            defaultValue={mapping[name] ?? ""}
          />
        ))}
        <SubmitButton variant="white" className="justify-self-start">
          Check again
        </SubmitButton>
      </Form>
    </details>
  )
}
