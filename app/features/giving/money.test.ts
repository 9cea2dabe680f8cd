import { expect, test } from "vitest"
import { coveredFee, formatCents, readAmount } from "./money.ts"

test("amounts are read as people write them, and nothing else is", () => {
  expect(["40", " 12.5 ", "$1,200", "0.99", "25000.00"].map(readAmount)).toEqual([
    4000, 1250, 120_000, 99, 2_500_000,
  ])
  for (const odd of [
    "",
    "-5",
    "0.001",
    "1e12",
    "5,00",
    "５",
    "NaN",
    "Infinity",
    "0x10",
    "5 €",
    "1.2.3",
    "12345678",
  ])
    expect(readAmount(odd)).toBeNull()
})

test("whole dollars have no cents", () => {
  expect([6000, 6210, 2_500_000].map(formatCents)).toEqual(["$60", "$62.10", "$25,000"])
})

test("the covered fee leaves the gift whole, to the cent", () => {
  const rate = { feePercent: 2.9, feeFixedCents: 30 }
  expect(coveredFee(6000, rate)).toBe(210)
  const net = (sum: number) => sum - Math.round((sum * 29 + 30_000) / 1000)
  const wrong = Array.from({ length: 2500 }, (_, n) => 100 + n * 997).filter(gift => {
    const total = gift + coveredFee(gift, rate)
    return net(total) < gift || net(total - 1) >= gift
  })
  expect(wrong).toEqual([])
})
