import { expect, test } from "vitest"
import type { StatementSheet } from "./options.ts"
import { statementText } from "./statement-text.ts"

const STATEMENT: StatementSheet = {
  ...{ year: 2026, code: "ABCDE-12345", donorName: "Ana Reyes", amountCents: 12_420, giftCount: 2 },
  ...{ legalName: "Open Airway, Inc.", ein: "00-0000000", address: "5 Breath Lane", isLive: true },
  ...{ deductibility: "No goods or services were provided.", isReplaced: false },
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
  expect(textOf({ ...STATEMENT, isReplaced: true })).toContain("No longer valid")
})
