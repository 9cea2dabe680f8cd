import { expect, test } from "vitest"
import { isShown, languagesOf, readFilters, resourcesPath } from "./filters.ts"

const STATES = ["Arkansas", "New York"]

function read(query: string) {
  return readFilters(new URLSearchParams(query), STATES)
}

test("filters are read from the URL, and unknown values are ignored", () => {
  expect(read("kind=laws&language=es&state=New+York")).toEqual({
    kind: "laws",
    language: "es",
    state: "New York",
  })
  expect(read("kind=toString&language=xx&state=Atlantis")).toEqual({
    kind: null,
    language: null,
    state: null,
  })
})

test("a changed filter keeps the others in the address", () => {
  expect(resourcesPath(read("state=New+York"), { kind: "lines" })).toBe(
    "/about/resources?kind=lines&state=New+York",
  )
  expect(resourcesPath(read("kind=lines"), { kind: null })).toBe("/about/resources")
})

test("a kind hides the others, and Spanish hides the laws", () => {
  expect([isShown(read("kind=lines"), "lines"), isShown(read("kind=lines"), "laws")]).toEqual([true, false])
  expect([isShown(read("language=es"), "lines"), isShown(read("language=es"), "laws")]).toEqual([true, false])
  expect(isShown(read(""), "laws")).toBe(true)
})

test("the languages to choose from are those of the written resources and the phone lines", () => {
  expect(languagesOf([])).toEqual({ en: "English" })
  expect(languagesOf([{ languages: ["es"] }, { languages: ["en", "es"] }])).toEqual({
    en: "English",
    es: "Spanish",
  })
})
