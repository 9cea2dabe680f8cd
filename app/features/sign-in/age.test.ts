import { expect, test } from "vitest"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { ageSchema } from "./age.ts"

const TODAY = new Date("2026-11-16T12:00:00Z")

function ageOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const parsed = parseForm(ageSchema(TODAY), form)
  return parsed.ok ? parsed.value : parsed.errors
}

function teen(birth_month: string, birth_year: string) {
  return ageOf({ age: "teen", birth_month, birth_year })
}

test("adults and children under 13 only choose their age group", () => {
  expect(ageOf({ age: "adult", birth_month: "", birth_year: "" })).toEqual({ kind: "adult" })
  expect(ageOf({ age: "under-13" })).toEqual({ kind: "under-13" })
})

test("a missing or unknown age group is an error of that field", () => {
  const error = { age: "Choose your age." }
  expect(ageOf({})).toEqual(error)
  for (const age of ["", "old"]) expect(ageOf({ age })).toEqual(error)
})

test("teens give their birth month", () => {
  expect(teen("3", "2011")).toEqual({ kind: "teen", birthMonth: "2011-03" })
  expect(teen("11", " 2013 ")).toEqual({ kind: "teen", birthMonth: "2013-11" })
})

test("a birth month less than 13 years ago is under 13", () => {
  expect(teen("12", "2013")).toEqual({ kind: "under-13" })
})

test("a wrong month and a wrong year have different errors", () => {
  const month = { birth_month: "Choose the month." }
  const year = { birth_year: "Enter the year with four digits." }
  expect(ageOf({ age: "teen" })).toEqual({ ...month, ...year })
  for (const wrong of ["", "0", "13", "1.5", "May"]) expect(teen(wrong, "2011")).toEqual(month)
  for (const wrong of ["", "11", "1899", "2027"]) expect(teen("3", wrong)).toEqual(year)
})
