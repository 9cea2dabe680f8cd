import { expect, test } from "vitest"
import { tributeLetter } from "./tribute-letter.ts"

const receipt = {
  ...{ number: 7, code: "AAAAA-BBBBB", amountCents: 12_345, isInKind: false, thing: null, isLive: true },
  ...{ receivedOn: "2026-03-01", legalName: "Open Airway", ein: "12-3456789", address: "1 Main Street" },
  ...{ replacedBy: null, replaces: null, donorName: "Ana Reyes", deductibility: "No goods." },
  tribute: { kind: "memory" as const, name: "Tomas Novak", from: "Ana Reyes" },
}

test("the letter names the donor and the person honored, but no amount and no receipt", () => {
  const text = JSON.stringify(tributeLetter(receipt.tribute, receipt))
  expect(text).toContain("Ana Reyes made a gift to Open Airway in memory of Tomas Novak.")
  for (const hidden of ["123", "12,345", "$", "AAAAA", "12-3456789", "Receipt"])
    expect(text).not.toContain(hidden)
})

test("an anonymous donor is not named", () => {
  const text = JSON.stringify(tributeLetter({ ...receipt.tribute, from: null }, receipt))
  expect(text).toContain("Someone who wants to stay anonymous made a gift")
  expect(text).not.toContain("Ana")
})
