import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { NewRecord } from "#app/ui/staff/record-sheet.tsx"
import { AUDIENCE_LABELS } from "./labels.ts"

const AUDIENCES = Object.entries(AUDIENCE_LABELS).map(([value, label]) => ({ value, label }))

/** Beside the heading: adds a course that only staff see, to be written afterward. */
export function NewCourseForm({ result }: { result: ActionResult | undefined }) {
  const own = result?.intent === "create" ? result : {}
  return (
    <NewRecord label="New course" result={result}>
      <Form intent="create" result={own} action="/staff/courses">
        <TextField name="title" label="Title" maxLength={120} />
        <TextArea
          name="summary"
          label="Summary"
          hint="What people can do afterward."
          maxLength={400}
          rows={3}
        />
        <TextField name="minutes" label="Minutes it takes" type="number" defaultValue={10} />
        <SelectField name="audience" label="For" options={AUDIENCES} defaultValue="everyone" />
        <SubmitButton className="justify-self-start">Create the course</SubmitButton>
      </Form>
    </NewRecord>
  )
}
