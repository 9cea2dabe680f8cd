import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { dayOf, isDailyAnswer, optionsOf, questionOf } from "./daily.server.ts"

const DAYS = Array.from({ length: 42 }, (_, n) => dayOf(Date.UTC(2026, 10, 1 + n)))
const questions = DAYS.map(day => questionOf(day)!)
const sources = parse(readFileSync("content/en/sources.yaml", "utf8"))

test("more than forty days in a row have different questions", () => {
  expect(new Set(questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(40)
})

test("every question has one right answer among three, an explanation and a known source", () => {
  for (const { question, options, answer, source } of questions) {
    expect([question, Object.keys(options).length]).toEqual([question, 3])
    expect([question, Object.hasOwn(options, answer)]).toEqual([question, true])
    expect([question, Object.hasOwn(sources, source)]).toEqual([question, true])
  }
})

test("any option counts as an answer, and nothing else does", () => {
  const [day] = DAYS
  for (const option of Object.keys(questions[0]!.options)) expect(isDailyAnswer(day!, [option])).toBe(true)
  for (const proof of [[], ["nothing"], ["constructor"], ["shout", "wait"]])
    expect(isDailyAnswer(day!, proof)).toBe(false)
  expect([isDailyAnswer("2026-02-31", ["shout"]), isDailyAnswer("x", ["shout"])]).toEqual([false, false])
})

test("the right answer is not always in the same place", () => {
  const places = DAYS.map(day => optionsOf(day).findIndex(({ key }) => key === questionOf(day)!.answer))
  for (const place of [0, 1, 2]) expect(places.filter(at => at === place).length).toBeGreaterThan(8)
})
