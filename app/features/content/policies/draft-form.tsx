import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { policySource } from "./source.ts"
import type { LegalText } from "./staff-queries.ts"

interface Props {
  draft: NonNullable<LegalText["draft"]>
}

/** The words of the next version. Consents and the waiver are one text, without a summary of what changed. */
export function DraftForm({ draft: { title, summary, sections, revision } }: Props) {
  const hasSections = sections.length > 0
  return (
    <Form intent="save" key={revision}>
      <input type="hidden" name="base" value={revision} />
      <TextField name="title" label="Title" defaultValue={title} maxLength={120} />
      <TextArea
        name="summary"
        label={hasSections ? "What changed, in plain words" : "Text"}
        hint={hasSections ? "Members read it before they agree." : "People agree to exactly these words."}
        rows={hasSections ? 4 : 14}
        defaultValue={summary}
        maxLength={4000}
      />
      {hasSections && (
        <TextArea
          name="source"
          label="Text"
          hint="A line that starts with # is a heading. An empty line starts a new paragraph."
          rows={28}
          defaultValue={policySource(sections)}
        />
      )}
      <SubmitButton className="justify-self-start">Save in the draft</SubmitButton>
    </Form>
  )
}

interface PublishProps {
  revision: number
  /** Whether members are asked to agree to it. */
  isAgreedTo: boolean
}

/** Publishes the draft, now or at a time, and says what follows. */
export function PublishForm({ revision, isAgreedTo }: PublishProps) {
  const times = useOfficeTimes()
  return (
    <div className="grid gap-5">
      <Form intent="publish">
        <input type="hidden" name="base" value={revision} />
        <p>
          {isAgreedTo
            ? "From then on, members are asked at their next visit whether they agree."
            : "From then on, people agree to this version. What others agreed to before stays as it was."}{" "}
          A published version can’t be changed or removed.
        </p>
        <TextField
          type="datetime-local"
          name="effective_from"
          label="In force from"
          hint={`${times.zoneName}. Leave it empty for at once.`}
          optional
          className="max-w-80"
        />
        <SubmitButton className="justify-self-start">Publish this version</SubmitButton>
      </Form>
      <Form intent="discard">
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          Discard the draft
        </SubmitButton>
      </Form>
    </div>
  )
}
