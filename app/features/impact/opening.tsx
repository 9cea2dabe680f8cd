import { href } from "react-router"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { StateMap, type StateValues } from "#app/ui/data/map/state-map.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import type { StateRow } from "./impact-view.ts"
import { STATE_COLUMNS } from "./state-columns.ts"

interface Props {
  reversals: number
  since: string | undefined
  rows: readonly StateRow[]
  /** The visitor's state, if it has numbers; otherwise the map marks the one with the most. */
  own: StateRow | undefined
}

/** The number of reversals as the headline, over a map of where they were. */
export function ImpactOpening({ reversals, since, rows, own }: Props) {
  return (
    <section className={`overflow-x-clip pb-[clamp(48px,6vw,84px)] ${useBackgroundClass("air")}`}>
      <div className="wrap pt-[clamp(4px,0.8vw,12px)]">
        <FittedHeadline
          as="h1"
          lines={[`${formatInteger(reversals)} people`, "are still here"]}
          measure={{ phone: 5, wide: 8 }}
        />
        <div className="mt-6.5 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <p className="max-w-[34em] text-pretty text-lead leading-[1.42]">
            That’s how many reversals people have told us about{since && ` since ${since}`}. The real number
            is bigger: most folks never file a form, they just go home.
          </p>
          <IfOpen to={href("/submit-reversal")}>
            <PushButton
              to={href("/submit-reversal")}
              variant="white"
              iconAfter="ph:arrow-right-bold"
              className="max-column:w-full"
            >
              Tell us about a reversal
            </PushButton>
          </IfOpen>
        </div>
        {rows.length > 0 && <ReversalMap {...{ rows, own }} />}
      </div>
    </section>
  )
}

function ReversalMap({ rows, own }: Pick<Props, "rows" | "own">) {
  const [top] = rows
  const marked = own ?? top!
  const values: StateValues = Object.fromEntries(
    rows.flatMap(({ code, values }) => (code && values.reversals ? [[code, values.reversals]] : [])),
  )
  return (
    <StateMap
      title={`Reversals by state: the darker a state and the bigger its dots, the more. ${top!.name} has the most`}
      heading="Reversals"
      values={values}
      own={marked.code}
      card={<StateCard row={marked} />}
      className="mt-4"
    />
  )
}

function StateCard({ row: { name, values } }: { row: StateRow }) {
  return (
    <>
      <p className="display wdth-84 text-[1.75rem] leading-none">{name}</p>
      <dl className="mt-2 flex justify-between gap-6">
        {STATE_COLUMNS.map(({ metric, short }) => (
          <div key={metric}>
            <dt className="text-[0.875rem] text-gray-600">{short}</dt>
            <dd className="display wdth-64 text-[1.75rem] leading-none">{shownNumber(values[metric])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function shownNumber(value: number | undefined) {
  return value === undefined ? "–" : formatInteger(value)
}
