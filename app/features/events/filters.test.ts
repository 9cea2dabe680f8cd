import { expect, test } from "vitest"
import { isFiltered, listPath, readFilters } from "./filters.ts"

const read = (search: string) => readFilters(new URLSearchParams(search), "2026-11-16")

test("filters are read from the address, and unknown values are ignored", () => {
  expect(read("where=online&where=moon&has=asl&kind=training&state=Ohio&chapter=tulsa&when=past")).toEqual({
    ...{ formats: ["online"], features: ["asl"], kind: "training", state: "Ohio", chapter: "tulsa" },
    ...{ isPast: true, month: "" },
  })
  expect(isFiltered(read("kind=constructor&state=%3Cb%3E&month=2026-13"))).toBe(false)
})

test("the calendar starts with the current month", () => {
  expect(read("view=month").month).toBe("2026-11")
  expect(read("month=2027-02").month).toBe("2027-02")
})

test("another view keeps the filters", () => {
  const filters = read("where=online&has=asl&kind=training")
  expect(listPath(filters, { month: "2026-12" })).toBe(
    "/events?where=online&has=asl&kind=training&month=2026-12",
  )
  expect(readFilters(new URL(listPath(filters), "http://x").searchParams, "2026-11-16")).toEqual(filters)
  expect(listPath(read(""))).toBe("/events")
})
