import { expect, test } from "vitest"
import { findChapters, readSearch } from "./find.ts"
import type { Chapter } from "./queries.ts"

const tulsa = chapter("Tulsa", "Oklahoma", 36.154, -95.9928, { zip: "74103" })
const stillwater = chapter("Stillwater", "Oklahoma", 36.1156, -97.0584, {
  institution: "Payne State University",
})
const joplin = chapter("Joplin", "Missouri", 37.0842, -94.5133)
const memphis = chapter("Memphis", "Tennessee", 35.1495, -90.049)
const nowhere = chapter("Nowhere", "Ohio", null, null)
const all = [joplin, memphis, nowhere, stillwater, tulsa]

function found(query: string, home: string | null = null) {
  const { heading, chapters } = findChapters(all, readSearch(new URLSearchParams(query)), home)
  return {
    heading,
    names: chapters.map(({ chapter }) => chapter.name),
    miles: chapters.map(({ miles }) => miles),
  }
}

test("a city lists the closest chapters first, with miles", () => {
  const { heading, names, miles } = found("place=tulsa")
  expect(heading).toBe("Closest to Tulsa")
  expect(names).toEqual(["Tulsa", "Stillwater", "Joplin", "Memphis", "Nowhere"])
  expect(miles).toEqual([0, 60, 104, 341, null])
})

test("a campus is found by a part of its name, without accents and case", () => {
  expect(found("place=payné").heading).toBe("Closest to Stillwater")
})

test("a state lists its own chapters first and no miles", () => {
  for (const query of ["state=OK", "place=Oklahoma", "place=ok"]) {
    const { heading, names, miles } = found(query)
    expect(heading).toBe("Closest to Oklahoma")
    expect(names.slice(0, 2)).toEqual(["Stillwater", "Tulsa"])
    expect(new Set(miles)).toEqual(new Set([null]))
  }
})

test("without a search the member’s state decides, and visitors get the list A to Z", () => {
  expect(found("", "Tennessee").names[0]).toBe("Memphis")
  expect(found("")).toMatchObject({ heading: "Chapters, A to Z", names: all.map(({ name }) => name) })
  expect(found("list=all", "Tennessee").heading).toBe("All chapters")
})

test("a place without a chapter finds nothing", () => {
  expect(findChapters(all, readSearch(new URLSearchParams("place=Atlantis")), null).isEmpty).toBe(true)
})

function chapter(
  name: string,
  state: string,
  latitude: number | null,
  longitude: number | null,
  more: Partial<Chapter> = {},
): Chapter {
  const rest = { id: name, slug: name.toLowerCase(), kind: "city" as const, zip: null, institution: null }
  return { ...rest, name, city: name, state, latitude, longitude, ...more } as Chapter
}
