import { expect, test } from "vitest"
import { healthSentence } from "./health.ts"

test("a question that many who passed got wrong is worth a look, in words", () => {
  expect([96, 70, 50, 33, 25].map(percent => healthSentence(percent)?.split(" of ")[0])).toEqual([
    "Almost all",
    "Most",
    "Half",
    "A third",
    "A quarter",
  ])
  expect(healthSentence(50)).toBe("Half of the people who passed got this wrong. Is the sentence clear?")
})

test("nothing is said about a question that went well, or that too few have answered", () => {
  expect([healthSentence(24), healthSentence(0), healthSentence(null)]).toEqual([null, null, null])
})
