import { expect, test } from "vitest"
import { helperShares } from "./helper-shares.ts"

test("shares are whole percentages that add up to 100, the largest first", () => {
  const shares = helperShares([
    { helper: "family", amount: 11 },
    { helper: "friend", amount: 12 },
    { helper: "stranger", amount: 11 },
  ])
  expect(shares.map(({ helper }) => helper)).toEqual(["friend", "family", "stranger"])
  expect(shares.map(({ percent }) => percent).reduce((a, b) => a + b)).toBe(100)
  expect(shares[0]!.percent).toBe(35)
})

test("without numbers there are no shares", () => {
  expect(helperShares([])).toEqual([])
})
