import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { SourceReference } from "#app/ui/data/source-reference.tsx"
import type { GradedQuestion, Solution } from "./schema.ts"

/** A graded question: the right answer is green, a wrong one struck through, with an explanation. */
export function GradedQuestionCard({ question, number }: { question: GradedQuestion; number: number }) {
  const { stem, isRight, isCritical, solution } = question
  return (
    <article className="grid gap-5 rounded-panel bg-air-200 p-[clamp(18px,2.6vw,36px)]">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="font-mono text-small">Question {number}</span>
          <Badge tone={isRight ? "green" : "siren"} icon={isRight ? "ph:check-bold" : "ph:x-bold"}>
            {isRight ? "Right" : question.chosen.length === 0 ? "No answer" : "Missed"}
          </Badge>
          {isCritical && <Badge tone="marigold">Life-saving</Badge>}
        </p>
        <h3 className="wdth-92 text-balance text-[clamp(1.3rem,2vw,1.75rem)] leading-[1.05]">{stem}</h3>
      </div>
      {solution ? <Solved question={question} solution={solution} /> : <Unsolved question={question} />}
    </article>
  )
}

interface SolvedProps {
  question: GradedQuestion
  solution: Solution
}

function Solved({ question, solution }: SolvedProps) {
  const Answers = question.kind === "order" ? RightOrder : GradedChoices
  return (
    <>
      <Answers question={question} solution={solution} />
      <Reasons question={question} solution={solution} />
    </>
  )
}

function Unsolved({ question: { choices } }: { question: GradedQuestion }) {
  return (
    <>
      <ul className="grid gap-3">
        {choices.map(({ id, text }) => (
          <li key={id} className="rounded-2xl bg-white px-4.5 py-3 font-semibold leading-[1.3]">
            {text}
          </li>
        ))}
      </ul>
      <p className="max-w-[38em]">
        You left this one blank. We explain the questions you answer, and all of them once you pass.
      </p>
    </>
  )
}

function GradedChoices({ question: { choices, chosen }, solution: { answer } }: SolvedProps) {
  return (
    <ul className="grid gap-3">
      {choices.map(({ id, text }, index) => {
        const isAnswer = answer.includes(id)
        const isWrong = chosen.includes(id) && !isAnswer
        return (
          <li key={id} className={cn(ROW, isAnswer ? RIGHT : isWrong ? WRONG : PLAIN)}>
            <span className={cn(MARK, isAnswer ? MARKS.right : isWrong ? MARKS.wrong : MARKS.plain)}>
              {isAnswer ? (
                <Icon name="ph:check-bold" label="Correct answer:" />
              ) : isWrong ? (
                <Icon name="ph:x-bold" label="Incorrect:" />
              ) : (
                <span aria-hidden="true">{String.fromCharCode(65 + index)}</span>
              )}
            </span>
            <span>
              <span className={cn(isWrong && "line-through decoration-2")}>{text}</span>
              {chosen.includes(id) && <b className="ml-2 text-small">Your answer</b>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function RightOrder({ question: { choices, chosen }, solution: { answer } }: SolvedProps) {
  const textOf = (id: string) => choices.find(choice => choice.id === id)?.text
  return (
    <ol className="grid gap-3">
      {answer.map((id, index) => {
        const given = chosen.indexOf(id) + 1
        const isThere = given === index + 1
        return (
          <li key={id} className={cn(ROW, isThere ? RIGHT : PLAIN)}>
            <span className={cn(MARK, isThere ? MARKS.right : MARKS.plain)}>{index + 1}</span>
            <span>
              {textOf(id)}
              {!isThere && given > 0 && <b className="ml-2 text-small">You had it at {given}</b>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Reasons({ question, solution: { answer, explanation, sources } }: SolvedProps) {
  const { choices, chosen, isRight } = question
  const missed = choices.filter(({ id }) => chosen.includes(id) && !answer.includes(id))
  const reasons = question.kind === "order" || isRight ? [] : missed.flatMap(({ feedback }) => feedback ?? [])
  return (
    <div className="grid items-center gap-x-5 rounded-[22px] bg-white p-4 pr-6 phone:grid-cols-[92px_1fr]">
      <Narcat pose={isRight ? "happy" : "face"} alt="" isLazy className="w-23 max-phone:w-16" />
      <div className="grid gap-2">
        {reasons.map(reason => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{explanation}</p>
        <p className="text-gray-600 text-small">
          {sources.length === 1 ? "Source: " : "Sources: "}
          {sources.map((source, i) => (
            <span key={source.id}>
              {i > 0 && "; "}
              <SourceReference source={source} />
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

const ROW =
  "button-edge grid min-h-14 grid-cols-[auto_1fr] items-center gap-3.5 rounded-2xl py-2 pr-4 pl-2.5 font-semibold leading-[1.3]"
const PLAIN = "bg-white"
const RIGHT = "button-down bg-green-300 [--edge:var(--color-green-600)]"
const WRONG = "bg-siren-100 [--edge:var(--color-siren-300)]"
const MARK = "display wdth-100 grid size-10 place-items-center rounded-xl text-[1.2rem]"
const MARKS = { right: "bg-ink text-green-300", wrong: "bg-siren-700 text-white", plain: "bg-gray-200" }
