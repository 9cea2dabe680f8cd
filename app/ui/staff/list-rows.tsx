import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Cursor, ListState, StaffList } from "#app/lib/staff/define-staff-list.ts"
import { listHref, listName, listQuery, shownColumns } from "#app/lib/staff/list-state.ts"
import { type Column, Table } from "#app/ui/data/table.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ActionButtons } from "./action-buttons.tsx"
import { CsvLinks } from "./csv-links.tsx"
import { SelectionPreview } from "./selection-preview.tsx"
import { KeysetPagination, StaffSheet } from "./staff-layout.tsx"

const BULK_FORM = "selected-rows"
// A row's form shows no errors of another form on the page.
const NO_RESULT = {}

interface Props<Row> {
  list: StaffList<Row, never, never>
  rows: readonly Row[]
  next: Cursor | null
  state: ListState
  openId: string | null
  mayAct: boolean
  mayImport: boolean
  now: number
  result: ActionResult | undefined
}

/** The table of a staff list with selection, row buttons, CSV and paging. */
export function ListRows<Row>({
  list,
  rows,
  next,
  state,
  openId,
  mayAct,
  mayImport,
  now,
  result,
}: Props<Row>) {
  const bulkActions = (mayAct && rows.length > 0 && list.bulkActions?.(state, rows)) || []
  const rowActions = mayAct ? rows.flatMap(row => list.rowActions?.(row) ?? []) : []
  const query = listQuery(list, { ...state, after: null })
  return (
    <StaffSheet className="self-start px-2 pt-2">
      <SelectionPreview
        actions={[...bulkActions, ...rowActions]}
        result={result}
        back={listHref(list, state)}
      />
      <Table
        caption={list.title}
        columns={columnsOf({ list, rows }, state, now, { mayAct, isSelectable: bulkActions.length > 0 })}
        rows={rows}
        keyOf={list.idOf}
        isSelected={row => list.idOf(row) === openId}
        empty={<p className="px-3.5 py-6">{list.empty(state)}</p>}
      />
      {bulkActions.length > 0 && (
        <Form id={BULK_FORM} result={NO_RESULT} className="flex flex-wrap items-center gap-3 px-3.5 py-4">
          <b>Selected:</b>
          <ActionButtons actions={bulkActions} />
        </Form>
      )}
      {list.columns.some(({ csv }) => csv) && rows.length > 0 && (
        <CsvLinks
          href={`/staff/csv/${listName(list)}${query}`}
          hasPersonal={list.columns.some(({ personalCsv }) => personalCsv)}
        />
      )}
      {mayImport && (
        <p className="px-3.5 pb-3">
          <Link to={`/staff/imports?list=${listName(list)}`} className="underline">
            Import a CSV file
          </Link>
        </p>
      )}
      <KeysetPagination
        label={list.title}
        first={state.after ? listHref(list, state, { after: null }) : null}
        next={next && listHref(list, state, { after: next })}
      />
    </StaffSheet>
  )
}

function columnsOf<Row>(
  { list, rows }: Pick<Props<Row>, "list" | "rows">,
  state: ListState,
  now: number,
  { mayAct, isSelectable }: { mayAct: boolean; isSelectable: boolean },
): Column<Row>[] {
  const columns = shownColumns(list.columns, state).map(
    ({ key, label, cell }, index): Column<Row> => ({
      ...{ key, label },
      cell(row) {
        const content = cell(row, { href: `${list.path}/${list.idOf(row)}${listQuery(list, state)}`, now })
        if (index > 0 || !isSelectable) return content
        return (
          <span className="grid grid-cols-[auto_1fr] items-start gap-3">
            <input
              type="checkbox"
              form={BULK_FORM}
              name="id"
              value={list.idOf(row)}
              aria-label={`Select ${list.nameOf(row)}`}
              className="mt-0.5 size-6"
            />
            <span>{content}</span>
          </span>
        )
      },
    }),
  )
  if (!mayAct || !rows.some(row => list.rowActions?.(row).length)) return columns
  return [...columns, { key: "actions", label: "Actions", cell: row => rowButtons(list, row) }]
}

function rowButtons<Row>(list: Props<Row>["list"], row: Row) {
  const actions = list.rowActions?.(row) ?? []
  if (actions.length === 0) return null
  return (
    <Form result={NO_RESULT} className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={list.idOf(row)} />
      <ActionButtons actions={actions} name={list.nameOf(row)} />
    </Form>
  )
}
