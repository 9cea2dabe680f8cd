import { expect, test } from "vitest"
import { letterWidth, thicknessOf } from "./thickness.ts"

test("the line gets thicker with the people, within the classes that exist", () => {
  expect([0, 212, 1940, 53_870, 9_000_000].map(thicknessOf)).toEqual([5, 5, 9, 45, 80])
})

test("the letters of the years go from narrow to wide in even steps", () => {
  expect([0, 1, 4, 8].map(index => letterWidth(index, 9))).toEqual([50, 62, 100, 150])
  expect(letterWidth(0, 1)).toBe(100)
})
