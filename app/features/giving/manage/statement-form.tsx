import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { formatCents } from "../money.ts"
import type { GiftYear } from "./queries.ts"

/** Downloads the statement of a year. The whole document is loaded, because the answer is a file. */
export function StatementForm({ years }: { years: readonly GiftYear[] }) {
  return (
    <Form
      intent="statement"
      reloadDocument
      className="flex flex-wrap items-end gap-x-5 gap-y-4 pt-3 [&>[role=alert]]:w-full"
    >
      <SelectField
        name="year"
        label="All gifts in one year, for your taxes"
        options={years.map(({ year, cents, gifts }) => ({
          value: String(year),
          label: `${year}: ${formatCents(cents)} in ${gifts === 1 ? "one gift" : `${gifts} gifts`}`,
        }))}
        defaultValue={String(years[0]?.year)}
      />
      <SubmitButton variant="white" icon="ph:download-simple-bold">
        Get the statement
      </SubmitButton>
    </Form>
  )
}
