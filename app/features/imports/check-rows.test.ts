import { expect, test } from "vitest"
import { z } from "zod"
import { checkbox, dateField, listOf, optionalTextField, textField } from "#app/lib/forms/fields.ts"
import type { StaffImport } from "#app/lib/staff/define-import.ts"
import { checkRows, guessMapping, missingFields } from "./check-rows.ts"

const LINES: StaffImport = {
  list: "lines",
  title: "Lines",
  key: ["name"],
  schema: z.object({
    name: textField(2, 10),
    checked_on: dateField(),
    languages: listOf(z.enum(["en", "es"])),
    note: optionalTextField(2, 20),
    is_published: checkbox(),
  }),
  fields: [
    { name: "name", label: "Name" },
    { name: "checked_on", label: "Checked on", kind: "date" },
    {
      name: "languages",
      label: "Languages",
      kind: "list",
      options: { en: "English", es: "Spanish" },
      default: "en",
    },
    { name: "note", label: "Note", isOptional: true },
    { name: "is_published", label: "Published", kind: "yes-no", default: "yes" },
  ],
}
const { fields } = LINES

function check(headings: string[], ...rows: string[][]) {
  const file = { headings, rows: rows.map((cells, index) => ({ number: index + 2, cells })) }
  return checkRows(LINES, file, guessMapping(fields, headings, {}))
}

test("columns are found by their headings, and as they were chosen the last time", () => {
  const headings = ["NAME", "checked_on", "Title", "Notes"]
  expect(guessMapping(fields, headings, {})).toEqual({ name: "NAME", checked_on: "checked_on" })
  expect(guessMapping(fields, headings, { name: "Title", note: "Remarks" })).toEqual({
    name: "Title",
    checked_on: "checked_on",
  })
})

test("only columns that are required and have no default are missing", () => {
  expect(missingFields(fields, { note: "Notes" }).map(({ name }) => name)).toEqual(["name", "checked_on"])
})

test("a row becomes what the form would save, with defaults for columns that the file lacks", () => {
  const item = { name: "988", checked_on: "2026-03-01", languages: ["en"], note: null, is_published: true }
  expect(check(["Name", "Checked on"], ["988", "3/1/2026"])).toEqual([{ row: 2, item }])
  expect(
    check(
      ["Name", "Checked on", "Languages", "Note", "Published"],
      ["988", "2026-03-01", "Spanish; english", "Calls", "No"],
    ),
  ).toEqual([{ row: 2, item: { ...item, languages: ["es", "en"], note: "Calls", is_published: false } }])
})

test("a row with mistakes says which column is wrong and why", () => {
  expect(check(["Name", "Checked on", "Published", "Languages"], ["9", "soon", "maybe", "Klingon"])).toEqual([
    {
      row: 2,
      problem:
        "Published: Write yes or no. Name: Write at least 2 characters. Checked on: Enter a date. Languages: Write English or Spanish.",
    },
  ])
})
