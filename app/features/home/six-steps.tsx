import type { ComponentProps } from "react"
import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { NumberedPanel } from "#app/ui/data/numbered-panel.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface Props {
  /** The steps of the emergency page. */
  steps: readonly { title: string; lines: readonly string[] }[]
}

const TONES: readonly ComponentProps<typeof NumberedPanel>["tone"][] = ["green", "siren", "air", "marigold"]

export function SixSteps({ steps }: Props) {
  if (steps.length === 0) return null
  return (
    <section className="py-section">
      <div className="deferred-layout wrap">
        <div className="mb-[clamp(16px,2vw,28px)] grid grid-cols-1 items-end gap-x-16 gap-y-6 column:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <FittedHeadline
            lines={["Six steps.", "That’s the whole thing."]}
            measure={{ phone: 6.5, wide: 7.5 }}
          />
          <p className="text-pretty text-lead leading-[1.42]">
            Not sure? Treat it as an overdose. Naloxone won’t hurt someone who hasn’t taken opioids.
          </p>
        </div>
        <div className="grid grid-cols-1 gap-5.5 column:grid-cols-2">
          {steps.map(({ title, lines }, i) => (
            <NumberedPanel key={title} number={i + 1} title={title} tone={TONES[i % TONES.length]}>
              <p>{lines.join(" ")}</p>
            </NumberedPanel>
          ))}
        </div>
        <div className="mt-10 grid grid-cols-1 items-end gap-x-16 gap-y-6 column:grid-cols-2">
          <div className="pb-6">
            <PushButton to={href("/emergency")} variant="white" iconAfter="ph:arrow-right-bold">
              Show me each step
            </PushButton>
            <p className="mt-5 text-small">
              Sources: CDC; SAMHSA overdose toolkit; ASAM patient guide, 2025; American Heart Association;
              directions of the over-the-counter spray; Mayo Clinic Press.
            </p>
          </div>
          <Narcat
            pose="rescue"
            alt="Narcat kneels beside a friend who lies on the ground, and gives naloxone"
            isLazy
            className="w-full"
          />
        </div>
      </div>
    </section>
  )
}
