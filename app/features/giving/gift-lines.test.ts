import { expect, test } from "vitest"
import { giftLines } from "./gift-lines.server.ts"

const MONTHLY = {
  cents: 2000,
  frequency: "monthly",
  status: "active",
  next_charge_at: "2026-12-01T12:00:00Z",
} as const

test("a donor sees the repeating gift, the last gift and the statement", () => {
  const last_gift = { cents: 3120, paid_at: "2026-11-17T12:00:00Z" }
  expect(giftLines({ last_gift, repeating_gift: MONTHLY, statement_year: 2025 })).toEqual([
    "Monthly: $20, next on December 1, 2026",
    "Last gift: $31.20 on November 17, 2026",
    "Your statement for 2025 is ready.",
  ])
})

test("a charge that failed is named, and a member without gifts has no lines", () => {
  const none = { last_gift: null, repeating_gift: null, statement_year: null }
  expect(giftLines({ ...none, repeating_gift: { ...MONTHLY, status: "past-due" } })).toEqual([
    "Monthly: $20. The last charge didn’t go through.",
  ])
  expect(giftLines(none)).toEqual([])
})
