import { expect, test } from "vitest"
import { toCsv } from "./csv.ts"

test("cells with commas, quotes and line breaks are quoted", () => {
  expect(toCsv([["a,b", 'say "hi"', "two\nlines", "plain"]])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  )
})

test("a cell that a spreadsheet would run as a formula becomes text", () => {
  for (const cell of ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\nx", "＝1"])
    expect(toCsv([[cell]])).toContain(`'${cell}`)
})
