import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { REASONS } from "./labels.ts"
import { PersonRecord } from "./person-record.tsx"
import type { PersonForStaff } from "./queries.ts"

/** One person: first the reason for opening the record, then the record. */
export function PersonDetail({ detail, result, listHref, message, now }: DetailProps<PersonForStaff>) {
  const { person, opened } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{person.display_name ?? "No name yet"}</h2>
      {message}
      {opened ? <PersonRecord {...{ person, opened, result, now }} /> : <OpeningForm result={result} />}
    </StaffSheet>
  )
}

const OPTIONS = Object.entries(REASONS).map(([value, label]) => ({ value, label }))

function OpeningForm({ result }: { result: ActionResult | undefined }) {
  return (
    <Form intent="open" result={result?.intent === "open" ? result : {}} className="max-w-120">
      <p>
        This record shows where someone is signed in and who their family is. Say why you open it.{" "}
        <b>The person can read your reason</b> on their page “Your data”.
      </p>
      <SelectField name="reason" label="Why" placeholder="Choose a reason" options={OPTIONS} />
      <TextField
        {...{ name: "note", label: "In your own words", maxLength: 200, optional: true }}
        hint="Needed for “Something else”. Write nothing about anyone’s health."
      />
      <SubmitButton className="justify-self-start">Open the record</SubmitButton>
    </Form>
  )
}
