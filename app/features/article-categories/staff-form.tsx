import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { ArticleCategory } from "./queries.ts"

/** Without a record it adds one. */
export function ArticleCategoryForm({ record, result }: RecordFormProps<ArticleCategory>) {
  return (
    <Form intent={record ? "save" : "create"} result={result}>
      <TextField name="title" label="Title" maxLength={40} defaultValue={record?.title} />
      <TextField
        name="slug"
        label="Address: /news/blog/category/…"
        hint="Links to the former address stop working."
        maxLength={40}
        defaultValue={record?.slug}
      />
      <TextArea
        name="description"
        label="Description"
        hint="Above the stories and in search results: 50 to 160 characters."
        maxLength={160}
        defaultValue={record?.description}
      />
      <TextField
        name="position"
        label="Place in the order"
        hint="Low numbers come first."
        inputMode="numeric"
        defaultValue={record?.position ?? 0}
      />
      <SubmitButton className="justify-self-start">{record ? "Save" : "Add a category"}</SubmitButton>
    </Form>
  )
}
