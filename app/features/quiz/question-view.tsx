import { useRef } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { AnswerQueue } from "./device/use-device-test.ts"
import { OptionButtons } from "./option-buttons.tsx"
import { OrderChoices } from "./order-choices.tsx"
import { QuestionDots } from "./question-dots.tsx"
import { QuizColumn, QuizPanel } from "./quiz-layout.tsx"
import { TimeLeft } from "./time-left.tsx"
import { useAutosave } from "./use-autosave.ts"
import type { QuestionView } from "./views.ts"

interface Props {
  view: QuestionView
  path: string
  answer: ActionResult | undefined
  now: number
  /** Where answers wait without a network; null if this device cannot store them. */
  queue: AnswerQueue | null
}

const HINTS = {
  single: "Choose one.",
  truefalse: "Choose one.",
  multiple: "Choose all that apply.",
  order: "Put these in order, first step first.",
}

/** One question as a form. With JavaScript each choice is saved immediately. */
export function QuizQuestion({ view, path, answer, now, queue }: Props) {
  const { attempt, number, question, answered, deadline } = view
  const { saved, save: send } = useAutosave(path, queue)
  const fields = useRef<HTMLFieldSetElement>(null)
  const hasScript = useHydrated()
  const isLast = number === answered.length
  const next = isLast ? "review" : String(number + 1)

  function save(order?: readonly string[]) {
    const form = fields.current?.form
    if (!form) return
    const formData = new FormData(form)
    if (order) {
      formData.delete("chosen")
      for (const id of order) formData.append("chosen", id)
    }
    if (formData.has("chosen")) void send(question.id, formData)
  }

  return (
    <QuizColumn>
      <QuizPanel>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="font-mono text-small">
            Question {number} of {answered.length}
          </p>
          {deadline && (
            <p className="text-small">
              Time left: <TimeLeft until={deadline} now={now} />
            </p>
          )}
        </div>
        <Form key={question.id} result={answer ?? NO_RESULT} className="gap-6">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="attempt" value={attempt} />
          <input type="hidden" name="question" value={question.id} />
          <input type="hidden" name="number" value={number} />
          <fieldset ref={fields} className="min-w-0" aria-describedby="question-hint">
            <legend className="contents">
              <h1 className="wdth-88 max-w-[24em] text-balance text-[clamp(1.7rem,3vw,2.75rem)] leading-none">
                {question.stem}
              </h1>
            </legend>
            <p id="question-hint" className="mt-3 mb-6">
              {HINTS[question.kind]}
            </p>
            {question.kind === "order" ? (
              <OrderChoices question={question} onMove={hasScript ? save : undefined} />
            ) : (
              <OptionButtons question={question} onChoose={() => save()} />
            )}
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
            <PushButton type="submit" name="to" value={next} iconAfter="ph:arrow-right-bold">
              {isLast ? "Save and review" : "Save and continue"}
            </PushButton>
            {number > 1 && (
              <PushButton
                type="submit"
                name="to"
                value={String(number - 1)}
                variant="white"
                icon="ph:arrow-left-bold"
              >
                Back
              </PushButton>
            )}
            <Link to={`${path}?q=${next}`} className="font-bold underline">
              Skip for now
            </Link>
          </div>
        </Form>
        <p role="status" className="mt-4 min-h-6 text-gray-700 text-small">
          {saved === question.id ? "Saved." : ""}
        </p>
      </QuizPanel>
      <QuestionDots answered={answered} current={number} path={path} />
    </QuizColumn>
  )
}

const NO_RESULT: ActionResult = {}
