import { expect, test } from "vitest"
import { contrast } from "./contrast.ts"
import {
  colorStyleSheet,
  colorsInPath,
  ORIGINAL_COLORS,
  paletteOf,
  styleSheetPath,
  tokenColor,
} from "./site-colors.ts"

// The darkest colors that the database accepts, and others.
const CHOSEN = [
  { main: "#8ab4f8", text: "#1a4fa0", giving: "#ffd166" },
  { main: "#ffffff", text: "#000000", giving: "#ffffff" },
  { main: "#e09cff", text: "#6b0f3a", giving: "#9ad2a0" },
]

test.each(CHOSEN)("text that is legible in the design is legible with $main, $text and $giving", colors => {
  const palette = paletteOf(colors)
  const [ink, white, gray] = [tokenColor("ink"), "#ffffff", tokenColor("gray-600")]
  for (const step of [50, 100, 200, 300, 400])
    expect(contrast(palette[`green-${step}`]!, ink)).toBeGreaterThan(4.5)
  for (const step of [50, 100]) expect(contrast(palette[`green-${step}`]!, gray)).toBeGreaterThan(6)
  for (const step of [50, 100, 200])
    expect(contrast(palette[`green-${step}`]!, palette["green-700"]!)).toBeGreaterThan(4.5)
  for (const step of [700, 800, 900, 950])
    expect(contrast(palette[`green-${step}`]!, white)).toBeGreaterThan(4.5)
  expect(contrast(palette["green-800"]!, palette["green-300"]!)).toBeGreaterThan(4.5)
  expect(contrast(palette["green-400"]!, palette["green-900"]!)).toBeGreaterThan(4.5)
  expect(contrast(palette["green-600"]!, white)).toBeGreaterThan(3)
  for (const step of [100, 200, 300, 400])
    expect(contrast(palette[`marigold-${step}`]!, ink)).toBeGreaterThan(4.5)
  for (const step of [700, 800]) expect(contrast(palette[`marigold-${step}`]!, white)).toBeGreaterThan(4.5)
})

test("the chosen colors are used as they are", () => {
  const palette = paletteOf(CHOSEN[0]!)
  expect([palette["green-400"], palette["green-700"], palette["marigold-400"]]).toEqual([
    "#8ab4f8",
    "#1a4fa0",
    "#ffd166",
  ])
})

test("the style sheet sets every green and marigold of the design and no other token", () => {
  const sheet = colorStyleSheet(ORIGINAL_COLORS)
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map(step => `green-${step}`)
  const giving = [100, 200, 300, 400, 500, 600, 700, 800].map(step => `marigold-${step}`)
  expect([...sheet.matchAll(/--color-([a-z]+-\d+):#[0-9a-f]{6}/g)].map(([, name]) => name)).toEqual([
    ...steps,
    ...giving,
  ])
})

test("the address of the style sheet names the colors", () => {
  const path = styleSheetPath(ORIGINAL_COLORS)
  expect(path).toBe("/colors/35e583-037441-ffb336.css")
  expect(colorsInPath("35e583-037441-ffb336")).toEqual(ORIGINAL_COLORS)
  for (const wrong of ["35e583-037441", "35E583-037441-ffb336", "35e583-037441-ffb33}", ""])
    expect(colorsInPath(wrong)).toBeNull()
})
