import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { NewRecord } from "#app/ui/staff/record-sheet.tsx"
import { KIND_LABELS, optionsOf } from "./labels.ts"

/** Beside the heading: adds a draft, to be written afterward. */
export function NewArticleForm({ result }: { result: ActionResult | undefined }) {
  const own = result?.intent === "create" ? result : {}
  return (
    <NewRecord label="New article" result={result}>
      <Form intent="create" result={own} action="/staff/articles">
        <TextField name="title" label="Title" maxLength={120} />
        <SelectField name="kind" label="Kind" options={optionsOf(KIND_LABELS)} defaultValue="blog" />
        <SubmitButton className="justify-self-start">Create the draft</SubmitButton>
      </Form>
    </NewRecord>
  )
}
