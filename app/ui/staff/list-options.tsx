import { Form as RouterForm } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { ListState, StaffList } from "#app/lib/staff/define-staff-list.ts"
import { listQuery, shownColumns } from "#app/lib/staff/list-state.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StateFields } from "./list-search.tsx"
import { StaffViews } from "./staff-layout.tsx"

interface Props {
  list: Pick<StaffList<never>, "path" | "views" | "search" | "order" | "columns" | "filters">
  state: ListState
  savedViews: readonly { id: string; name: string; query: string }[]
  result: ActionResult | undefined
}

/** The columns to show, and the staff member's own views of the list. */
export function ListOptions({ list, state, savedViews, result }: Props) {
  const query = listQuery(list, { ...state, after: null })
  const open = savedViews.find(view => view.query === query)
  return (
    <>
      {savedViews.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <b>Your views</b>
          <StaffViews
            label="Your views"
            views={savedViews.map(view => ({
              ...{ label: view.name, to: list.path + view.query, isOpen: view === open },
            }))}
          />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        {list.columns.length > 1 && <ColumnChoice {...{ list, state }} />}
        {open ? (
          <Form intent="remove-view" result={{}}>
            <input type="hidden" name="saved" value={open.id} />
            <SubmitButton variant="white" size="sm" icon="ph:trash-bold">
              Remove the view “{open.name}”
            </SubmitButton>
          </Form>
        ) : (
          query && <ViewName result={result} />
        )}
      </div>
    </>
  )
}

function ColumnChoice({ list, state }: Pick<Props, "list" | "state">) {
  const shown = shownColumns(list.columns, state)
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-bold underline">Columns</summary>
      <RouterForm
        method="get"
        action={list.path}
        className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2"
      >
        <StateFields list={list} state={{ ...state, columns: null }} isWhole />
        {/* The first column names its row, so it stays. */}
        <input type="hidden" name="columns" value={list.columns[0]!.key} />
        {list.columns.slice(1).map(column => (
          <label key={column.key} className="flex min-h-8 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="columns"
              value={column.key}
              defaultChecked={shown.includes(column)}
              className="tick"
            />
            {column.label}
          </label>
        ))}
        <PushButton type="submit" variant="white" size="sm">
          Show these
        </PushButton>
      </RouterForm>
    </details>
  )
}

function ViewName({ result }: Pick<Props, "result">) {
  const answer = result?.intent === "save-view" ? result : undefined
  return (
    <details open={answer?.errors !== undefined}>
      <summary className="min-h-8 cursor-pointer font-bold underline">Save this view</summary>
      <Form intent="save-view" result={answer ?? {}} className="pt-2">
        <TextField
          name="view-name"
          label="Name of the view"
          hint="It keeps the search, the filters and the columns. Only you see it."
          maxLength={40}
          autoComplete="off"
        />
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          Save
        </SubmitButton>
      </Form>
    </details>
  )
}
