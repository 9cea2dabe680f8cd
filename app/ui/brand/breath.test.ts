import { expect, test } from "vitest"
import { breath, breathChart, breathProgress } from "./breath.ts"

test("a breath starts and ends at the baseline and reaches its top", () => {
  const path = breath({ x: 0, width: 100, foot: 40, top: 10 })
  expect(path).toMatch(/^H16C/)
  expect(path).toMatch(/L69 10C/)
  expect(path).toMatch(/84 40H100$/)
})

test("a chart has one plateau per value, all equally wide", () => {
  const path = breathChart([10, 20, 30], 300, 100)
  expect(path.match(/L/g)).toHaveLength(3)
  expect(path).toMatch(/^M0 100H14/)
  expect(path).toMatch(/H300$/)
  expect(path).toContain(" 70C")
})

test("a value of zero stays on the baseline", () => {
  expect(breathChart([0], 100, 50)).toContain("L71 50")
})

test("the marker is on the plateau of the next step", () => {
  const { done, marker } = breathProgress(2, 4, 400, 46)
  expect(marker).toEqual({ x: 250, y: 7 })
  expect(done).toMatch(/L250 7$/)
})

test("a finished line is complete", () => {
  const { whole, done, marker } = breathProgress(5, 5, 400, 46)
  expect(done).toBe(whole)
  expect(marker).toEqual({ x: 400, y: 38 })
})

test("more steps than exist count as finished", () => {
  expect(breathProgress(7, 5, 400, 46)).toEqual(breathProgress(5, 5, 400, 46))
})
