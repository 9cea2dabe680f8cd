import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { type Column, Table } from "#app/ui/data/table.tsx"
import { dotWidth, shadeOf, shadeRanges } from "./map-scale.ts"
import dotsFile from "./us-dots.svg?url"
import outlinesFile from "./us-outlines.svg?url"
import { type StateCode, US_STATES } from "./us-states.ts"

export type StateValues = Readonly<Partial<Record<StateCode, number>>>

interface Props {
  /** Describes the map in one sentence. */
  title: string
  /** The header of the table's second column. */
  heading: string
  values: StateValues
  /** Dots over shades: both grow with the value. */
  variant?: "dots" | "shades"
  /** The visitor's own state, highlighted and with a card. */
  own?: StateCode | null
  card?: ReactNode
  className?: string
}

const NUMBERS = new Intl.NumberFormat("en-US")
const CODES = Object.keys(US_STATES) as StateCode[]
const SHADES = ["fill-green-100", "fill-green-200", "fill-green-300", "fill-green-500", "fill-green-700"]
/** Under dots, which stay readable on all of them: ink has a contrast of at least 7 to 1 on each. */
const PALE_SHADES = ["fill-white", "fill-green-100", "fill-green-200", "fill-green-300", "fill-green-400"]
// The corner of the card, over open water.
const CARD = { x: 388, y: 540 }

/**
 * The United States, one number per state. The shapes are a separate SVG file that browsers cache. The table below is
 * the accessible alternative.
 */
export function StateMap({ title, heading, values, variant = "dots", own, card, className }: Props) {
  const max = Math.max(1, ...Object.values(values))
  const min = Math.min(max, ...Object.values(values).filter(value => value > 0))
  const ownState = own && US_STATES[own]
  return (
    <figure className={cn("relative grid gap-3", className)}>
      <div className="relative">
        <svg
          viewBox="-10 -6 995 622"
          role="img"
          aria-label={`${title}. The table below has the numbers.`}
          className="h-auto w-full"
        >
          {variant === "dots" ? (
            <>
              <g strokeWidth="1.2" strokeLinejoin="round" className="stroke-green-800">
                {CODES.map(code => (
                  <use
                    key={code}
                    href={`${outlinesFile}#${code}`}
                    className={PALE_SHADES[shadeOf(values[code] ?? 0, max)]}
                  />
                ))}
              </g>
              <g fill="none" strokeLinecap="round">
                {CODES.map(code => (
                  <use
                    key={code}
                    href={`${dotsFile}#${code}`}
                    strokeWidth={dotWidth(values[code] ?? 0, max)}
                    className={code === own ? "stroke-siren-700" : "stroke-ink"}
                  />
                ))}
              </g>
            </>
          ) : (
            <g strokeWidth="1.5" strokeLinejoin="round" className="stroke-white">
              {CODES.map(code => (
                <use
                  key={code}
                  href={`${outlinesFile}#${code}`}
                  className={code === own ? "fill-siren-500" : SHADES[shadeOf(values[code] ?? 0, max)]}
                />
              ))}
            </g>
          )}
          {ownState && (
            <g strokeWidth="3" className="stroke-ink">
              {card && (
                <path d={`M${ownState.x} ${ownState.y}L${CARD.x} ${CARD.y}`} className="max-column:hidden" />
              )}
              <circle cx={ownState.x} cy={ownState.y} r="6" className="fill-white" />
            </g>
          )}
        </svg>
        {card && (
          <div className="rounded-[18px] bg-white px-5 pt-4 pb-4.5 shadow-[0_0_0_var(--line)_var(--color-ink),0_6px_0_var(--line)_var(--color-ink)] max-column:mx-3 max-column:mt-3.5 column:absolute column:bottom-[2%] column:left-[32.5%]">
            {card}
          </div>
        )}
      </div>
      {variant === "dots" ? <RangeLegend {...{ heading, min, max }} /> : <Legend heading={heading} />}
      <details className="text-small">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
          The map as a table
        </summary>
        <Table
          caption={title}
          columns={[{ key: "state", label: "State", cell: row => row.name }, amountOf(heading)]}
          rows={rowsOf(values)}
          keyOf={row => row.code}
          isSelected={row => row.code === own}
        />
      </details>
    </figure>
  )
}

/** Which values each shade has, with a dot of that size. */
function RangeLegend({ heading, min, max }: { heading: string; min: number; max: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2 font-[650] text-small column:justify-end">
      <p>{heading}</p>
      <ul className="flex flex-wrap items-center gap-x-4.5 gap-y-2">
        <LegendEntry step={0} value={0} max={max} label="Not shown" />
        {shadeRanges(min, max).map(([from, to], index) => (
          <LegendEntry
            key={to}
            step={index + 1}
            value={to}
            max={max}
            label={from === to ? NUMBERS.format(to) : `${NUMBERS.format(from)}–${NUMBERS.format(to)}`}
          />
        ))}
      </ul>
    </div>
  )
}

function LegendEntry({
  step,
  value,
  max,
  label,
}: {
  step: number
  value: number
  max: number
  label: string
}) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg viewBox="0 0 30 20" aria-hidden="true" className="h-5 w-auto">
        <rect
          x="0.75"
          y="0.75"
          width="28.5"
          height="18.5"
          rx="4"
          strokeWidth="1.5"
          className={cn("stroke-green-800", PALE_SHADES[step])}
        />
        <circle cx="15" cy="10" r={dotWidth(value, max) / 2} className="fill-ink" />
      </svg>
      {label}
    </li>
  )
}

function Legend({ heading }: Pick<Props, "heading">) {
  return (
    <p className="flex flex-wrap items-center justify-end gap-2.5 font-[650] text-small">
      Fewer
      <svg viewBox="0 0 120 16" aria-hidden="true" className="h-4 w-auto">
        {SHADES.map((shade, index) => (
          <rect key={shade} x={index * 24} width="22" height="16" rx="3" className={shade} />
        ))}
      </svg>
      More {heading.toLowerCase()}
    </p>
  )
}

interface Row {
  code: StateCode
  name: string
  value: number
}

function rowsOf(values: StateValues): Row[] {
  return CODES.filter(code => values[code] !== undefined)
    .map(code => ({ code, name: US_STATES[code].name, value: values[code]! }))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name))
}

function amountOf(heading: string): Column<Row> {
  return { key: "value", label: heading, isNumber: true, cell: row => NUMBERS.format(row.value) }
}
