import { expect, test } from "vitest"
import { nextIndex } from "./roving-focus.ts"

test("arrow keys wrap around", () => {
  expect(nextIndex("ArrowRight", 2, 3, "horizontal")).toBe(0)
  expect(nextIndex("ArrowLeft", 0, 3, "horizontal")).toBe(2)
  expect(nextIndex("ArrowDown", 2, 3, "vertical")).toBe(0)
  expect(nextIndex("ArrowUp", 0, 3, "vertical")).toBe(2)
})

test("without a current item, down selects the first and up the last", () => {
  expect(nextIndex("ArrowDown", -1, 3, "vertical")).toBe(0)
  expect(nextIndex("ArrowUp", -1, 3, "vertical")).toBe(2)
})

test("Home and End work along both axes", () => {
  expect(nextIndex("Home", 2, 3, "vertical")).toBe(0)
  expect(nextIndex("End", 0, 3, "horizontal")).toBe(2)
})

test("keys of the other axis, other keys and empty lists do nothing", () => {
  expect(nextIndex("ArrowDown", 0, 3, "horizontal")).toBeUndefined()
  expect(nextIndex("a", 0, 3, "vertical")).toBeUndefined()
  expect(nextIndex("Home", 0, 0, "vertical")).toBeUndefined()
})
