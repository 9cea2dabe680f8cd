import { expect, test } from "vitest"
import { shuffled } from "./shuffle.ts"

const LETTERS = ["a", "b", "c", "d"]

test("the same seed gives the same order of all items", () => {
  expect(shuffled(LETTERS, "bridge")).toEqual(shuffled(LETTERS, "bridge"))
  expect(shuffled(LETTERS, "bridge").toSorted()).toEqual(LETTERS)
})

test("the shuffled order is never the stored order", () => {
  const names = Array.from({ length: 300 }, (_, i) => `block-${i}`)
  expect(names.filter(name => shuffled(LETTERS, name).join("") === "abcd")).toEqual([])
  expect(names.filter(name => shuffled(["a", "b"], name).join("") === "ab")).toEqual([])
})

test("the first item lands in every position about equally often", () => {
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 2000; i++) counts[shuffled(LETTERS, `question ${i}`).indexOf("a")]!++
  expect(Math.min(...counts)).toBeGreaterThan(350)
  expect(Math.max(...counts)).toBeLessThan(650)
})
