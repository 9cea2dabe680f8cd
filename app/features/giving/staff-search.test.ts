import { expect, test } from "vitest"
import { readGiftSearch } from "./staff-search.ts"

test("a search is an address, a receipt number or an amount", () => {
  expect(readGiftSearch("Ruth@Example.org")).toEqual({ email: "ruth@example.org" })
  for (const text of ["42", "No. 42", "no.42", "#42", "Receipt No. 42"])
    expect([text, readGiftSearch(text)]).toEqual([text, { receipt: 42 }])
  expect(readGiftSearch("$42")).toEqual({ cents: 4200 })
  expect(readGiftSearch("42.00")).toEqual({ cents: 4200 })
  expect(readGiftSearch("$1,200.50")).toEqual({ cents: 120_050 })
  for (const text of ["Ruth", "42 43", "1e3", "5,00", "0123456789"])
    expect([text, readGiftSearch(text)]).toEqual([text, null])
})
