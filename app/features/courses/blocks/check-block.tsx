import type { BlockOf } from "#content/schema/blocks.ts"
import { Feedback } from "./feedback.tsx"
import { OptionButton } from "./option-button.tsx"
import { QuestionPanel } from "./question-panel.tsx"
import { shuffled } from "./shuffle.ts"

interface Props {
  block: BlockOf<"check">
  answer: string | undefined
  onAnswer(id: string, answer: string): void
}

export function CheckBlock({ block: { id, stem, choices }, answer, onAnswer }: Props) {
  const chosen = choices.find(choice => choice.id === answer)
  return (
    <QuestionPanel
      kind="Quick check"
      stem={stem}
      id={id}
      onPress={key => onAnswer(id, key)}
      foot={<Feedback isRight={chosen?.isRight ?? false}>{chosen?.feedback ?? null}</Feedback>}
    >
      {shuffled(choices, id).map((choice, i) => (
        <OptionButton
          key={choice.id}
          letter={"ABCDEFGH"[i] ?? ""}
          value={choice.id}
          text={choice.text}
          state={choice !== chosen ? "open" : choice.isRight ? "right" : "wrong"}
        />
      ))}
    </QuestionPanel>
  )
}
