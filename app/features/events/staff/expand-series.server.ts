import { RRuleTemporal } from "rrule-temporal"

const MAX_OCCURRENCES = 400

/**
 * The times of a series on the clock on the wall, such as `2027-03-02T18:00`. Without a zone they are the same in
 * summer and in winter; the database turns them into moments.
 */
export function expandSeries(rule: string, start: string): string[] {
  const dtstart = `${start.replace(/[-:]/g, "")}00`
  const series = new RRuleTemporal({ rruleString: `DTSTART:${dtstart}\nRRULE:${rule}`, strict: true })
  return series
    .all((_, index) => index < MAX_OCCURRENCES)
    .map(time => time.toPlainDateTime().toString({ smallestUnit: "minute" }))
}
