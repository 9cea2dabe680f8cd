import { expect, test } from "vitest"
import { rescuerShares } from "./rescuer-shares.ts"

test("shares are whole percentages that add up to 100, the largest first", () => {
  const shares = rescuerShares([
    { rescuer: "family", amount: 11 },
    { rescuer: "friend", amount: 12 },
    { rescuer: "stranger", amount: 11 },
  ])
  expect(shares.map(({ rescuer }) => rescuer)).toEqual(["friend", "family", "stranger"])
  expect(shares.map(({ percent }) => percent).reduce((a, b) => a + b)).toBe(100)
  expect(shares[0]!.percent).toBe(35)
})

test("without numbers there are no shares", () => {
  expect(rescuerShares([])).toEqual([])
})
