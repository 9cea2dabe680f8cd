import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { dateSchema } from "./date-schema.ts"
import { expandSeries } from "./expand-series.server.ts"
import { errorsFor, withoutNull } from "./outcomes.ts"
import { filledRows, rowField } from "./rows.ts"
import { seriesSchema } from "./series-schema.ts"

/** Creates or changes the repeating dates. The database moves, adds and removes dates, and emails people. */
export async function saveSeries({ db, form }: StaffActionArgs, event: string): Promise<StaffOutcome> {
  const date = parseForm(dateSchema, form)
  const series = parseForm(seriesSchema, form)
  const errors: Record<string, string> = {}
  const skips = readSkips(form, errors)
  if (!date.ok || !series.ok || Object.keys(errors).length > 0) {
    return { errors: { ...(series.ok ? {} : series.errors), ...(date.ok ? {} : date.errors), ...errors } }
  }
  const { starts, minutes, ...seats } = date.value
  const { rule, reason } = series.value
  const occurrences = expandSeries(rule, starts)
  const [first] = occurrences
  if (!first) return { errors: { until: "No date is in this series. Check the days." } }
  const { data } = await db
    .rpc("save_event_series", {
      ...{ event, rule, starts: first, minutes, skips, occurrences, reason },
      ...withoutNull(seats),
    })
    .throwOnError()
  return data === "saved" ? { done: "series" } : { errors: errorsFor(data) }
}

function readSkips(form: FormData, errors: Record<string, string>) {
  return filledRows(form, "skips", ["day"]).map(({ index, day }) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) errors[rowField("skips", index, "day")] = "Enter a day."
    return day
  })
}
