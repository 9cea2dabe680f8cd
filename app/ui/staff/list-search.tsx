import { Form as RouterForm } from "react-router"
import type { ListFilter, ListState, StaffList } from "#app/lib/staff/define-staff-list.ts"
import { listHref } from "#app/lib/staff/list-state.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StaffViews } from "./staff-layout.tsx"

interface Props {
  list: Pick<StaffList<never>, "path" | "views" | "search" | "order" | "columns"> & {
    filters?: readonly ListFilter[]
  }
  state: ListState
  /** The options of each filter, in the order of the filters. */
  options: readonly (readonly { value: string; label: string }[])[]
}

/** Search, filters and views. A GET form, so that the URL holds the whole state. */
export function ListSearch({ list, state, options }: Props) {
  const views = list.views.map(({ value, label }) => ({
    label,
    to: listHref(list, state, { view: value, after: null }),
    isOpen: value === state.view,
  }))
  return (
    <>
      {list.search && (
        <RouterForm method="get" action={list.path} className="field-row">
          <TextField
            key={state.search}
            name="q"
            type="search"
            label={list.search.label}
            defaultValue={state.search}
            autoComplete="off"
            spellCheck={false}
            className="min-w-0 flex-[2_1_15rem]"
          />
          {list.filters?.map(({ name, label, anyLabel }, i) => (
            <SelectField
              key={`${name} ${state.filters[name]}`}
              {...{ name, label }}
              placeholder={anyLabel}
              options={options[i] ?? []}
              defaultValue={state.filters[name] ?? ""}
              className="min-w-0 flex-[1_1_11rem]"
            />
          ))}
          <StateFields {...{ list, state }} />
          <PushButton type="submit" variant="white" icon="ph:magnifying-glass-bold">
            Search
          </PushButton>
        </RouterForm>
      )}
      {state.search && list.search?.note && (
        <p className="mt-3 text-gray-600 text-small">{list.search.note}</p>
      )}
      {views.length > 1 && <StaffViews label="Views" views={views} />}
    </>
  )
}

/** The part of the state that the form has no field for. */
function StateFields({ list, state }: Pick<Props, "list" | "state">) {
  const kept = (state.columns ?? []).map(key => ["columns", key])
  if (state.view !== list.views[0]!.value) kept.push(["view", state.view])
  return kept.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />)
}
