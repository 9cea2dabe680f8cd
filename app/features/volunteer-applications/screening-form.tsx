import { formatLongDate } from "#app/lib/format/dates.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { SCREENING_RESULTS } from "./screening-results.ts"
import type { StaffApplication } from "./staff-queries.ts"
import { OPEN_STAGES } from "./stages.ts"

/** On the sheet of an open application: the screening, and who noted it when. */
export function ScreeningForm({ row }: { row: StaffApplication }) {
  if (!OPEN_STAGES.includes(row.stage)) return null
  const { screening_result, screened_on, screening_ends_on, screening_noted_at, screening_author } = row
  return (
    <Form key={screening_noted_at} intent="screening" className="grid gap-4 border-ink border-t-4 pt-5">
      <SelectField
        name="result"
        label="Screening"
        hint="Note only the result and the days. Never upload or copy the report."
        placeholder="None yet"
        defaultValue={screening_result ?? ""}
        options={Object.entries(SCREENING_RESULTS).map(([value, label]) => ({ value, label }))}
        optional
      />
      <div className="grid items-start gap-4 phone:grid-cols-2">
        <TextField name="screened_on" type="date" label="Done on" defaultValue={screened_on ?? ""} optional />
        <TextField
          name="ends_on"
          type="date"
          label="Valid through"
          hint="Only if they passed."
          defaultValue={screening_ends_on ?? ""}
          optional
        />
      </div>
      {screening_noted_at && (
        <p className="text-small">
          Noted on {formatLongDate(screening_noted_at)} by {screening_author ?? "a former colleague"}.
        </p>
      )}
      <SubmitButton variant="white" size="sm" className="justify-self-start">
        Save the screening
      </SubmitButton>
    </Form>
  )
}
