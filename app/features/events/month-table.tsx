import { href } from "react-router"
import { MONTHS } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { calendarWeeks, shiftMonth } from "./calendar-weeks.ts"
import { SeatsText } from "./event-poster.tsx"
import type { PosterView } from "./event-view.server.ts"
import { type Filters, listPath } from "./filters.ts"
import type { Seats } from "./seats.ts"

// In some browsers `display: block` removes table semantics; the roles restore them.
const ROLES = {
  table: { role: "table" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

interface Props {
  filters: Filters
  events: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
  today: string
}

/** A month as a table; on phones, days without events are left out. */
export function MonthTable({ filters, events, seats, today }: Props) {
  const { month } = filters
  const [year, number] = month.split("-").map(Number) as [number, number]
  const title = `${MONTHS[number - 1]} ${year}`
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h3 className="scroll-mt-6 text-2" id="month">
          {title}
        </h3>
        <nav aria-label="Month" className="flex gap-5 font-bold">
          {[-1, 1].map(by => (
            <Link
              key={by}
              to={`${listPath(filters, { month: shiftMonth(month, by) })}#month`}
              className="inline-flex min-h-11 items-center"
            >
              {by < 0 ? "Previous month" : "Next month"}
            </Link>
          ))}
        </nav>
      </div>
      <table
        {...ROLES.table}
        className="w-full table-fixed border-separate border-spacing-1.5 max-column:block"
        aria-labelledby="month"
      >
        <thead className="max-column:sr-only">
          <tr {...ROLES.row}>
            {WEEKDAYS.map(day => (
              <th
                key={day}
                {...ROLES.head}
                scope="col"
                className="p-1 text-left text-gray-300 text-small"
                abbr={day}
              >
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-column:block">
          {calendarWeeks(month).map(week => (
            <Week key={week.find(Boolean)} {...{ week, events, seats, today }} />
          ))}
        </tbody>
      </table>
      {!events.some(({ date }) => date.iso.startsWith(month)) && (
        <p className="mt-3">No events this month.</p>
      )}
    </div>
  )
}

interface WeekProps extends Pick<Props, "events" | "seats" | "today"> {
  week: readonly (string | null)[]
}

function Week({ week, events, seats, today }: WeekProps) {
  const isEmpty = !week.includes(today) && !events.some(({ date }) => week.includes(date.iso))
  return (
    <tr {...ROLES.row} className={isEmpty ? "max-column:hidden" : "max-column:block"}>
      {week.map((day, index) => (
        <Day
          key={day ?? `empty ${index + 1}`}
          {...{ day, today, seats }}
          events={events.filter(({ date }) => date.iso === day)}
        />
      ))}
    </tr>
  )
}

interface DayProps extends Pick<Props, "events" | "seats" | "today"> {
  day: string | null
}

function Day({ day, events, seats, today }: DayProps) {
  if (day === null) return <td {...ROLES.cell} className="max-column:hidden" />
  const isToday = day === today
  return (
    <td
      {...ROLES.cell}
      className={cn(
        "h-36 rounded bg-green-900 p-2 align-top max-column:mb-2 max-column:h-auto",
        isToday && "shadow-[inset_0_0_0_3px_var(--color-green-300)]",
        events.length === 0 && !isToday ? "max-column:hidden" : "max-column:block",
      )}
    >
      <span className="display wdth-62 block text-[1.6rem] text-gray-300 leading-none">
        <time dateTime={day}>
          <span className="sr-only">{MONTHS[Number(day.slice(5, 7)) - 1]} </span>
          {Number(day.slice(8))}
        </time>
        {isToday && <span className="ml-2 font-bold font-text text-green-300 text-small">Today</span>}
      </span>
      <ul className="mt-2 grid gap-1.5">
        {events.map(event => (
          <li key={event.id}>
            <Link
              to={href("/events/:event", { event: event.slug })}
              className="ring-inside grid rounded bg-white p-2 text-ink text-small no-underline leading-tight"
            >
              <b className="wdth-66 break-words font-black font-display text-[1.1rem] uppercase leading-none">
                {event.title}
              </b>
              <span>
                {event.date.starts} {event.date.zone}
              </span>
              <span>
                <SeatsText event={event} seats={seats[event.id] ?? event.seats} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </td>
  )
}
