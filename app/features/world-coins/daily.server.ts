import { parse } from "yaml"
import { z } from "zod"

// In the build, because an answer is checked without the database.
const FILES = import.meta.glob<string>("/content/en/world/daily.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
})

const bankSchema = z.array(
  z.object({
    question: z.string().min(1),
    options: z.record(z.string().regex(/^[a-z]+$/), z.string().min(1)),
    answer: z.string(),
    explanation: z.string().min(1),
    source: z.string().regex(/^S\d+$/),
  }),
)

const DAY_MS = 86_400_000
const bank = bankSchema.parse(parse(Object.values(FILES)[0]!))

/** The day in UTC: "2026-11-17". */
export function dayOf(time: number) {
  return new Date(time).toISOString().slice(0, 10)
}

/** The question of a day; null for a day that does not exist. */
export function questionOf(day: string) {
  const time = Date.parse(day)
  if (Number.isNaN(time) || dayOf(time) !== day) return null
  return bank[Math.floor(time / DAY_MS) % bank.length] ?? null
}

/** The options in an order that differs from day to day and says nothing about the answer. */
export function optionsOf(day: string) {
  const options = Object.entries(questionOf(day)?.options ?? {}).map(([key, text]) => ({ key, text }))
  const first = (Date.parse(day) / DAY_MS) % options.length
  return [...options.slice(first), ...options.slice(0, first)]
}

/** Whether the proof is an answer to the question of the day, right or wrong. */
export function isDailyAnswer(day: string, [option = "", ...rest]: readonly string[]) {
  const question = questionOf(day)
  return question !== null && rest.length === 0 && Object.hasOwn(question.options, option)
}
