import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"

interface Props {
  lines: readonly string[]
  lead: string
}

/** The headline across the page, and the key to the line below it. */
export function HistoryOpening({ lines, lead }: Props) {
  return (
    <section className="bg-marigold-200">
      <div className="wrap pt-2 pb-10">
        <FittedHeadline as="h1" lines={lines} measure={{ phone: 5, wide: 8 }} />
        <div className="mt-8.5 grid items-end gap-x-[clamp(24px,4vw,72px)] gap-y-7 column:grid-cols-[7fr_5fr]">
          <p className="max-w-[34em] text-pretty text-lead leading-[1.42]">{lead}</p>
          <p className="flex items-center gap-3.5 text-small column:justify-self-end">
            <svg viewBox="0 0 150 34" aria-hidden="true" className="w-[150px] flex-none">
              <path d="M2 18L148 5V31L2 20Z" fill="currentColor" />
            </svg>
            Thickness: people trained
          </p>
        </div>
      </div>
    </section>
  )
}
