import { formatDateTime, formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { PUBLISH_PROBLEMS } from "./labels.ts"
import type { StaffCourse } from "./staff-queries.ts"

interface Props {
  draft: NonNullable<StaffCourse["draft"]>
  result: ActionResult | undefined
}

/** What comes next for a draft: review, the result of the review, or publishing. */
export function ReviewForms({ draft, result }: Props) {
  const own = (intent: string) => (result?.intent === intent ? result : {})
  switch (draft.status) {
    case "writing":
      return (
        <Form intent="review" result={own("review")}>
          <p>Health content is read by a clinician before it’s published.</p>
          <SubmitButton className="justify-self-start">Send to review</SubmitButton>
        </Form>
      )
    case "review":
      return (
        <>
          <Form intent="reviewed" result={own("reviewed")}>
            <TextField
              name="reviewer"
              label="Reviewed by"
              hint="Name and title of the clinician, as the course will show it."
              maxLength={120}
            />
            <TextField name="reviewed_on" type="date" label="Day of the review" className="max-w-60" />
            <SubmitButton className="justify-self-start">Record the review</SubmitButton>
          </Form>
          <BackToWriting result={own("writing")} />
        </>
      )
    case "reviewed":
      return (
        <>
          <p>
            Reviewed by {draft.reviewer} on {formatLongDate(draft.reviewed_on!)}. A change now needs another
            review.
          </p>
          <PublishForms {...{ draft, own }} />
          <BackToWriting result={own("writing")} />
        </>
      )
  }
}

function BackToWriting({ result }: { result: ActionResult }) {
  return (
    <Form intent="writing" result={result}>
      <SubmitButton variant="white" size="sm" className="justify-self-start">
        Take it back to change it
      </SubmitButton>
    </Form>
  )
}

interface PublishProps {
  draft: Props["draft"]
  own(intent: string): ActionResult
}

/** Publishes a reviewed draft now or at a time. */
function PublishForms({ draft: { publish_at, publish_problem }, own }: PublishProps) {
  const problem = publish_problem && PUBLISH_PROBLEMS[publish_problem as keyof typeof PUBLISH_PROBLEMS]
  return (
    <>
      {problem && (
        <Callout tone="warm" title="It wasn’t published at its time">
          <p>{problem}</p>
        </Callout>
      )}
      {publish_at && (
        <Form intent="unschedule" result={own("unschedule")}>
          <p>It’s published by itself on {formatDateTime(publish_at)}.</p>
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Cancel the schedule
          </SubmitButton>
        </Form>
      )}
      <Form intent="publish" result={own("publish")}>
        <Note />
        <SubmitButton className="justify-self-start">Publish this version</SubmitButton>
      </Form>
      <details open={Object.keys(own("schedule")).length > 0}>
        <summary className="min-h-8 cursor-pointer underline">
          {publish_at ? "Change the time" : "Publish it later"}
        </summary>
        <Form intent="schedule" result={own("schedule")} className="pt-3">
          <TextField
            type="datetime-local"
            name="publish_at"
            label="Publish at (UTC)"
            defaultValue={publish_at ? new Date(publish_at).toISOString().slice(0, 16) : ""}
            className="max-w-80"
          />
          <Note />
          <SubmitButton variant="white" className="justify-self-start">
            Schedule
          </SubmitButton>
        </Form>
      </details>
    </>
  )
}

function Note() {
  return <TextField name="note" label="What is new" hint="For your colleagues." optional maxLength={300} />
}
