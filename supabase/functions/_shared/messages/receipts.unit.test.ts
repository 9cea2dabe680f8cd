import { expect, test } from "vitest"
import { renderEmail } from "./email.ts"

const RECEIPT = {
  ...{ id: "0a3c1c9e-5f0e-4b7e-9d2f-2f6d1c0b7a11", name: "Ana Reyes", code: "ABCDE-12345", number: 7 },
  ...{
    receivedOn: "2026-12-31",
    legalName: "Open Airway, Inc.",
    address: "5 Breath Lane",
    ein: "12-3456789",
  },
  ...{ deductibility: "No goods or services were provided.", cents: 5000, frequency: "once", replaces: null },
}

function textOf(message: string, isLive: boolean) {
  const params = { ...RECEIPT, isLive, ...(message === "gift-receipt-corrected" && { replaces: 6 }) }
  const row = { message, params, locale: "en", topic: null, unsubscribe_path: null }
  return renderEmail(row, { name: "Open Airway", url: "https://site.example" }).text
}

test("donors keep the receipt of a gift for their taxes, but not of a test", () => {
  expect(textOf("gift-receipt", true)).toContain("Keep this email for your taxes.")
  expect(textOf("gift-receipt", true)).not.toContain("test")
  expect(textOf("gift-receipt", false)).toContain("no money moved, and it is not valid for taxes")
  expect(textOf("gift-receipt", false)).not.toContain("Keep this email")
})

test("a refund takes days to arrive, but not of a test", () => {
  expect(textOf("gift-receipt-corrected", true)).toContain("Refunds take a few days to arrive.")
  expect(textOf("gift-receipt-corrected", false)).toContain("no money moved")
  expect(textOf("gift-receipt-corrected", false)).not.toContain("a few days")
})
