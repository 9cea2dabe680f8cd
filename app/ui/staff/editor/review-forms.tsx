import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"

interface Draft {
  status: "writing" | "review" | "reviewed"
  reviewer: string | null
  reviewed_on: string | null
  publish_at: string | null
}

interface Props {
  draft: Draft
  result: ActionResult | undefined
  /** Why it was not published when it was due. */
  problem: string | null
  /** Without it, the draft is published as it is. */
  needsReview?: boolean
  /** Where the reviewer is named, as in “as the course will show it”. */
  reviewerHint: string
}

/** What comes next for a draft: review, the result of the review, or publishing. */
export function ReviewForms({ needsReview = true, ...props }: Props) {
  const { draft, result } = props
  const own = (intent: string) => (result?.intent === intent ? result : {})
  if (!needsReview) return <PublishForms {...{ ...props, own }} />
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
            <TextField name="reviewer" label="Reviewed by" hint={props.reviewerHint} maxLength={120} />
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
          <PublishForms {...{ ...props, own }} />
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

interface PublishProps extends Pick<Props, "draft" | "problem"> {
  own(intent: string): ActionResult
}

/** Publishes a draft now or at a time. */
function PublishForms({ draft: { publish_at }, problem, own }: PublishProps) {
  const times = useOfficeTimes()
  return (
    <>
      {problem && (
        <Callout tone="warm" title="It wasn’t published at its time">
          <p>{problem}</p>
        </Callout>
      )}
      {publish_at && (
        <Form intent="unschedule" result={own("unschedule")}>
          <p>
            It’s published by itself on <OfficeTime at={publish_at} />.
          </p>
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
            label="Publish at"
            hint={times.zoneName}
            defaultValue={times.field(publish_at)}
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
