import { expect, test } from "vitest"
import { toCsv } from "./csv.ts"
import { readCsv, UnreadableCsv } from "./read-csv.ts"

const encode = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(encode(text))

function problem(bytes: Uint8Array) {
  try {
    readCsv(bytes)
    return null
  } catch (error) {
    if (error instanceof UnreadableCsv) return error.message
    throw error
  }
}

test("quotes, line breaks in cells, and both kinds of line ends are read", () => {
  expect(read('Name,Note\r\n"Ann ""Ace"" Lee","one\ntwo"\nBo,x\n')).toEqual({
    headings: ["Name", "Note"],
    rows: [
      { number: 2, cells: ['Ann "Ace" Lee', "one\ntwo"] },
      { number: 3, cells: ["Bo", "x"] },
    ],
  })
})

test.each([
  ["semicolons", encode("Name;Note\nAnn;a, b\n")],
  ["tabs", encode("Name\tNote\nAnn\ta, b")],
  ["a byte order mark", encode('\uFEFFName,Note\nAnn,"a, b"')],
  [
    "UTF-16",
    new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(Buffer.from("Name;Note\nAnn;a, b")).buffer),
    ]),
  ],
])("a file with %s is read", (_, bytes) => {
  expect(readCsv(bytes)).toEqual({
    headings: ["Name", "Note"],
    rows: [{ number: 2, cells: ["Ann", "a, b"] }],
  })
})

test("blank rows are left out, short rows are filled, and headings get different names", () => {
  expect(read("Name,,Name\n\n ,,\nAnn\n")).toEqual({
    headings: ["Name", "Column 2", "Name (column 3)"],
    rows: [{ number: 4, cells: ["Ann", "", ""] }],
  })
})

test("what our own files say comes back, without the apostrophe before a formula", () => {
  const cells = ["=1+1", "+18006624357", "-", "@x", 'a "b", c', "it's", "’quoted"]
  const [row] = read(toCsv([cells.map((_, index) => `H${index}`), cells])).rows
  expect(row!.cells).toEqual(cells)
})

test.each([
  ["", "The file is empty. Its first row needs the headings."],
  ["\uFEFF", "The file is empty. Its first row needs the headings."],
  [",,\na,b,c", "The file is empty. Its first row needs the headings."],
  ["Name,Note\n", "The file has headings, but no rows under them."],
  ['Name\n"Ann', "A quotation mark is opened and never closed."],
  ['Name\n"Ann"x', "Row 2 has text after a closing quotation mark."],
  ["Name\nAnn,Lee", "Row 2 has more cells than there are headings."],
  [`Name\n${"a".repeat(2001)}`, "Row 2 has a cell with more than 2,000 characters."],
  [`${"a,".repeat(9999)}a\nb`, "The file has 10000 columns. Keep it to 60."],
  [`Name\n${"a\n".repeat(1001)}`, "The file has more than 1,000 rows. Split it into smaller ones."],
  [`Name\n${"a\n".repeat(100_000)}`, "The file has more than 1,000 rows."],
  ["a".repeat(500_001), "The file is larger than 500 KB. Split it into smaller ones."],
])("a file that cannot be imported says why: %#", (text, sentence) => {
  expect(problem(encode(text))).toBe(sentence)
})

test.each([
  ["Latin-1", [0x4e, 0x0a, 0xe9]],
  ["a spreadsheet", [0x50, 0x4b, 0x03, 0x04, 0xff, 0x00]],
  ["the character NUL", [0x4e, 0x0a, 0x00]],
])("a file in %s is refused with what to do", (_, bytes) => {
  expect(problem(new Uint8Array(bytes))).toContain("choose “CSV UTF-8”")
})
