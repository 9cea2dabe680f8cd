import type { ReactNode } from "react"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { GradedQuestionCard } from "./graded-question.tsx"
import { PauseNotice, pauseTitle, SignInInstead } from "./pause-notice.tsx"
import { QuizColumn } from "./quiz-layout.tsx"
import type { Pause, Result } from "./schema.ts"
import { SignUpToKeep } from "./sign-up-to-keep.tsx"
import type { Refusal } from "./start-view.tsx"
import type { ResultView } from "./views.ts"

interface Props {
  view: ResultView
  course: { slug: string; title: string }
  now: number
  refusal: Refusal | undefined
  /** The next step of a member who passed. */
  certificateStep?: ReactNode
  /** Additional content after the quiz. */
  children?: ReactNode
}

/** The result, the next step, and every question with its explanation. */
export function QuizResult({ view, course, now, refusal, certificateStep, children }: Props) {
  const { result, isMember } = view
  return (
    <QuizColumn className="gap-10">
      <section className={result.isPassed ? PASSED : NOT_YET}>
        <div className="grid gap-4 py-[clamp(24px,3.4vw,48px)]">
          <h1 className="wdth-80 text-[clamp(3rem,8vw,6.5rem)] uppercase leading-[0.84]">
            {result.isPassed ? "You passed" : "Not yet"}
          </h1>
          <p className="max-w-[32em] text-lead leading-[1.42]">{score(result)}</p>
          {!result.isPassed ? (
            <TryAgain
              pause={refusal?.pause ?? view.pause}
              minutes={view.pauseMinutes}
              now={now}
              slug={course.slug}
            />
          ) : isMember ? (
            certificateStep
          ) : (
            <SignUpToKeep attempt={result.attempt} />
          )}
        </div>
        <Narcat
          pose={result.isPassed ? "thumbs" : "kneeling"}
          alt=""
          className="w-[clamp(130px,20vw,230px)] self-end justify-self-end"
        />
      </section>
      {children}
      <section className="grid gap-6">
        <h2 className="wdth-92 border-ink border-t-4 pt-5 text-3">Your answers</h2>
        <ol className="grid gap-6">
          {result.questions.map((question, index) => (
            <li key={question.id}>
              <GradedQuestionCard question={question} number={index + 1} />
            </li>
          ))}
        </ol>
      </section>
    </QuizColumn>
  )
}

interface TryAgainProps {
  pause: Pause | null
  minutes: number
  now: number
  slug: string
}

function TryAgain({ pause, minutes, now, slug }: TryAgainProps) {
  if (pause)
    return (
      <div role="status" className="grid max-w-[32em] gap-1">
        <p className="font-bold">{pauseTitle(pause)}</p>
        <p>
          <PauseNotice pause={pause} minutes={minutes} now={now} />
        </p>
        {pause.isForNetwork && <SignInInstead />}
        <Link to={`/courses/${slug}`} className="mt-2 justify-self-start font-bold underline">
          Review the lessons
        </Link>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Form>
        <input type="hidden" name="intent" value="start" />
        <SubmitButton variant="ink">Try again</SubmitButton>
      </Form>
      <Link to={`/courses/${slug}`} className="font-bold underline">
        Review the lessons first
      </Link>
    </div>
  )
}

function score({ right, total, isPassed, passPercent, criticalMissed }: Result) {
  const counted = `${right} of ${total} correct`
  if (isPassed)
    return `${counted}, including every life-saving question. Somebody is safer because you know this.`
  const lives =
    criticalMissed === 1
      ? "you missed one life-saving question"
      : `you missed ${criticalMissed} life-saving questions`
  const isEnough = right * 100 >= passPercent * total
  if (isEnough) return `${counted}: enough, but ${lives}. You need all of those. See why below.`
  const needed = Math.ceil((passPercent * total) / 100)
  const more = criticalMissed > 0 ? `, and ${lives}` : ""
  return `${counted}. You need ${needed}${more}. See why below, then try again.`
}

const PANEL = "grid gap-x-6 rounded-panel px-[clamp(20px,3.4vw,48px)] phone:grid-cols-[1fr_auto]"
const PASSED = `${PANEL} bg-green-300`
const NOT_YET = `${PANEL} bg-marigold-200`
