import { type FormEvent, type MouseEvent, useEffect, useState } from "react"
import { useOutletContext } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { QuizQuestion } from "../question-view.tsx"
import { QuizReview } from "../review-view.tsx"
import { PICK_ONE, positionIn, requestedQuestion, type TestProgress, testProgress } from "../views.ts"
import { answers } from "./sent-note.ts"
import { type StoredTest, shownQuestions } from "./stored-tests.ts"
import type { AnswerQueue } from "./use-device-test.ts"

interface Props {
  test: StoredTest
  path: string
  /** The number of the question, or "review". */
  asked: string | null
  ask(position: string): void
  queue: AnswerQueue
}

/** The open test without a network: its links and buttons change what is shown, and its answers stay on the device. */
export function DeviceTest({ test, path, asked, ask, queue }: Props) {
  const [result, setResult] = useState<ActionResult>()
  const now = Date.now()
  const shown = { ...test, questions: shownQuestions(test) }
  // The first open question stays in view once it is answered.
  const [start] = useState(() => positionIn(requestedQuestion(shown, null, now)))
  const view = requestedQuestion(shown, asked ?? start, now)
  const waiting = Object.keys(test.waiting).length
  useShownProgress(testProgress(view))

  function show(position: string) {
    setResult(undefined)
    ask(position)
    window.scrollTo(0, 0)
  }

  function answer(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    if (view.kind !== "question") return
    const { submitter } = event.nativeEvent as SubmitEvent
    const to = submitter instanceof HTMLButtonElement ? submitter.value : ""
    const chosen = new FormData(event.target as HTMLFormElement).getAll("chosen").map(String)
    if (chosen.length > 0) queue.queue(view.question.id, chosen)
    else if (!(Number(to) < view.number)) return setResult({ errors: { chosen: PICK_ONE } })
    show(to)
  }

  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest("a")
    const position = link?.pathname === path ? new URLSearchParams(link.search).get("q") : null
    if (!position) return
    event.preventDefault()
    show(position)
  }

  return (
    <div onSubmitCapture={answer} onClickCapture={follow}>
      <div className="wrap pt-6 max-phone:pb-6">
        <div role="status" className="mx-auto max-w-220">
          <Callout tone="warm" title="You’re offline. You can keep answering.">
            {waiting > 0 ? `${sentence(waiting)} on this device. ` : ""}
            We’ll send your answers when you’re back online.
            {test.deadline && " Answers that reach us after the time is up don’t count."}
          </Callout>
        </div>
      </div>
      {view.kind === "question" ? (
        <QuizQuestion view={view} path={path} now={now} answer={result} queue={queue} />
      ) : (
        <QuizReview view={view} path={path} now={now} isOffline />
      )}
    </div>
  )
}

/** Shows how far the test is in the header of the course layout. */
function useShownProgress({ position, done, lessons, unit }: TestProgress) {
  const show = useOutletContext<(progress: TestProgress | null) => void>()
  useEffect(() => {
    show({ position, done, lessons, unit })
    return () => show(null)
  }, [show, position, done, lessons, unit])
}

/** "3 answers wait" */
function sentence(count: number) {
  const text = `${answers(count)} ${count === 1 ? "waits" : "wait"}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
