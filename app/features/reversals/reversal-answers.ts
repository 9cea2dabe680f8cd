import type { DbEnum } from "#app/lib/supabase/types.ts"

export const DOSES: Readonly<Record<DbEnum<"reversal_doses">, string>> = {
  "1": "1",
  "2": "2",
  "3": "3",
  "4+": "4+",
  unsure: "I’m not sure",
}

export const OUTCOMES: Readonly<Record<DbEnum<"reversal_result">, string>> = {
  survived: "They survived",
  died: "They died",
  unknown: "I don’t know",
}

/** A week or month as the form sends it: its grain, and the day it starts on. */
interface Period {
  value: string
  label: string
}

/** What “this week” and “this month” are on this day. A draft keeps these dates, also when it is sent weeks later. */
export function recentPeriods(today: Date): { week: Period; month: Period; earlier: Period[] } {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const monday = new Date(Date.UTC(year, month, today.getUTCDate() - ((today.getUTCDay() + 6) % 7)))
  return {
    week: { value: `week:${isoDay(monday)}`, label: "This week" },
    month: { value: monthValue(year, month), label: "This month" },
    earlier: Array.from({ length: 24 }, (_, back) => {
      const first = new Date(Date.UTC(year, month - 1 - back, 1))
      return { value: `month:${isoDay(first)}`, label: MONTH.format(first) }
    }),
  }
}

/** How the slip and the console write a period: “Week of April 12, 2027”. */
export function periodText(grain: DbEnum<"reversal_grain">, period: string | null): string {
  if (grain === "earlier" || period === null) return "Earlier"
  const start = new Date(`${period}T00:00:00Z`)
  return grain === "week" ? `Week of ${DAY.format(start)}` : MONTH.format(start)
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" })
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

function monthValue(year: number, month: number) {
  return `month:${isoDay(new Date(Date.UTC(year, month, 1)))}`
}

function isoDay(date: Date) {
  return date.toISOString().slice(0, 10)
}
