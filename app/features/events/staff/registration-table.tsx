import { formatDateTime } from "#app/lib/format/dates.ts"
import type { Cursor } from "#app/lib/staff/define-staff-list.ts"
import { type Column, Table } from "#app/ui/data/table.tsx"
import { KeysetPagination, StaffSheet, StaffViews } from "#app/ui/staff/staff-layout.tsx"
import type { Question } from "../schema.ts"
import type { RegistrationRow } from "./queries.ts"
import { REGISTRATION_STATUS, REGISTRATION_VIEWS } from "./registration-views.ts"

interface Props {
  rows: readonly RegistrationRow[]
  next: Cursor | null
  view: string
  isFirstPage: boolean
  /** The address of the page. */
  path: string
  questions: readonly Question[]
}

/** Who registered for a date, in order. */
export function RegistrationTable({ rows, next, view, isFirstPage, path, questions }: Props) {
  const hrefOf = (value: string, after: Cursor | null) => {
    const query = new URLSearchParams({ view: value, ...(after && { after: `${after.at}_${after.id}` }) })
    return `${path}?${query}`
  }
  const views = REGISTRATION_VIEWS.map(({ value, label }) => ({
    label,
    to: hrefOf(value, null),
    isOpen: value === view,
  }))
  return (
    <div className="grid gap-4">
      <StaffViews label="Registrations" views={views} />
      <StaffSheet className="px-2 pt-2">
        <Table
          caption="Registrations"
          columns={columnsWith(questions)}
          rows={rows}
          keyOf={row => row.id}
          empty={<p className="px-3.5 py-6">No one here.</p>}
        />
        {rows.length > 0 && (
          <p className="px-3.5 py-3">
            <a href={`${path}/registrations.csv?view=${view}`} download className="underline">
              Download as CSV
            </a>
          </p>
        )}
        <KeysetPagination
          label="Registrations"
          first={isFirstPage ? null : hrefOf(view, null)}
          next={next && hrefOf(view, next)}
        />
      </StaffSheet>
    </div>
  )
}

function columnsWith(questions: readonly Question[]): Column<RegistrationRow>[] {
  return [
    {
      key: "name",
      label: "Name",
      cell: ({ number, name, email }) => (
        <span className="wrap-anywhere">
          {number}. {name ?? "Member"}
          {email && <small className="block font-normal text-gray-600 text-small">{email}</small>}
        </span>
      ),
    },
    { key: "seats", label: "Seats", cell: seatsText },
    { key: "status", label: "Status", cell: ({ status }) => REGISTRATION_STATUS[status] },
    {
      key: "answers",
      label: "Answers",
      cell: ({ answers }) => <Answers answers={answers as Record<string, string>} questions={questions} />,
    },
    { key: "registered", label: "Registered", cell: ({ created_at }) => formatDateTime(created_at) },
  ]
}

function seatsText({ party_size, channel }: RegistrationRow) {
  return `${party_size} ${channel === "room" ? "in the room" : "online"}`
}

function Answers({
  answers,
  questions,
}: {
  answers: Record<string, string>
  questions: readonly Question[]
}) {
  const given = questions.filter(({ key }) => answers[key])
  if (given.length === 0) return "None"
  return (
    <dl className="grid gap-1">
      {given.map(({ key, label }) => (
        <div key={key}>
          <dt className="text-gray-600 text-small">{label}</dt>
          <dd className="wrap-anywhere">{answers[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
