import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { HistoryEntry } from "./queries.ts"
import { SCENES } from "./scenes.ts"

/** Without an entry it adds one. */
export function EntryForm({ record: entry, result }: RecordFormProps<HistoryEntry>) {
  return (
    <Form intent={entry ? "save" : "create"} result={result}>
      <TextField name="year" label="Year" inputMode="numeric" defaultValue={entry?.year} />
      <TextField name="title" label="Title" defaultValue={entry?.title} maxLength={60} />
      <TextArea name="text" label="What happened" defaultValue={entry?.text} maxLength={500} />
      <TextField name="aside" label="One more sentence" defaultValue={entry?.aside ?? ""} optional />
      <TextField
        name="people_trained"
        label="People trained by the end of the year"
        hint="Since the start. It decides how thick the line is."
        inputMode="numeric"
        defaultValue={entry?.people_trained ?? ""}
        optional
      />
      <SelectField
        name="scene"
        label="Drawing"
        placeholder="None"
        defaultValue={entry?.scene ?? ""}
        options={Object.keys(SCENES).map(value => ({ value, label: value }))}
      />
      <TextField
        name="scene_alt"
        label="What the drawing shows"
        defaultValue={entry?.scene_alt ?? ""}
        optional
      />
      <TextField
        name="source"
        label="Source"
        hint="For a fact that is not our own, such as a law."
        defaultValue={entry?.source ?? ""}
        optional
      />
      <TextField
        name="source_url"
        type="url"
        label="Address of the source"
        defaultValue={entry?.source_url ?? ""}
        optional
      />
      <Checkbox name="is_published" label="Published" defaultChecked={entry?.is_published ?? true} />
      <SubmitButton className="justify-self-start">{entry ? "Save" : "Add the year"}</SubmitButton>
    </Form>
  )
}
