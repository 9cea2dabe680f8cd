import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { CSV_LIMITS } from "#app/lib/staff/csv-limits.ts"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { NewRecord } from "#app/ui/staff/record-sheet.tsx"

export interface UploadOptions {
  lists: readonly { value: string; label: string; columns: string }[]
  /** The list from which the page was opened. */
  chosen: string
}

interface Props {
  extra: UploadOptions
  result: ActionResult | undefined
}

/** Uploads a file, which is only checked at first. */
export function UploadForm({ extra: { lists, chosen }, result }: Props) {
  const answer = result?.intent === "upload" ? result : {}
  return (
    <NewRecord label="Import a file" result={result} intent="upload" isOpen={chosen !== ""}>
      <Form intent="upload" result={answer} encType="multipart/form-data">
        <SelectField
          name="list"
          label="What the file has"
          placeholder="Choose"
          options={lists}
          defaultValue={chosen}
        />
        <FileField
          name="file"
          label="CSV file"
          hint={`The first row has the headings. It can have ${CSV_LIMITS.text}. Uploading it changes nothing yet.`}
          accept=".csv,.tsv,.txt,text/csv"
          maxBytes={CSV_LIMITS.bytes}
        />
        <SubmitButton className="justify-self-start">Check the file</SubmitButton>
        <ul className="grid gap-2 text-small">
          {lists.map(({ value, label, columns }) => (
            <li key={value}>
              <b>{label}</b> can have these columns: {columns}.
            </li>
          ))}
        </ul>
      </Form>
    </NewRecord>
  )
}
