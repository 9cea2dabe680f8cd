import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { QuestionDots } from "./question-dots.tsx"
import { QuizColumn, QuizPanel } from "./quiz-layout.tsx"
import { TimeLeft } from "./time-left.tsx"
import type { ReviewView } from "./views.ts"

interface Props {
  view: ReviewView
  path: string
  now: number
  isOffline?: boolean
}

/** Answered and unanswered questions, and the submit button. */
export function QuizReview({ view, path, now, isOffline }: Props) {
  const { answered, attempt, isLate, deadline } = view
  const open = answered.flatMap((isAnswered, i) => (isAnswered ? [] : [i + 1]))
  return (
    <QuizColumn>
      <QuizPanel>
        <h1 className="wdth-84 text-balance text-2 uppercase leading-[0.9]">
          {isLate ? "Time is up" : "Review your answers"}
        </h1>
        <div className="mt-5 grid justify-items-start gap-5">
          {isLate ? (
            <p className="text-lead">
              {isOffline
                ? "Answers that didn’t reach us in time don’t count. You can submit the others when you’re back online."
                : "We saved everything you answered in time. Submit it to see your result."}
            </p>
          ) : (
            <p className="text-lead">
              {open.length === 0
                ? `You’ve answered all ${answered.length} questions. ${isOffline ? "You can still change them." : "Change any of them, or submit."}`
                : "Unanswered questions count as wrong. Unless you pass, we explain only the ones you answered."}
            </p>
          )}
          {!isLate && open.length > 0 && (
            <Callout
              tone="warm"
              title={open.length === 1 ? "One is unanswered" : `${open.length} are unanswered`}
            >
              <ul className="flex flex-wrap gap-x-4">
                {open.map(number => (
                  <li key={number}>
                    <Link
                      to={`${path}?q=${number}`}
                      className="inline-flex min-h-8 items-center font-bold underline"
                    >
                      Question {number}
                    </Link>
                  </li>
                ))}
              </ul>
            </Callout>
          )}
          {deadline && !isLate && (
            <p>
              Time left: <TimeLeft until={deadline} now={now} />
            </p>
          )}
          {isOffline ? (
            !isLate && <p className="font-bold">You need a network to submit the test and see your result.</p>
          ) : (
            <Form className="justify-items-start">
              <input type="hidden" name="intent" value="submit" />
              <input type="hidden" name="attempt" value={attempt} />
              <SubmitButton size="lg">Submit</SubmitButton>
            </Form>
          )}
        </div>
      </QuizPanel>
      {!isLate && <QuestionDots answered={answered} current={0} path={path} />}
    </QuizColumn>
  )
}
