import { Badge } from "#app/ui/data/badge.tsx"
import { formatZonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { NextShift } from "./queries.ts"

/** On the page about volunteering: what volunteers can do next. */
export function NextShifts({ shifts }: { shifts: readonly NextShift[] }) {
  if (shifts.length === 0) return null
  return (
    <section aria-labelledby="shifts-heading" className="wrap pt-[clamp(40px,5vw,76px)]">
      <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-5 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-1.5">
          <h2 id="shifts-heading" className="wdth-92 text-3">
            Next shifts
          </h2>
          <p className="max-w-[38em] text-gray-700">
            Where volunteers are needed. Once we’ve met, you pick your own.
          </p>
        </div>
        <ul className="grid max-w-190">
          {shifts.map(({ id, title, place, starts_at, time_zone, capacity, taken, offered }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-gray-300 border-b-[1.5px] py-4 first:pt-1.5"
            >
              <div className="grid gap-0.5">
                <h3 className="wrap-anywhere font-bold text-[1.125rem]">{title}</h3>
                <p className="text-gray-700">
                  {formatZonedTime(starts_at, time_zone)}, {place}
                </p>
              </div>
              <Badge tone={capacity > taken || offered > 0 ? "green" : "gray"}>
                {capacity > taken ? `${capacity - taken} of ${capacity} places left` : "Waiting list"}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
