import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
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
          <Form intent="publish" result={own("publish")}>
            <TextField name="note" label="What is new" hint="For your colleagues." optional maxLength={300} />
            <SubmitButton className="justify-self-start">Publish this version</SubmitButton>
          </Form>
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
