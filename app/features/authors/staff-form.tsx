import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { Author } from "./queries.ts"

/** Without a record it adds one. */
export function AuthorForm({ record, result }: RecordFormProps<Author>) {
  return (
    <Form intent={record ? "save" : "create"} result={result}>
      <TextField
        name="name"
        label="Name"
        hint="Write {site} where our name belongs."
        maxLength={80}
        defaultValue={record?.name}
      />
      <TextField
        name="role"
        label="What they do here"
        hint="Shown under the name."
        maxLength={120}
        defaultValue={record?.role}
      />
      <TextField
        name="slug"
        label="Short name"
        hint="Small letters and hyphens, to tell people with the same name apart."
        maxLength={60}
        defaultValue={record?.slug}
      />
      <SubmitButton className="justify-self-start">{record ? "Save" : "Add an author"}</SubmitButton>
    </Form>
  )
}
