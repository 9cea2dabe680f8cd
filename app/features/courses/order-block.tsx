import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"
import { Feedback } from "./feedback.tsx"
import { applyCommand, readOrder } from "./order-answer.ts"
import { plainText } from "./parse-rich-text.ts"
import { QuestionPanel } from "./question-panel.tsx"
import { RichText } from "./rich-text.tsx"
import { shuffled } from "./shuffle.ts"

interface Props {
  block: BlockOf<"order">
  answer: string | undefined
  onAnswer(id: string, answer: string): void
}

/** Steps to put in order with two buttons each, by pointer, keyboard or without JavaScript. */
export function OrderBlock({ block: { id, stem, steps, feedback }, answer, onAnswer }: Props) {
  const right = steps.map(step => step.id)
  const given = readOrder(answer, right)
  const ids = given?.ids ?? shuffled(right, id)
  const isRight = ids.join() === right.join()
  const hint = "Think about what has to happen before the next step."
  return (
    <QuestionPanel
      kind="Put these in order"
      stem={stem}
      id={id}
      onPress={key => onAnswer(id, applyCommand(ids, key))}
      foot={
        <Feedback isRight={isRight} again="Not yet. Move a step.">
          {given?.isSubmitted ? (isRight ? feedback : hint) : null}
        </Feedback>
      }
    >
      <input type="hidden" name="order" value={ids.join(",")} />
      <ol className="grid gap-3">
        {ids.map((step, i) => {
          const { text } = steps.find(candidate => candidate.id === step)!
          return (
            <li
              key={step}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-2xl bg-white py-2.5 pr-3 pl-4 font-semibold"
            >
              <span className="display wdth-100 text-[1.375rem]">{i + 1}</span>
              <span>
                <RichText>{text}</RichText>
              </span>
              <span className="flex gap-2">
                <MoveButton direction="up" step={step} text={text} isOff={i === 0} />
                <MoveButton direction="down" step={step} text={text} isOff={i === ids.length - 1} />
              </span>
            </li>
          )
        })}
      </ol>
      <PushButton type="submit" name="press" value="check" variant="white" className="justify-self-start">
        Check the order
      </PushButton>
    </QuestionPanel>
  )
}

interface MoveProps {
  direction: "up" | "down"
  step: string
  text: string
  isOff: boolean
}

// At the end of the list the button stays focusable, so that keyboard users do not lose the focus.
function MoveButton({ direction, step, text, isOff }: MoveProps) {
  return (
    <PushButton
      type="submit"
      name="press"
      value={`${direction}:${step}`}
      variant="white"
      size="sm"
      aria-label={`Move ${direction}: ${plainText(text)}`}
      aria-disabled={isOff || undefined}
      className="aria-disabled:opacity-40"
      icon={direction === "up" ? "ph:arrow-up-bold" : "ph:arrow-down-bold"}
    />
  )
}
