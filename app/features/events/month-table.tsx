import { MONTHS } from "#app/lib/format/dates.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { calendarWeeks, shiftMonth } from "./calendar-weeks.ts"
import type { PosterView } from "./event-view.server.ts"
import { type Filters, listPath } from "./filters.ts"
import { MonthDay } from "./month-day.tsx"
import { MonthList } from "./month-list.tsx"
import type { Seats } from "./seats.ts"

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

interface Props {
  filters: Filters
  events: readonly PosterView[]
  seats: Readonly<Record<string, Seats>>
  today: string
}

/** A month as a table. On phones its days are small, and the events are listed below. */
export function MonthTable({ filters, events, seats, today }: Props) {
  const { month } = filters
  const [year, number] = month.split("-").map(Number) as [number, number]
  const shown = events.filter(({ date }) => date.iso.startsWith(month))
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h3 className="scroll-mt-6 text-2" id="month">
          {MONTHS[number - 1]} {year}
        </h3>
        <nav aria-label="Month" className="flex flex-wrap gap-3">
          {[-1, 1].map(by => (
            <PushButton
              key={by}
              to={`${listPath(filters, { month: shiftMonth(month, by) })}#month`}
              variant="white"
              size="sm"
            >
              {by < 0 ? "Previous month" : "Next month"}
            </PushButton>
          ))}
        </nav>
      </div>
      <table
        className="w-full table-fixed border-separate border-spacing-0.5 column:border-spacing-1.5"
        aria-labelledby="month"
      >
        <thead>
          <tr>
            {WEEKDAYS.map(day => (
              <th key={day} scope="col" className="p-1 text-left text-gray-300 text-small" abbr={day}>
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(month).map(week => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <MonthDay
                  key={day ?? `empty ${index + 1}`}
                  {...{ day, today, seats }}
                  events={shown.filter(({ date }) => date.iso === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthList {...{ seats, today }} events={shown} />
      {shown.length === 0 && <p className="mt-3">No events this month.</p>}
    </div>
  )
}
