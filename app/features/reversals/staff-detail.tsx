import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { Comparison } from "./comparison.tsx"
import type { ReversalReport } from "./queries.ts"
import { QUESTION_NAMES, QUESTIONS } from "./questions.ts"
import { OUTCOMES, periodText } from "./reversal-answers.ts"
import { answerText, dosesText, placeText } from "./staff-labels.ts"

/** One report with every answer, and its story. */
export function ReportDetail({ detail, listHref, message }: DetailProps<ReversalReport>) {
  const { grain, period, outcome, doses, is_trained } = detail
  const answered = QUESTION_NAMES.map(
    name => [QUESTIONS[name].title, answerText(name, detail[name])] as const,
  )
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{placeText(detail)}</h2>
      {message}
      <Comparison report={detail} />
      <dl className="grid gap-3">
        {[
          ["When", periodText(grain, period)],
          ["Outcome", OUTCOMES[outcome]],
          ["Doses", dosesText(doses)],
          ...answered.filter(([, text]) => text !== null),
          ...(is_trained === null ? [] : [["Learned from us", is_trained ? "Yes" : "No"]]),
        ].map(([term, text]) => (
          <div key={term} className="border-gray-300 border-b-[1.5px] pb-2">
            <dt className="text-gray-600 text-small">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Story report={detail} />
    </StaffSheet>
  )
}

function Story({ report: { story, is_released, may_quote } }: { report: ReversalReport }) {
  if (story === null) return null
  return (
    <section className="grid gap-4">
      <h3 className="font-bold">In their own words</h3>
      <p className="wrap-anywhere whitespace-pre-line">{story}</p>
      <p className="text-small">{may_quote ? "We may quote it." : "They didn’t say we may quote it."}</p>
      <div className="flex flex-wrap gap-4">
        {!is_released && (
          <Form intent="release" result={{}}>
            <SubmitButton size="sm">Nobody is in it: release</SubmitButton>
          </Form>
        )}
        <Form intent="remove" result={{}}>
          <SubmitButton size="sm" variant="white">
            Delete the story
          </SubmitButton>
        </Form>
      </div>
    </section>
  )
}
