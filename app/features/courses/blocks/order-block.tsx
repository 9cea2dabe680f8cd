import { plainText } from "#app/lib/format/parse-rich-text.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { RichText } from "#app/ui/data/rich-text.tsx"
import { OrderList } from "#app/ui/forms/order-list.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"
import { Feedback } from "./feedback.tsx"
import { applyCommand, draftOf, readOrder } from "./order-answer.ts"
import { QuestionPanel } from "./question-panel.tsx"
import { shuffled } from "./shuffle.ts"

interface Props {
  block: BlockOf<"order">
  answer: string | undefined
  onAnswer(id: string, answer: string): void
}

/** Steps to put in order with two buttons each, by pointer, keyboard or without JavaScript. */
export function OrderBlock({ block: { id, stem, steps, feedback }, answer, onAnswer }: Props) {
  const hasScript = useHydrated()
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
      <OrderList
        items={steps.map(({ id: step, text }) => ({
          id: step,
          text: plainText(text),
          label: <RichText>{text}</RichText>,
        }))}
        order={ids}
        name="press"
        onOrder={hasScript ? next => onAnswer(id, draftOf(next)) : undefined}
      />
      <PushButton type="submit" name="press" value="check" variant="white" className="justify-self-start">
        Check the order
      </PushButton>
    </QuestionPanel>
  )
}
