import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PauseNotice, pauseTitle, SignInInstead } from "./pause-notice.tsx"
import { QuizColumn, QuizPanel } from "./quiz-layout.tsx"
import type { Pause } from "./schema.ts"
import type { StartView } from "./views.ts"

export interface Refusal {
  state: "pause" | "locked" | "unknown" | "no-key"
  pause: Pause | null
  waitsFor: { slug: string; title: string } | null
}

interface Props {
  view: StartView
  course: { slug: string; title: string }
  refusal: Refusal | undefined
  now: number
  isOffline: boolean
}

/** Quiz rules and the start button. */
export function QuizStart({ view, course, refusal, now, isOffline }: Props) {
  const pause = refusal?.pause ?? view.pause
  return (
    <QuizColumn>
      <QuizPanel>
        <div className="grid items-end gap-6 column:grid-cols-[1fr_auto]">
          <div className="grid gap-5">
            <h1 className="wdth-84 text-balance text-2 uppercase leading-[0.9]">The test</h1>
            <Rules {...view} />
          </div>
          <Narcat pose="waving" alt="" className="w-40 justify-self-end max-column:hidden" />
        </div>
        <div className="mt-7 grid gap-5">
          {refusal && refusal.state !== "pause" && <RefusalNote refusal={refusal} />}
          {pause ? (
            <div role="status" className="grid justify-items-start gap-4">
              <Callout tone="warm" title={pauseTitle(pause)}>
                <PauseNotice pause={pause} minutes={view.pauseMinutes} now={now} />
              </Callout>
              {pause.isForNetwork && <SignInInstead />}
            </div>
          ) : isOffline ? (
            <div role="status">
              <Callout tone="warm" title="You need a network to start the test">
                Start it while you’re online. After that you can answer the questions offline, too.
              </Callout>
            </div>
          ) : (
            <Form className="justify-items-start">
              <input type="hidden" name="intent" value="start" />
              <SubmitButton size="lg" iconAfter="ph:arrow-right-bold">
                Start the test
              </SubmitButton>
            </Form>
          )}
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Link to={`/courses/${course.slug}`} className="font-bold underline">
              Back to the course
            </Link>
            {view.last && (
              <Link
                to={`/courses/${course.slug}/quiz?result=${view.last.attempt}`}
                className="font-bold underline"
              >
                {view.last.isPassed ? "See the test you passed" : "See what you missed last time"}
              </Link>
            )}
          </p>
        </div>
      </QuizPanel>
    </QuizColumn>
  )
}

function Rules(view: StartView) {
  const { questions, passPercent, minutesAllowed, hasExtraTime, isMember } = view
  return (
    <ul className="grid max-w-[38em] list-disc gap-2.5 pl-5 text-[1.125rem] leading-normal marker:text-ink">
      <li>
        <b>{questions} questions</b>, one at a time. You can change your answers until you submit.
      </li>
      <li>
        You pass with <b>{passPercent}%</b> correct, including <b>every life-saving question</b>.
      </li>
      <li>
        {!minutesAllowed ? (
          "There’s no time limit. Take the time you need."
        ) : hasExtraTime ? (
          `You have ${minutesAllowed} minutes, including your extra time.`
        ) : (
          <>
            You have {minutesAllowed} minutes. Need more time?{" "}
            <Link to="/about/contact" className="underline">
              Write to us
            </Link>{" "}
            first, and we’ll add it.
          </>
        )}{" "}
        Your answers save as you go, so closing the page loses nothing.
      </li>
      <li>You need a network to start and to submit. In between, you can answer without one.</li>
      <li>
        At the end you see why each of your answers is right or wrong. After {view.failuresBeforePause} failed
        tries, you’ll wait {view.pauseMinutes} minutes.
      </li>
      {!isMember && (
        <li>No account needed. After you pass, sign up to keep the result and get your certificate.</li>
      )}
    </ul>
  )
}

function RefusalNote({ refusal: { state, waitsFor } }: { refusal: Refusal }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <Callout tone="warm">{REASONS[state](waitsFor?.title)}</Callout>
      {waitsFor && <PushButton to={`/courses/${waitsFor.slug}`}>Go to “{waitsFor.title}”</PushButton>}
    </div>
  )
}

const REASONS: Record<Refusal["state"], (title?: string) => string> = {
  pause: () => "You need to wait a little.",
  locked: title => `This test unlocks once you pass “${title ?? "the course before it"}”.`,
  unknown: () => "This course has no test right now. We saved your place in the lessons.",
  "no-key": () =>
    "We can’t save your answers on this device. Allow cookies for this site or sign in, then start again.",
}
