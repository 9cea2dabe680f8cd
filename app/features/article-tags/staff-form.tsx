import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { ArticleTag } from "./queries.ts"

export function ArticleTagForm({ record, result }: RecordFormProps<ArticleTag>) {
  return (
    <Form intent="save" result={result}>
      <TextField name="title" label="Title" maxLength={40} defaultValue={record?.title} />
      <TextArea
        name="description"
        label="Description"
        hint="Above the stories and in search results: 50 to 160 characters."
        maxLength={160}
        optional
        defaultValue={record?.description ?? ""}
      />
      <SubmitButton className="justify-self-start">Save</SubmitButton>
    </Form>
  )
}
