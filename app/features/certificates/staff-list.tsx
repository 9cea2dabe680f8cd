import { href, Form as RouterForm } from "react-router"
import { Badge } from "#app/ui/data/badge.tsx"
import { type Column, Table } from "#app/ui/data/table.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { KeysetPagination, StaffSheet, StaffViews } from "#app/ui/staff/staff-layout.tsx"
import { shownNumber } from "./card.ts"
import { type Filters, filterQuery, STATES } from "./staff-filters.ts"
import { stateBadge } from "./staff-labels.ts"
import type { StaffListed } from "./staff-queries.ts"

const LIST = "/staff/certificates"

interface SearchProps {
  filters: Filters
  courses: readonly { id: string; title: string }[]
}

/** What to look for. A plain form: the address holds it all, so a list can be sent to a colleague. */
export function StaffSearch({ filters, courses }: SearchProps) {
  const states = [null, ...STATES].map(state => ({
    label: state ? state[0]!.toUpperCase() + state.slice(1) : "All",
    to: LIST + filterQuery({ ...filters, state, after: null }),
    isOpen: state === filters.state,
  }))
  return (
    <div className="mb-4 grid gap-4">
      <RouterForm
        method="get"
        action={LIST}
        className="grid items-end gap-x-4 gap-y-3 phone:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_auto]"
      >
        <TextField
          key={filters.words}
          name="q"
          type="search"
          label="Holder, number or address"
          defaultValue={filters.words}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          key={filters.course}
          name="course"
          label="Course"
          placeholder="Every course"
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={filters.course ?? ""}
        />
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        <PushButton type="submit" variant="white" icon="ph:magnifying-glass-bold">
          Search
        </PushButton>
      </RouterForm>
      <StaffViews label="States" views={states} />
    </div>
  )
}

interface ListProps {
  rows: readonly StaffListed[]
  next: Filters["after"]
  filters: Filters
  openId: string | undefined
  now: number
}

export function StaffList({ rows, next, filters, openId, now }: ListProps) {
  const columns: Column<StaffListed>[] = [
    {
      key: "holder",
      label: "Holder",
      cell: ({ id, holder_name, course_title }) => (
        <>
          <Link
            to={href("/staff/certificates/:id?", { id }) + filterQuery(filters)}
            className="wrap-anywhere underline"
          >
            {holder_name ?? `No. ${shownNumber(id).slice(0, 9)} …`}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{course_title}</small>
        </>
      ),
    },
    {
      key: "issued",
      label: "Issued",
      cell: ({ issued_at }) => <span className="whitespace-nowrap">{shortDate(issued_at)}</span>,
    },
    {
      key: "state",
      label: "State",
      cell: row => {
        const { label, tone } = stateBadge(row, now)
        return <Badge tone={tone}>{label}</Badge>
      },
    },
  ]
  return (
    <StaffSheet className="self-start px-2 pt-2">
      <Table
        caption="Certificates"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isSelected={({ id }) => id === openId}
        empty={<p className="px-3.5 py-6">Nothing here fits that. Try fewer letters, or another state.</p>}
      />
      <KeysetPagination
        label="Certificates"
        first={filters.after ? LIST + filterQuery({ ...filters, after: null }) : null}
        next={next ? LIST + filterQuery({ ...filters, after: next }) : null}
      />
    </StaffSheet>
  )
}

function shortDate(moment: string) {
  const options = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const
  return new Date(moment).toLocaleDateString("en-US", options)
}
