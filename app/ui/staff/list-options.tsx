import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { ListState, StaffList } from "#app/lib/staff/define-staff-list.ts"
import { listHref, listQuery, shownColumns, toggledColumns } from "#app/lib/staff/list-state.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
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

/** A link for each column but the first, which names its row. */
function ColumnChoice({ list, state }: Pick<Props, "list" | "state">) {
  const shown = shownColumns(list.columns, state)
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-bold underline">Columns</summary>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-2">
        {list.columns.slice(1).map(column => {
          const isShown = shown.includes(column)
          const columns = toggledColumns(list.columns, state, column.key)
          return (
            <li key={column.key}>
              <Link
                to={listHref(list, state, { columns })}
                className="inline-flex min-h-8 items-center gap-2"
              >
                <Icon name={isShown ? "ph:eye-slash-bold" : "ph:eye-bold"} className="size-5" />
                {isShown ? "Hide" : "Show"} “{column.label}”
              </Link>
            </li>
          )
        })}
      </ul>
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
