import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { breathChart } from "#app/ui/brand/breath.ts"
import { Table } from "#app/ui/data/table.tsx"

const NUMBERS = new Intl.NumberFormat("en-US")

export interface Value {
  label: string
  /** For phones, such as ’26. */
  shortLabel?: string
  value: number
}

interface Props {
  /** What the chart shows, in a sentence. */
  title: string
  values: readonly Value[]
  /** The column headers of the table below. */
  heads: { label: string; value: string }
  note?: ReactNode
  className?: string
}

/** Values as plateaus of one line, with the numbers above. The table below contains the same data. */
export function BreathChart({ title, values, heads, note, className }: Props) {
  return (
    <figure className={cn("grid gap-4", className)}>
      <Plateaus {...{ title, values }} box={WIDE} className="max-phone:hidden" />
      <Plateaus {...{ title, values }} box={NARROW} className="phone:hidden" isShort />
      {note && <figcaption className="text-gray-700 text-small">{note}</figcaption>}
      <ValueTable {...{ title, values, heads }} />
    </figure>
  )
}

const WIDE = { width: 1200, height: 360, number: 34, label: 17, line: 6, head: 30 }
const NARROW = { width: 356, height: 236, number: 17, label: 14, line: 4, head: 24 }

interface PlateauProps {
  title: string
  values: readonly Value[]
  box: typeof WIDE
  isShort?: boolean
  className: string
}

function Plateaus({ title, values, box, isShort, className }: PlateauProps) {
  const foot = box.height - box.label * 2
  const max = Math.max(1, ...values.map(({ value }) => value))
  const heights = values.map(({ value }) => (value / max) * (foot - box.head))
  const line = breathChart(heights, box.width, foot)
  const stepWidth = box.width / values.length
  return (
    <svg
      viewBox={`-4 -12 ${box.width + 8} ${box.height + 12}`}
      role="img"
      aria-label={`${title}. The table below has the numbers.`}
      className={cn("h-auto w-full", className)}
    >
      <g strokeWidth="1.5" className="stroke-gray-300">
        {[0.25, 0.5, 0.75, 1].map(part => (
          <path key={part} d={`M0 ${foot - part * (foot - box.head)}H${box.width}`} />
        ))}
      </g>
      <path d={`${line}Z`} className="fill-green-300" />
      <path
        d={line}
        fill="none"
        strokeWidth={box.line}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ink"
      />
      {values.map(({ label, shortLabel, value }, index) => {
        const x = (index + 0.5) * stepWidth
        return (
          <g key={label} textAnchor="middle">
            <text
              x={x}
              y={foot - heights[index]! - box.label * 0.7}
              fontSize={box.number}
              className="display wdth-64 fill-ink"
            >
              {NUMBERS.format(value)}
            </text>
            <text
              x={x}
              y={box.height - box.label * 0.4}
              fontSize={box.label}
              fontWeight="600"
              className="fill-gray-700"
            >
              {isShort ? (shortLabel ?? label) : label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const BARS = ["fill-green-400", "fill-marigold-400", "fill-siren-400", "fill-air-400"]

interface BarProps extends Props {
  /** Appended to each number, such as "%". */
  unit?: string
}

/** Horizontal bars in the given order. */
export function BarChart({ title, values, heads, note, unit = "", className }: BarProps) {
  const max = Math.max(1, ...values.map(({ value }) => value))
  return (
    <figure className={cn("grid gap-4", className)}>
      {/* Screen readers use the table below. */}
      <ul aria-hidden="true" className="grid gap-3.5">
        {values.map(({ label, value }, index) => (
          <li
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 phone:grid-cols-[minmax(0,1fr)_5.5rem_9rem]"
          >
            <svg width="100%" height="56" aria-hidden="true" className="max-phone:col-span-2 max-phone:h-10">
              <rect
                width={`${(value / max) * 100}%`}
                height="100%"
                rx="12"
                className={BARS[index % BARS.length]}
              />
            </svg>
            <b className="display wdth-60 text-[2.2rem] leading-none max-phone:order-3 max-phone:text-[1.6rem]">
              {NUMBERS.format(value)}
              {unit}
            </b>
            <span className="leading-tight">{label}</span>
          </li>
        ))}
      </ul>
      {note && <figcaption className="text-small">{note}</figcaption>}
      <ValueTable {...{ title, values, heads, unit }} />
    </figure>
  )
}

function ValueTable({
  title,
  values,
  heads,
  unit = "",
}: Omit<Props, "note" | "className"> & { unit?: string }) {
  return (
    <details className="text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
        The numbers as a table
      </summary>
      <Table
        caption={title}
        columns={[
          { key: "label", label: heads.label, cell: row => row.label },
          {
            key: "value",
            label: heads.value,
            isNumber: true,
            cell: row => `${NUMBERS.format(row.value)}${unit}`,
          },
        ]}
        rows={values}
        keyOf={row => row.label}
      />
    </details>
  )
}
