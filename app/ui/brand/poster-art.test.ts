import { expect, test } from "vitest"
import { posterOf, squircle } from "./poster-art.ts"

test("the same id always gets the same poster", () => {
  expect(posterOf("night-shift")).toEqual(posterOf("night-shift"))
})

test("many ids use every art, ink set and tilt", () => {
  const posters = Array.from({ length: 60 }, (_, index) => posterOf(`event-${index}`))
  expect(new Set(posters.map(({ art }) => art)).size).toBe(7)
  expect(new Set(posters.map(({ inks }) => inks)).size).toBe(5)
  expect(new Set(posters.map(({ tilt }) => tilt)).size).toBe(4)
})

test("a squircle touches its radius on all four sides", () => {
  expect(squircle(100, 100, 40)).toMatch(/^M100 60C.*140 100C.*100 140C.*60 100C.*100 60Z$/)
})
