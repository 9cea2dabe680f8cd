import fc from "fast-check"
import { expect, test } from "vitest"
import { fitted, fittingWidth, letterBoxes, lineWidth, measureFor, swellingWidths } from "./fitted-line.ts"

test("the computed width matches the browser", () => {
  // Measured in Chromium with the display font, without kerned pairs.
  expect(lineWidth("COME IN,", 100)).toBeCloseTo(4.92, 2)
  expect(lineWidth("be someone’s", 150)).toBeCloseTo(11.85, 1)
})

test("a fitted line fills its width", () => {
  for (const line of ["Be someone’s", "Six steps.", "That’s the whole thing.", "Next"]) {
    const { width, tracking } = fitted(7.5, lineWidth(line, 50), lineWidth(line, 150), line.length)
    const isTooShort = line === "Next"
    const filled = lineWidth(line, width) + line.length * tracking
    if (isTooShort) expect(filled).toBeLessThan(7)
    else expect(filled).toBeCloseTo(7.5 + 0.00052 * width, 5)
  }
})

test("condensed letters keep their spacing, and the widest letters are spaced out", () => {
  const condensed = fitted(
    7.5,
    lineWidth("That’s the whole thing.", 50),
    lineWidth("That’s the whole thing.", 150),
    23,
  )
  expect(condensed).toMatchObject({ tracking: 0 })
  expect(condensed.width).toBeLessThan(70)
  const spread = fitted(4.5, lineWidth("next", 50), lineWidth("next", 150), 4)
  expect(spread.width).toBe(150)
  expect(spread.tracking).toBeGreaterThan(0)
})

test("letter widths stay within the font's range", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.integer({ min: 2, max: 16 }),
      (line, measure) => {
        const widths = [fittingWidth(line, measure), ...swellingWidths(line, measure)]
        expect(widths.every(width => width >= 50 && width <= 150)).toBe(true)
      },
    ),
  )
})

test("a swelling word is widest in the middle and fills its width", () => {
  const widths = swellingWidths("breath", 4.5)
  expect(widths[2]).toBeGreaterThan(widths[0]!)
  expect(widths[2]).toBeGreaterThan(widths[5]!)
  const total = [..."breath"].reduce((sum, letter, i) => sum + lineWidth(letter, widths[i]!), 0)
  expect(total).toBeGreaterThan(4.4)
  expect(total).toBeLessThan(4.6)
})

test("long lines get smaller type, and a sentence is not fitted", () => {
  expect(measureFor(["Come in,", "it’s free"], 5.5)).toBe(5.5)
  expect(measureFor(["Come in,", "it’s free"], 5.6)).toBe(6)
  expect(measureFor(["That’s the whole thing."], 5.5)).toBeGreaterThan(6)
  expect(measureFor(["Two minutes of courage can bring someone back. We will show you how."], 5.5)).toBeNull()
})

test("the boxes of swelling letters add up to the line, without any font", () => {
  const widths = swellingWidths("BREATHE", 6)
  const boxes = letterBoxes("BREATHE", widths)
  const line = [..."BREATHE"].reduce((sum, letter, i) => sum + lineWidth(letter, widths[i]!) - 0.012, 0)
  expect(boxes.reduce((sum, box) => sum + box, 0)).toBe(Math.round(100 * line))
  for (const [i, box] of boxes.entries())
    expect(Math.abs(box - 100 * (lineWidth("BREATHE"[i]!, widths[i]!) - 0.012))).toBeLessThanOrEqual(1)
})
