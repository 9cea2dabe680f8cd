import { expect, test } from "vitest"
import { cutLine } from "./cut-line.ts"

test("the line goes once around the drawing, eleven pixels away", () => {
  const [width, height, left, right] = [100, 80, 40, 60]
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 35; y < 45; y++) for (let x = left; x < right; x++) pixels[(y * width + x) * 4 + 3] = 255

  const path = cutLine({ width, height, pixels })
  expect(path).toMatch(/^M[\d .L]+Z$/)
  const points = path
    .slice(1, -1)
    .split("L")
    .map(point => point.split(" ").map(Number) as [number, number])
  const distances = points.map(([x, y]) =>
    Math.hypot(Math.max(left - x, x - right + 1, 0), Math.max(35 - y, y - 44, 0)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(9)
  expect(Math.max(...distances)).toBeLessThanOrEqual(11.5)
  // On every side.
  for (const [axis, least, most] of [
    [0, 31, 69],
    [1, 26, 54],
  ] as const) {
    const places = points.map(point => point[axis])
    expect([Math.min(...places) <= least, Math.max(...places) >= most]).toEqual([true, true])
  }
})
