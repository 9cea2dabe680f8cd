import { Fragment } from "react"
import type { Cursor } from "#app/lib/staff/define-staff-list.ts"
import { cursorText } from "#app/lib/staff/list-state.ts"
import { type Column, Table } from "#app/ui/data/table.tsx"
import { CsvLinks } from "#app/ui/staff/csv-links.tsx"
import { KeysetPagination, StaffSheet, StaffViews } from "#app/ui/staff/staff-layout.tsx"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
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
  timeZone: string
}

/** Who registered for a date, in order. */
export function RegistrationTable({ rows, next, view, isFirstPage, path, questions, timeZone }: Props) {
  const hrefOf = (value: string, after: Cursor | null) => {
    const query = new URLSearchParams({ view: value, ...(after && { after: cursorText(after) }) })
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
          columns={columnsWith(questions, timeZone)}
          rows={rows}
          keyOf={row => row.id}
          empty={<p className="px-3.5 py-6">No one here.</p>}
        />
        {rows.length > 0 && <CsvLinks href={`${path}/registrations.csv?view=${view}`} hasPersonal />}
        <KeysetPagination
          label="Registrations"
          first={isFirstPage ? null : hrefOf(view, null)}
          next={next && hrefOf(view, next)}
        />
      </StaffSheet>
    </div>
  )
}

function columnsWith(questions: readonly Question[], timeZone: string): Column<RegistrationRow>[] {
  return [
    {
      key: "name",
      label: "Name",
      cell: ({ number, name, email }) => (
        <span className="wrap-anywhere block phone:min-w-40">
          {number}. {name ?? "Member"}
          {email && <Address email={email} />}
        </span>
      ),
    },
    { key: "seats", label: "Seats", cell: seatsText },
    { key: "status", label: "Status", cell: ({ status }) => REGISTRATION_STATUS[status] },
    ...(questions.length > 0 ? [answersColumn(questions)] : []),
    { key: "registered", label: "Registered", cell: ({ created_at }) => shortTime(created_at, timeZone) },
  ]
}

function answersColumn(questions: readonly Question[]): Column<RegistrationRow> {
  return {
    key: "answers",
    label: "Answers",
    cell: ({ answers }) => <Answers answers={answers as Record<string, string>} questions={questions} />,
  }
}

/** An email address that wraps behind the @ and behind dots. */
function Address({ email }: { email: string }) {
  return (
    <small className="block font-normal text-gray-600 text-small">
      {email.split(/(?<=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </small>
  )
}

/** "Nov 17, 2:31 PM CST" */
function shortTime(moment: string, timeZone: string) {
  const { month, day, time, zone } = zonedTime(moment, timeZone)
  return `${month.slice(0, 3)} ${day}, ${time} ${zone}`
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
