import { type FormEvent, useState } from "react"
import { href } from "react-router"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { QUESTIONS, type SignQuestion } from "./questions.ts"

/** Six questions about the signs. The answers stay in the page: without a form, not even Enter can send them. */
export function SignsCheck() {
  const isHydrated = useHydrated()
  const [right, setRight] = useState<Readonly<Record<string, boolean>>>({})
  function onChange({ target }: FormEvent<HTMLDivElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const { name, dataset } = target
    setRight(before => ({ ...before, [name]: dataset.right !== undefined }))
  }
  return (
    <section id="signs" aria-labelledby="signs-heading" className="wrap scroll-mt-6 py-section">
      <h2 id="signs-heading" className="text-1 uppercase leading-[0.86] wdth-74">
        Spot the signs
      </h2>
      <p className="mt-4 max-w-[36em] text-pretty text-lead leading-[1.42]">
        Six questions, about 60 seconds. You can’t fail, and nothing you choose leaves this page.
      </p>
      <div onChange={onChange} className="mt-8 grid gap-x-5.5 gap-y-7 column:grid-cols-12">
        {QUESTIONS.map((question, index) => (
          <Question key={question.id} question={question} number={index + 1} />
        ))}
      </div>
      {isHydrated && <Result right={Object.values(right)} />}
      <Summary />
    </section>
  )
}

// Uneven on purpose: the design has no rows of equal cards.
const SPANS = ["column:col-span-7", "column:col-span-5", "column:col-span-5", "column:col-span-7"]
/** Which side of a drawing a narrow card shows. */
const SIDES = ["", "object-right", "object-left", ""]
const TONES = ["bg-marigold-200", "bg-siren-200", "bg-air-200", "bg-green-200"]

function Question({ question, number }: { question: SignQuestion; number: number }) {
  const { id, art, question: text, answers, source } = question
  const at = (number - 1) % SPANS.length
  return (
    <fieldset
      aria-describedby={`${id}-source`}
      className={cn("group grid content-start overflow-hidden rounded-panel", SPANS[at], TONES[at])}
    >
      <legend className="sr-only">
        Question {number}: {text}
      </legend>
      <img
        src={`/art/courses/${art}.svg`}
        width="800"
        height="450"
        alt=""
        loading="lazy"
        className={cn(
          "aspect-video h-auto w-full object-cover column:h-[clamp(200px,24vw,350px)]",
          SIDES[at],
        )}
      />
      <div className="grid content-start gap-4 p-[clamp(18px,2.2vw,32px)]">
        <p aria-hidden="true" className="display wdth-84 text-3 leading-[1.02]">
          {number}. {text}
        </p>
        <div className="grid gap-3">
          {answers.map((answer, place) => (
            <label
              key={answer.text}
              className={cn(
                "button-edge flex cursor-pointer items-center gap-3 rounded-2xl bg-white p-4",
                "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-5",
                answer.isRight ? "has-checked:bg-green-300" : "has-checked:bg-marigold-300",
              )}
            >
              <input
                type="radio"
                name={id}
                value={place}
                data-right={answer.isRight || undefined}
                className="tick"
              />
              <span className="font-bold leading-snug">{answer.text}</span>
            </label>
          ))}
        </div>
        <div role="status" className="min-h-[4.5em] text-pretty">
          {answers.map((answer, place) => (
            <p key={answer.text} className={cn("hidden", REPLIES[place])}>
              {answer.reply}
            </p>
          ))}
        </div>
        <p id={`${id}-source`} className="text-small">
          Source: {source}
        </p>
      </div>
    </fieldset>
  )
}

/** The reply to the chosen answer shows without a script. */
const REPLIES = ["group-has-[[value='0']:checked]:block", "group-has-[[value='1']:checked]:block"]

function Result({ right }: { right: readonly boolean[] }) {
  const count = right.filter(Boolean).length
  const isDone = right.length === QUESTIONS.length
  return (
    <p role="status" className="mt-8 min-h-[1.4em] font-bold text-lead">
      {isDone &&
        (count === QUESTIONS.length
          ? "All six. You’d notice. Now learn what to do next."
          : `${count} of ${QUESTIONS.length}. Now you know the others, too. That’s the point.`)}
    </p>
  )
}

/** The same facts as a list, for people who would rather read. */
function Summary() {
  return (
    <div className="mt-4 grid items-start gap-6 border-ink border-t-4 pt-6 column:grid-cols-[7fr_5fr]">
      <details className="group/list">
        <summary className="cursor-pointer font-bold text-lead underline">Read the answers as a list</summary>
        <ol className="mt-4 grid list-decimal gap-3 pl-6">
          {QUESTIONS.map(({ id, question, answers }) => {
            const right = answers.find(({ isRight }) => isRight)!
            return (
              <li key={id}>
                <b>{question}</b> {right.text}. {right.reply.replace(/^Yes\. /, "")}
              </li>
            )
          })}
        </ol>
      </details>
      <div className="grid gap-3 justify-items-start">
        <p className="text-pretty">
          Spotting it is half the job. The course shows what to do with your hands, step by step.
        </p>
        <PushButton to={href("/courses")} size="lg" iconAfter="ph:arrow-right-bold">
          Take the course
        </PushButton>
        <p className="text-small">Last updated November 2026. The sources are at the end of this page.</p>
      </div>
    </div>
  )
}
