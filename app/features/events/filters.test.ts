import { expect, test } from "vitest"
import { isFiltered, listPath, readFilters, withoutChoices } from "./filters.ts"

const read = (search: string) => readFilters(new URLSearchParams(search), "2026-11-16")

test("filters are read from the address, and unknown values are ignored", () => {
  const search =
    "where=online&where=moon&has=asl&kind=training&state=Ohio&near=New+York&chapter=tulsa&when=past"
  expect(read(search)).toEqual({
    ...{ formats: ["online"], features: ["asl"], kind: "training", state: "Ohio", near: "New York" },
    ...{ chapter: "tulsa", isPast: true, month: "" },
  })
  expect(isFiltered(read("kind=constructor&state=%3Cb%3E&near=72201&month=2026-13"))).toBe(false)
})

test("the calendar starts with the current month", () => {
  expect(read("view=month").month).toBe("2026-11")
  expect(read("month=2027-02").month).toBe("2027-02")
})

test("another view keeps the filters", () => {
  const filters = read("where=online&has=asl&kind=training&near=Ohio")
  expect(listPath(filters, { month: "2026-12" })).toBe(
    "/events?where=online&has=asl&kind=training&near=Ohio&month=2026-12",
  )
  expect(readFilters(new URL(listPath(filters), "http://x").searchParams, "2026-11-16")).toEqual(filters)
  expect(listPath(withoutChoices(filters))).toBe("/events")
})
