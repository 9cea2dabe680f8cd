import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { Cursor, ListState, StaffList } from "#app/lib/staff/define-staff-list.ts"
import { listHref } from "#app/lib/staff/list-state.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ListOptions } from "./list-options.tsx"
import { ListRows } from "./list-rows.tsx"
import { ListSearch } from "./list-search.tsx"
import { StaffHeading } from "./staff-layout.tsx"
import { useFormDraft } from "./use-form-draft.ts"

interface Props<Row, Detail, Extra> {
  list: StaffList<Row, Detail, Extra>
  data: {
    rows: readonly Row[]
    next: Cursor | null
    state: ListState
    savedViews: readonly { id: string; name: string; query: string }[]
    options: readonly (readonly { value: string; label: string }[])[]
    detail: Detail | null
    extra: Extra | null
    mayAct: boolean
    mayImport: boolean
    /** Whether an open record links to its entries in the audit log. */
    mayReadLog: boolean
    openId: string | null
    now: number
    flash: Flash | null
  }
  result: ActionResult | undefined
}

/** The page of every staff list. On narrow screens an open record replaces the list. */
export function StaffListPage<Row, Detail, Extra>({ list, data, ...given }: Props<Row, Detail, Extra>) {
  const draft = useFormDraft()
  const result = given.result ?? draft
  const { state, options, detail, extra, mayAct, mayImport, openId, now } = data
  const columnsList = list as unknown as StaffList<never, never, never>
  const message = <FlashMessage flash={data.flash} />
  const listClass = detail ? "max-[1180px]:hidden" : undefined
  return (
    <>
      <StaffHeading title={list.title}>
        {list.extra && extra !== null && <list.extra.View key={openId} {...{ extra, result }} />}
      </StaffHeading>
      <div className={cn("mb-4 grid gap-4", listClass)}>
        <ListSearch {...{ list: columnsList, state, options }} />
        <ListOptions {...{ list: columnsList, state, result }} savedViews={data.savedViews} />
        {!detail && message}
      </div>
      <div className={cn("grid gap-5", detail && "min-[1180px]:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]")}>
        <div className={cn("grid", listClass)}>
          <ListRows
            list={list as unknown as StaffList<Row, never, never>}
            rows={data.rows}
            next={data.next}
            {...{ state, openId, mayAct, mayImport, now, result }}
          />
        </div>
        {detail && list.detail && (
          <div className="grid min-w-0 content-start gap-3">
            <list.detail.View
              key={openId}
              {...{ detail, mayAct, result, now, message }}
              listHref={listHref(list, state)}
            />
            {data.mayReadLog && openId && (
              <Link to={`/staff/audit?q=${openId}`} className="justify-self-start px-2 underline">
                See all changes to this record
              </Link>
            )}
          </div>
        )}
      </div>
    </>
  )
}
