import { expect, test } from "vitest"
import { contrast, darkened, isHexColor, lightened, luminance } from "./contrast.ts"

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  // The published examples of the guidelines' techniques.
  ["#777777", "#ffffff", 4.48],
  ["#767676", "#ffffff", 4.54],
  ["#041c13", "#35e583", 10.75],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test("a color is mixed with no more white or black than needed", () => {
  expect(lightened("#35e583", 0)).toBe("#35e583")
  expect(darkened("#35e583", 1)).toBe("#35e583")
  const light = lightened("#aa2200", 0.5)
  expect(luminance(light)).toBeGreaterThanOrEqual(0.5)
  expect(luminance(light)).toBeLessThan(0.53)
  const dark = darkened("#35e583", 0.05)
  expect(luminance(dark)).toBeLessThanOrEqual(0.05)
  expect(luminance(dark)).toBeGreaterThan(0.045)
  expect(lightened("#000000", 1)).toBe("#ffffff")
})

test("only six hexadecimal digits after a number sign are a color", () => {
  expect(["#35e583", "#35E583", "35e583", "#35e58", "#35e5833", "red", ""].map(isHexColor)).toEqual([
    true,
    ...Array(6).fill(false),
  ])
})
