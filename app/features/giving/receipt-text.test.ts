import { expect, test } from "vitest"
import type { ReceiptSheet } from "./options.ts"
import { receiptText } from "./receipt-text.ts"

const RECEIPT: ReceiptSheet = {
  ...{ number: 7, code: "ABCDE-12345", donorName: "Ana Reyes", amountCents: 6210, receivedOn: "2026-12-31" },
  ...{ legalName: "Open Airway, Inc.", ein: "00-0000000", address: "5 Breath Lane", isLive: true },
  ...{ isInKind: false, thing: null, tribute: null },
  ...{ deductibility: "No goods or services were provided.", replaces: null, replacedBy: null },
}

function textOf(receipt: ReceiptSheet) {
  return JSON.stringify(receiptText(receipt, "https://site.example/verify"))
}

test("a receipt has every field that the IRS asks for, and its code", () => {
  for (const part of [
    ...["Receipt No. 7", "Open Airway, Inc.", "5 Breath Lane", "EIN 00-0000000", "Ana Reyes", "$62.10"],
    ...["December 31, 2026", "No goods or services", "ABCDE-12345", "https://site.example/verify"],
  ])
    expect(textOf(RECEIPT)).toContain(part)
  expect(textOf(RECEIPT)).not.toMatch(/replace|test/i)
})

test("test, corrected and replaced receipts say so", () => {
  expect(textOf({ ...RECEIPT, isLive: false })).toContain("not valid for taxes")
  expect(textOf({ ...RECEIPT, isLive: false })).not.toContain("Keep this receipt")
  expect(textOf({ ...RECEIPT, replaces: 6 })).toContain("replaces receipt No. 6")
  expect(textOf({ ...RECEIPT, replacedBy: 8 })).toContain("Receipt No. 8 replaced this one")
})

test("a test receipt also says that it was corrected or replaced", () => {
  for (const [receipt, sentence] of [
    [{ ...RECEIPT, replaces: 6 }, "replaces receipt No. 6"],
    [{ ...RECEIPT, replacedBy: 8 }, "Receipt No. 8 replaced this one"],
  ] as const) {
    const text = textOf({ ...receipt, isLive: false, ein: null })
    expect(text).toContain("not valid for taxes")
    expect(text).toContain(sentence)
  }
})

test("a receipt of a gift that was returned in full has nothing for taxes", () => {
  const text = textOf({ ...RECEIPT, replaces: 6, amountCents: 0 })
  expect(text).toContain("nothing to deduct")
  expect(text).not.toMatch(/No goods or services|Keep this receipt/)
})

test("a gift in kind has no value, and a receipt without an EIN says that it is not complete", () => {
  const text = textOf({ ...RECEIPT, isInKind: true, thing: "40 boxes of nasal spray", amountCents: 0 })
  expect(text).toContain("40 boxes of nasal spray")
  expect(text).not.toContain("$")
  expect(text).toContain("No goods or services")
  expect(textOf({ ...RECEIPT, ein: null })).toContain("Our EIN is missing")
})
