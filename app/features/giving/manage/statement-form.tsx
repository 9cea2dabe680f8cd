import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"

/** Downloads the statement of a year. The whole document is loaded, because the answer is a file. */
export function StatementForm({ years }: { years: readonly number[] }) {
  return (
    <Form
      intent="statement"
      reloadDocument
      className="flex flex-wrap items-end gap-x-5 gap-y-4 pt-3 [&>[role=alert]]:w-full"
    >
      <SelectField
        name="year"
        label="All gifts in one year, for your taxes"
        options={years.map(year => ({ value: String(year), label: String(year) }))}
        defaultValue={String(years[0])}
      />
      <SubmitButton variant="white" icon="ph:download-simple-bold">
        Get the statement
      </SubmitButton>
    </Form>
  )
}
