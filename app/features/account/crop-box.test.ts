import { expect, test } from "vitest"
import { CENTERED, cropBox, cropPixels, dragPlacement } from "./crop-box.ts"

const wide = { width: 400, height: 200 }

test("untouched, the square is the middle of the picture", () => {
  expect(cropBox(wide, CENTERED)).toEqual({ x: 0.25, y: 0, size: 1 })
  expect(cropPixels(wide, CENTERED)).toEqual({ left: 100, top: 0, side: 200 })
})

test("at its edges and zoomed in, the square stays inside the picture", () => {
  for (const across of [0, 0.5, 1])
    for (const down of [0, 1])
      for (const zoom of [1, 2.5, 4]) {
        const { left, top, side } = cropPixels(wide, { across, down, zoom })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(wide.width)
        expect(top + side).toBeLessThanOrEqual(wide.height)
      }
})

test("a picture follows the hand, and stops at its edge", () => {
  const moved = dragPlacement(wide, CENTERED, { x: 0.25, y: 0.25 })
  expect(cropPixels(wide, moved)).toEqual({ left: 50, top: 0, side: 200 })
  expect(dragPlacement(wide, moved, { x: 9, y: 0 }).across).toBe(0)
  expect(dragPlacement(wide, moved, { x: -9, y: 0 }).across).toBe(1)
})
