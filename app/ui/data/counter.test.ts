import fc from "fast-check"
import { expect, test } from "vitest"
import { counterValue } from "./counter.tsx"

test("it starts at the baseline, slows down and ends exactly at baseline plus amount", () => {
  const shown = [0, 750, 1500, 2250, 3000].map(ms => counterValue(1000, 800, ms))
  expect(shown).toEqual([1000, 1463, 1700, 1788, 1800])
})

test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
  "with an amount of %s it shows the baseline",
  amount => {
    expect([0, 1500, 3000].map(ms => counterValue(4000, amount, ms))).toEqual([4000, 4000, 4000])
  },
)

test("it never decreases, never overshoots and stays at its end", () => {
  const count = fc.integer({ min: 0, max: 10_000_000 })
  const moment = fc.double({ min: 0, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(count, count, moment, moment, (start, amount, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map(ms => counterValue(start, amount, ms))
      expect(late).toBeGreaterThanOrEqual(early!)
      expect(late).toBeLessThanOrEqual(start + amount)
      expect(counterValue(start, amount, 3000 + a)).toBe(start + amount)
    }),
  )
})
