import { z } from "zod"
import { listOf } from "#app/lib/forms/fields.ts"
import { type SeriesRule, WEEKDAYS, weekdayOf, writeRule } from "../series-rule.ts"
import { REPEATS } from "./options.ts"

function keys<Key extends string>(labels: Readonly<Record<Key, unknown>>) {
  return Object.keys(labels) as [Key, ...Key[]]
}

function smallNumber(max: number, message: string) {
  return z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, message)
    .transform(typed => (typed === "" ? null : Number(typed)))
    .refine(number => number === null || (number >= 1 && number <= max), message)
}

/** How dates repeat. The first date and its seats are in `dateSchema`. */
export const seriesSchema = z
  .object({
    day: z.iso.date("Enter the day."),
    repeat: z.enum(keys(REPEATS), "Choose how it repeats."),
    interval: smallNumber(12, "Enter a number from 1 to 12."),
    weekdays: listOf(z.enum(keys(WEEKDAYS), "Choose weekdays.")),
    until: z.union([z.iso.date(), z.literal("")], "Enter a day, or leave it empty.").default(""),
    count: smallNumber(400, "Enter a number from 1 to 400, or leave it empty."),
    reason: z.string().trim().max(300, "Keep it under 300 characters.").default(""),
  })
  .refine(({ until, count }) => (until === "") !== (count === null), {
    path: ["until"],
    message: "Enter either the last day or the number of dates.",
  })
  .refine(({ until, day }) => until === "" || until >= day, {
    path: ["until"],
    message: "The last day has to be after the first.",
  })
  .transform(({ day, repeat, interval, weekdays, until, count, reason }) => {
    const rule: SeriesRule = {
      repeat,
      interval: interval ?? 1,
      weekdays: weekdays.length > 0 ? weekdays : [weekdayOf(day)],
      end: count === null ? { until } : { count },
    }
    return { rule: writeRule(rule, day), reason }
  })
