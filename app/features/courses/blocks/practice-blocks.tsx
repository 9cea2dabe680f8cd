import { Icon } from "#app/ui/brand/icon.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"

export function Checklist({ block: { title, items } }: { block: BlockOf<"checklist"> }) {
  return (
    <section className="rounded-panel bg-green-100 p-[clamp(20px,2.6vw,38px)]">
      <h2 className="wdth-92 text-3">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map(item => (
          <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
            <Icon name="ph:check-bold" className="mt-1 text-green-700" />
            <span>
              <RichText>{item}</RichText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A hands-on exercise, step by step. */
export function Drill({ block: { title, steps } }: { block: BlockOf<"drill"> }) {
  return (
    <section>
      <h2 className="wdth-84 border-ink border-b-4 pb-4 text-2 leading-[0.98]">{title}</h2>
      <ol className="mt-4 grid gap-x-8 gap-y-5 phone:grid-cols-2 column:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {steps.map((step, i) => (
          <li key={step.title} className="grid content-start gap-1">
            <span aria-hidden="true" className="display wdth-92 text-2 text-green-700 leading-none">
              {i + 1}
            </span>
            <p>
              <b>{step.title}.</b> <RichText>{step.text}</RichText>
              {step.seconds && <span className="font-mono text-mono"> {step.seconds} s</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Flip cards, built on native disclosure elements. */
export function FlipCards({ block: { cards } }: { block: BlockOf<"flip"> }) {
  return (
    <section>
      <h2 className="sr-only">Tap to reveal</h2>
      <div className="grid gap-x-4 gap-y-3">
        {cards.map(({ front, back }) => (
          <details key={front} className="group button-edge rounded-2xl bg-white open:bg-marigold-200">
            <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-3 rounded-2xl p-4.5 font-bold text-[1.125rem]">
              <span>
                <RichText>{front}</RichText>
              </span>
              <Icon name="ph:plus-bold" className="size-5 group-open:rotate-45" />
            </summary>
            <p className="px-4.5 pb-5">
              <RichText>{back}</RichText>
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
