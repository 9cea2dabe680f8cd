import { useId, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"
import { areRightSpots, readSpots } from "./hotspot-answer.ts"
import { HotspotPicture } from "./hotspot-picture.tsx"
import { QuestionPanel } from "./question-panel.tsx"

interface Props {
  block: BlockOf<"hotspot">
  /** The stored answer: spot ids, comma-separated. */
  answer: string | undefined
  onAnswer(answer: string): void
}

/** Spots on a picture. Its buttons are for pointers; the checkboxes beside it are for everyone. */
export function Hotspot({ block, answer, onAnswer }: Props) {
  const { id, stem, spots } = block
  // Changes since the last check; null while the checked answer and its feedback are shown.
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const answered = readSpots(answer ?? "", spots)
  const chosen = draft ?? answered
  const isChecked = draft === null && answered.length > 0

  function toggle(spot: string) {
    setDraft(chosen.includes(spot) ? chosen.filter(other => other !== spot) : [...chosen, spot])
  }

  function check() {
    if (chosen.length === 0) return setDraft([])
    setDraft(null)
    onAnswer(readSpots(chosen.join(","), spots).join(","))
  }

  const isRight = areRightSpots(chosen, spots)
  const verdict = isRight ? "Yes, those are the spots." : "Not quite. Read why, and try again."
  const missing = draft?.length === 0 ? "Choose at least one spot." : ""
  return (
    <QuestionPanel kind="Tap the spots" stem={stem} id={id} onPress={check}>
      <div className="grid items-start gap-6 column:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] column:gap-10">
        <HotspotPicture {...{ block, chosen, isChecked }} onToggle={toggle} />
        <fieldset className="grid min-w-0 gap-3.5">
          <legend className="sr-only">{stem}</legend>
          {spots.map((spot, at) => (
            <SpotChoice
              key={spot.id}
              spot={spot}
              number={at + 1}
              isChosen={chosen.includes(spot.id)}
              isChecked={isChecked}
              onToggle={() => toggle(spot.id)}
            />
          ))}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
            <PushButton type="submit" value="check">
              Check
            </PushButton>
            <p role="status" className="font-bold">
              {isChecked ? verdict : missing}
            </p>
          </div>
        </fieldset>
      </div>
    </QuestionPanel>
  )
}

interface ChoiceProps {
  spot: BlockOf<"hotspot">["spots"][number]
  number: number
  isChosen: boolean
  isChecked: boolean
  onToggle(): void
}

function SpotChoice({ spot, number, isChosen, isChecked, onToggle }: ChoiceProps) {
  const note = useId()
  const isMet = isChosen === spot.isRight
  return (
    <div
      className={cn(
        "grid gap-1.5 rounded-2xl px-4 py-3",
        !isChecked ? "bg-white" : isMet ? "bg-green-200" : "bg-siren-100",
      )}
    >
      <label className="flex min-h-8 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name="answer"
          value={spot.id}
          checked={isChosen}
          onChange={onToggle}
          aria-describedby={isChecked ? note : undefined}
          className="tick"
        />
        <span className="pt-0.5 font-semibold leading-snug">
          <span aria-hidden="true">{`${number}. `}</span>
          {spot.label}
        </span>
      </label>
      {isChecked && (
        <p id={note} className="flex gap-2 text-small leading-snug">
          <Verdict isMet={isMet} isRight={spot.isRight} />
          <span>
            <RichText>{spot.feedback}</RichText>
          </span>
        </p>
      )}
    </div>
  )
}

function Verdict({ isMet, isRight }: { isMet: boolean; isRight: boolean }) {
  const label = isMet ? "Right." : isRight ? "This place belongs to it." : "This spot isn’t one of them."
  return isMet ? (
    <Icon name="ph:check-bold" label={label} className="mt-0.5 size-[1.1em]" />
  ) : (
    <Icon name="ph:x-bold" label={label} className="mt-0.5 size-[1.1em]" />
  )
}
