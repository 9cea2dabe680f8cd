import fc from "fast-check"
import { expect, test } from "vitest"
import { formatInteger } from "./numbers.ts"

test("integers read as Intl writes them in American English", () => {
  const format = new Intl.NumberFormat("en-US")
  fc.assert(
    fc.property(fc.integer(), number => {
      expect(formatInteger(number)).toBe(format.format(number))
    }),
  )
  expect(formatInteger(1_234_567)).toBe("1,234,567")
})
