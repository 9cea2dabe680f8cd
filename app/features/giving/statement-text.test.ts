import { expect, test } from "vitest"
import { sheetPdf } from "#app/lib/pdf/sheet-pdf.server.ts"
import { pdfText } from "#tests/support/pdf-text.ts"
import type { StatementSheet } from "./options.ts"
import { statementText } from "./statement-text.ts"

const STATEMENT: StatementSheet = {
  ...{ year: 2026, code: "ABCDE-12345", donorName: "Ana Reyes", amountCents: 12_420, giftCount: 2 },
  ...{ legalName: "Open Airway, Inc.", ein: "00-0000000", address: "5 Breath Lane", isLive: true },
  ...{ deductibility: "No goods or services were provided.", isReplaced: false },
  gifts: [
    { receivedOn: "2026-03-02", receiptNumber: 17, amountCents: 10_000, refundedCents: 0 },
    { receivedOn: "2026-08-30", receiptNumber: 41, amountCents: 2420, refundedCents: 580 },
  ],
}

function textOf(statement: StatementSheet) {
  return JSON.stringify(statementText(statement, "https://site.example/verify"))
}

test("a statement names the donor, the organization, the total and its code", () => {
  for (const part of ["Gifts in 2026", "Ana Reyes", "$124.20", "2 gifts", "EIN 00-0000000", "ABCDE-12345"])
    expect(textOf(STATEMENT)).toContain(part)
  expect(textOf(STATEMENT)).not.toMatch(/no longer|test/i)
})

test("test and replaced statements say so", () => {
  expect(textOf({ ...STATEMENT, isLive: false })).toContain("not valid for taxes")
  expect(textOf({ ...STATEMENT, isLive: false })).not.toContain("Keep this statement")
  expect(textOf({ ...STATEMENT, isReplaced: true })).toContain("No longer valid")
  expect(textOf({ ...STATEMENT, isLive: false, isReplaced: true })).toMatch(
    /not valid for taxes.*No longer valid/,
  )
})

test("a statement lists each gift with its day, receipt, refund and what is left of it", () => {
  expect(statementText(STATEMENT, "https://site.example/verify").table).toEqual({
    heading: "Each gift",
    columns: [
      { label: "Date" },
      { label: "Receipt" },
      { label: "Refunded", isNumber: true },
      { label: "Amount", isNumber: true },
    ],
    rows: [
      ["March 2, 2026", "No. 17", "–", "$100"],
      ["August 30, 2026", "No. 41", "$5.80", "$24.20"],
    ],
  })
  const [first] = STATEMENT.gifts
  const { table } = statementText({ ...STATEMENT, gifts: [first!] }, "https://site.example/verify")
  expect(table!.rows).toEqual([["March 2, 2026", "No. 17", "$100"]])
  expect(statementText({ ...STATEMENT, gifts: [] }, "https://site.example/verify").table).toBeUndefined()
})

test("many gifts take several pages, each with the labels and its number", async () => {
  const gifts = Array.from({ length: 120 }, (_, index) => ({
    ...{ receivedOn: "2026-03-02", receiptNumber: 1000 + index, amountCents: 100 },
    refundedCents: 0,
  }))
  const sheet = statementText({ ...STATEMENT, gifts }, "https://site.example/verify")
  const pdf = await sheetPdf(sheet, "Open Airway", "https://site.example/donate")
  const source = pdf.toString("latin1")
  const pages = source.match(/\/Type \/Page\b(?!s)/g)!.length
  expect(pages).toBe(4)
  const lines = pdfText(pdf).split("\n")
  for (const { receiptNumber } of gifts)
    expect(lines.filter(line => line === `No. ${receiptNumber}`)).toHaveLength(1)
  expect(lines.filter(line => line.startsWith("DateReceiptAmount") || line === "Receipt")).toHaveLength(pages)
  for (let page = 1; page <= pages; page++) expect(lines).toContain(`Page ${page} of ${pages}`)
  // One head and one row per gift for screen readers.
  expect(source.match(/\/S \/TR\b/g)).toHaveLength(121)
  expect(source.match(/\/S \/TH\b/g)).toHaveLength(3)
})
