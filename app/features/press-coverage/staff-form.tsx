import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { PressCoverage } from "./queries.ts"

/** Without a story it adds one. */
export function CoverageForm({ record: story, result }: RecordFormProps<PressCoverage>) {
  return (
    <Form intent={story ? "save" : "create"} result={result}>
      <TextField
        name="outlet"
        label="Newspaper, station or site"
        maxLength={80}
        defaultValue={story?.outlet}
      />
      <TextField name="title" label="Headline" maxLength={160} defaultValue={story?.title} />
      <TextField name="url" label="Link" inputMode="url" maxLength={500} defaultValue={story?.url} />
      <TextField
        name="published_on"
        label="Day of publication"
        type="date"
        defaultValue={story?.published_on}
      />
      <TextField
        name="note"
        label="Note"
        hint="Shown under the headline, such as a correction."
        maxLength={200}
        defaultValue={story?.note ?? ""}
        optional
      />
      <Checkbox name="is_published" label="Published" defaultChecked={story?.is_published ?? true} />
      <SubmitButton className="justify-self-start">{story ? "Save" : "Add the story"}</SubmitButton>
    </Form>
  )
}
