import { formatInteger } from "#app/lib/format/numbers.ts"
import { type Column, Table } from "#app/ui/data/table.tsx"
import type { StateRow } from "./impact-view.ts"
import { STATE_COLUMNS } from "./state-columns.ts"

const TOP = 5

/** The states with the most reversals, and all of them below. */
export function StateTable({ rows }: { rows: readonly StateRow[] }) {
  return (
    <div>
      <NumbersTable caption={`The ${TOP} states with the most reversals`} rows={rows.slice(0, TOP)} />
      <details className="mt-3 text-small">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
          All {rows.length} states
        </summary>
        <NumbersTable caption="All states" rows={rows} />
      </details>
    </div>
  )
}

function NumbersTable({ caption, rows }: { caption: string; rows: readonly StateRow[] }) {
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ name }) => name}
      isSelected={row => row === rows[0]}
      onPhone="scroll"
    />
  )
}

const COLUMNS: Column<StateRow>[] = [
  { key: "state", label: "State", cell: ({ name }) => name },
  ...STATE_COLUMNS.map(({ metric, short }) => ({
    key: metric,
    label: short,
    isNumber: true,
    cell: ({ values }: StateRow) => {
      const value = values[metric]
      return value === undefined ? "not shown" : formatInteger(value)
    },
  })),
]
