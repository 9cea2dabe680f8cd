import { expect, test } from "vitest"
import { dotWidth, shadeOf, shadeRanges } from "./map-scale.ts"
import { placeOnMap } from "./place-points.server.ts"
import { US_STATES } from "./us-states.ts"

test("a dot's area grows with its value, from a visible minimum", () => {
  expect(dotWidth(0, 400)).toBe(2.2)
  expect(dotWidth(100, 400)).toBe(5.5)
  expect(dotWidth(400, 400)).toBe(8.8)
  expect(dotWidth(5, 0)).toBe(2.2)
})

test("zero has its own shade and the maximum has the darkest", () => {
  expect(shadeOf(0, 400)).toBe(0)
  expect(shadeOf(1, 400)).toBe(1)
  expect(shadeOf(200, 400)).toBe(2)
  expect(shadeOf(400, 400)).toBe(4)
})

test("a town is placed inside its state", () => {
  const town = placeOnMap(-92.2896, 34.7465)!
  expect(Math.hypot(town.x - US_STATES.AR.x, town.y - US_STATES.AR.y)).toBeLessThan(15)
})

test("a place outside the United States is not on the map", () => {
  expect(placeOnMap(13.4, 52.5)).toBeNull()
})

test("the ranges of the legend are those of the shades", () => {
  for (const max of [7, 40, 412, 1_003]) {
    const ranges = shadeRanges(1, max)
    expect(ranges.at(-1)![1]).toBe(max)
    for (const [index, [from, to]] of ranges.entries())
      expect([shadeOf(from, max), shadeOf(to, max)]).toEqual([index + 1, index + 1])
  }
})

test("the legend starts with the lowest value on the map, because lower ones are not shown", () => {
  expect(shadeRanges(14, 412)[0]).toEqual([14, 103])
  expect(shadeRanges(14, 412)[1]).toEqual([104, 206])
  expect(shadeRanges(412, 412)[0]).toEqual([103, 103])
})
