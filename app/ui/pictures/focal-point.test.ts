import { expect, test } from "vitest"
import { clampPercent, movedByArrow, percentAt } from "./focal-point.ts"

test("a click becomes percent of the picture, also at its edges", () => {
  const box = { left: 100, top: 50, width: 200, height: 100 }
  expect(percentAt(box, { clientX: 150, clientY: 75 })).toEqual({ x: 25, y: 25 })
  expect(percentAt(box, { clientX: 301, clientY: 49 })).toEqual({ x: 100, y: 0 })
})

test("arrow keys move the point in steps and stop at the edges", () => {
  expect(movedByArrow({ x: 50, y: 50 }, "ArrowLeft")).toEqual({ x: 45, y: 50 })
  expect(movedByArrow({ x: 50, y: 98 }, "ArrowDown")).toEqual({ x: 50, y: 100 })
  expect(movedByArrow({ x: 50, y: 50 }, "Enter")).toBeNull()
})

test("what is no number counts as the middle", () => {
  expect([clampPercent("33.4"), clampPercent("-3"), clampPercent(""), clampPercent("x")]).toEqual([
    33, 0, 50, 50,
  ])
})
