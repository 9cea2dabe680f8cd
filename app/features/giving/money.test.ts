import { expect, test } from "vitest"
import { coveredFee, type FeeRate, formatCents, formatRate, readAmount } from "./money.ts"

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

const CARD = { percent: 2.9, fixedCents: 30, maxCents: null }
const BANK = { percent: 0.8, fixedCents: 0, maxCents: 500 }

test("the covered fee leaves the gift whole, to the cent", () => {
  expect([coveredFee(6000, CARD), coveredFee(6000, BANK)]).toEqual([210, 48])
  const feeOf = (sum: number, { percent, fixedCents, maxCents }: FeeRate) =>
    Math.min(Math.round((sum * percent * 10 + fixedCents * 1000) / 1000), maxCents ?? sum)
  for (const rate of [CARD, BANK]) {
    const net = (sum: number) => sum - feeOf(sum, rate)
    const wrong = Array.from({ length: 2500 }, (_, n) => 100 + n * 997).filter(gift => {
      const total = gift + coveredFee(gift, rate)
      return net(total) < gift || net(total - 1) >= gift
    })
    expect(wrong).toEqual([])
  }
})

test("a bank debit costs at most five dollars", () => {
  expect([62_000, 62_001, 2_500_000].map(gift => coveredFee(gift, BANK))).toEqual([500, 500, 500])
  expect(coveredFee(61_900, BANK)).toBe(499)
  expect([formatRate(CARD), formatRate(BANK)]).toEqual(["2.9% and 30¢", "0.8%, at most $5"])
})
