import { expect, test } from "vitest"
import { formatClock, frameAt, lengthOf, startOf } from "./film-clock.ts"

const FRAMES = [{ seconds: 6 }, { seconds: 4 }, { seconds: 5 }]

test("the length is the sum of the frames, and each starts where the previous one ends", () => {
  expect(lengthOf(FRAMES)).toBe(15)
  expect([0, 1, 2].map(index => startOf(FRAMES, index))).toEqual([0, 6, 10])
})

test("a frame includes its first moment and excludes its last", () => {
  expect(frameAt(FRAMES, 0)).toEqual({ index: 0, part: 0 })
  expect(frameAt(FRAMES, 3)).toEqual({ index: 0, part: 0.5 })
  expect(frameAt(FRAMES, 6)).toEqual({ index: 1, part: 0 })
  expect(frameAt(FRAMES, 12.5)).toEqual({ index: 2, part: 0.5 })
})

test("times out of range clamp to the first and the last frame", () => {
  expect(frameAt(FRAMES, -2)).toEqual({ index: 0, part: 0 })
  expect(frameAt(FRAMES, 15)).toEqual({ index: 2, part: 1 })
  expect(frameAt(FRAMES, 400)).toEqual({ index: 2, part: 1 })
})

test("times are formatted as minutes and seconds", () => {
  expect([0, 9.8, 60, 83].map(formatClock)).toEqual(["0:00", "0:09", "1:00", "1:23"])
})
