import fc from "fast-check"
import { expect, test } from "vitest"
import { breakTitle, type Measure } from "./title-lines.ts"

const HEIGHT = 402
// Like the display font: a letter is 0.25 to 0.9 em wide.
const measure: Measure = (text, wdth) => [...text].length * (0.25 + ((wdth - 50) / 100) * 0.65)

test("words are distributed over lines that all fill their width", () => {
  const { size, lines } = breakTitle("BE SOMEONE'S NEXT BREATH", HEIGHT, measure)
  expect(lines.map(({ text }) => text).join(" ")).toBe("BE SOMEONE'S NEXT BREATH")
  const widths = lines.map(({ text, wdth, spacing }) =>
    Math.round(measure(text, wdth) * size + spacing * (text.length - 1)),
  )
  for (const width of widths) expect([640, 1096]).toContain(width)
  expect(widths.slice(1)).not.toContain(1096)
})

test("a comma or an accent increases the line height", () => {
  const step = (title: string) => breakTitle(title, HEIGHT, measure).step
  expect(step("ONE, TWO")).toBeGreaterThan(step("ONE TWO"))
  expect(step("OLÁ")).toBeGreaterThan(step("OLA"))
})

test("a title that does not fit is truncated with an ellipsis", () => {
  const words = Array.from({ length: 40 }, (_, index) => `WORD${index}`)
  const { lines } = breakTitle(words.join(" "), HEIGHT, measure)
  expect(lines.at(-1)!.text).toMatch(/…$/)
  const one = breakTitle("A".repeat(300), HEIGHT, measure)
  expect(one.lines).toHaveLength(1)
  expect(one.lines[0]!.text).toMatch(/^A+…$/)
})

test("every title fits its block", () => {
  const word = fc.string({ unit: fc.constantFrom(..."ABCXYZ"), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), words => {
      const { size, step, lines } = breakTitle(words.join(" "), HEIGHT, measure)
      expect(0.675 * size + (lines.length - 1) * step * size).toBeLessThanOrEqual(HEIGHT + 0.01)
      for (const [index, { text, wdth }] of lines.entries()) {
        expect(measure(text, wdth) * size).toBeLessThanOrEqual(index === 0 ? 1096.01 : 640.01)
      }
    }),
    { numRuns: 30 },
  )
})
