import { expect, test } from "vitest"
import { rosettePath } from "./rosette-path.ts"
import { burst, scallop } from "./sticker-shape.ts"

test("a rosette stays inside its radius", () => {
  const path = rosettePath({ radius: 98, swing: 0.2, waves: 8, ripple: 0.12, ripples: 24 })
  const numbers = path.slice(1, -1).split(" ").map(Number)
  const reach = numbers.flatMap((x, at) => (at % 2 ? [] : [Math.hypot(x, numbers[at + 1]!)]))
  expect(reach).toHaveLength(180)
  expect(Math.max(...reach)).toBeLessThanOrEqual(98.1)
  expect(Math.min(...reach)).toBeGreaterThan(98 * 0.3)
})

test("a burst is closed and has two sides per point", () => {
  const path = burst(14)
  expect(path.match(/Q/g)).toHaveLength(28)
  expect(path).toMatch(/^M50 0/)
  expect(path).toMatch(/50 0Z$/)
})

test("a scallop is closed and has one arc per bump", () => {
  const path = scallop(16)
  expect(path.match(/A/g)).toHaveLength(16)
  expect(path).toMatch(/^M94 50/)
  expect(path).toMatch(/94 50Z$/)
})
