import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"

export interface Column<Row> {
  key: string
  label: string
  cell(row: Row): ReactNode
  /** Right-aligned with tabular digits. */
  isNumber?: boolean
}

interface Props<Row> {
  /** Always read by screen readers; visible only with `showCaption`. */
  caption: string
  showCaption?: boolean
  /** The first column names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  isSelected?(row: Row): boolean
  /** On narrow screens each row becomes a block, or the table scrolls horizontally. */
  onPhone?: "stack" | "scroll"
  empty?: ReactNode
  className?: string
}

// In some browsers `display: block` removes table semantics; the roles restore them.
const ROLES = { table: { role: "table" }, row: { role: "row" }, head: { role: "columnheader" } }

/** A table with a sticky header. */
export function Table<Row>({
  caption,
  showCaption,
  columns,
  rows,
  keyOf,
  isSelected,
  onPhone = "stack",
  empty,
  className,
}: Props<Row>) {
  const stacks = onPhone === "stack"
  const table = (
    <table {...ROLES.table} className={cn("w-full border-collapse", stacks && "max-phone:block", className)}>
      <caption
        className={cn(showCaption ? "pb-3 text-left font-bold" : "sr-only", stacks && "max-phone:block")}
      >
        {caption}
      </caption>
      <thead className={cn("sticky top-0 z-10 bg-inherit", stacks && "max-phone:sr-only")}>
        <tr {...ROLES.row}>
          {columns.map(({ key, label, isNumber }) => (
            <th
              key={key}
              {...ROLES.head}
              scope="col"
              className={cn(
                "whitespace-nowrap border-ink border-b-[2.5px] bg-paper px-3.5 py-2.5 font-bold text-[0.875rem] text-gray-600",
                isNumber ? "text-right" : "text-left",
                !stacks && "max-phone:px-2",
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cn(stacks && "max-phone:block")}>
        {rows.map(row => (
          <TableRow key={keyOf(row)} {...{ row, columns, stacks }} selected={isSelected?.(row) ?? false} />
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
  if (stacks) return table
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access
      tabIndex={0}
      className="max-h-[80vh] overflow-auto"
    >
      {table}
    </section>
  )
}

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  stacks: boolean
  selected: boolean
}

function TableRow<Row>({ row, columns, stacks, selected }: RowProps<Row>) {
  return (
    <tr
      {...ROLES.row}
      aria-current={selected || undefined}
      className={cn(
        selected && "bg-green-100",
        stacks &&
          "max-phone:block max-phone:border-gray-300 max-phone:border-b-[1.5px] max-phone:px-2 max-phone:py-3",
      )}
    >
      {columns.map(({ key, label, cell, isNumber }, index) => {
        const Cell = index === 0 ? "th" : "td"
        const content = cell(row)
        return (
          <Cell
            key={key}
            role={index === 0 ? "rowheader" : "cell"}
            scope={index === 0 ? "row" : undefined}
            className={cn(
              "px-3.5 py-3.5 align-middle",
              isNumber && !stacks ? "text-right" : "text-left",
              !stacks && "border-gray-300 border-b-[1.5px]",
              stacks &&
                "phone:border-gray-300 phone:border-b-[1.5px] max-phone:flex max-phone:justify-between max-phone:gap-4 max-phone:px-0 max-phone:py-1",
              index === 0 ? "font-bold" : "font-normal",
              isNumber && cn("tabular-nums", stacks && "phone:text-right"),
              !stacks && "max-phone:px-2",
            )}
          >
            {stacks && index > 0 && content !== null && (
              <span aria-hidden="true" className="text-gray-600 phone:hidden">
                {label}
              </span>
            )}
            <span className={stacks && index > 0 ? "max-phone:text-right" : undefined}>{content}</span>
          </Cell>
        )
      })}
    </tr>
  )
}
