import { expect, test } from "vitest"
import { phaseOf, readAnswers } from "./answers.ts"

const STATEMENTS = [
  { number: 1, statement: "One." },
  { number: 2, statement: "Two." },
]

function form(said: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(said)) data.set(name, value)
  return data
}

test("every statement needs one of three answers", () => {
  const whole = readAnswers(form({ "statement-1": "true", "statement-2": "unsure" }), STATEMENTS)
  expect(whole).toEqual({ answers: { 1: "true", 2: "unsure" }, errors: {}, isComplete: true })
})

test("what is missing or unheard of is named at its statement", () => {
  const part = readAnswers(form({ "statement-1": "maybe" }), STATEMENTS)
  expect(part.isComplete).toBe(false)
  expect(Object.keys(part.errors)).toEqual(["statement-1", "statement-2"])
})

test("a phase nobody knows is the first one", () => {
  expect([phaseOf("after"), phaseOf("before"), phaseOf(null), phaseOf("x")]).toEqual([
    "after",
    "before",
    "before",
    "before",
  ])
})
