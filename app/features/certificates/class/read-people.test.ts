import { expect, test } from "vitest"
import { readPeople } from "./read-people.ts"

test("a person per line, with the name and the email in any order", () => {
  const text = "Ana Lopez, ana@example.org\nben@example.org; Ben Okafor\nCam Reed\tcam@example.org"
  expect(readPeople(text)).toEqual([
    { name: "Ana Lopez", email: "ana@example.org" },
    { name: "Ben Okafor", email: "ben@example.org" },
    { name: "Cam Reed", email: "cam@example.org" },
  ])
})

test("columns of a spreadsheet: headings and empty lines are left out, first and last names are joined", () => {
  const text = "First name,Last name,Email\r\n\r\nAna,Lopez,ana@example.org\r\n"
  expect(readPeople(text)).toEqual([{ name: "Ana Lopez", email: "ana@example.org" }])
})

test("quotes of a CSV file are removed", () => {
  expect(readPeople('"Ana Lopez","ana@example.org"')).toEqual([
    { name: "Ana Lopez", email: "ana@example.org" },
  ])
})

test("a line without an email or a name stays, so that the page can say what is missing", () => {
  expect(readPeople("Ana Lopez\nben@example.org")).toEqual([
    { name: "Ana Lopez", email: "" },
    { name: "", email: "ben@example.org" },
  ])
})
