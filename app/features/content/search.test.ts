import { expect, test } from "vitest"
import { searchPages } from "./search.ts"

const pages = [
  page("/about", "About us", "Who teaches naloxone."),
  page("/emergency", "Overdose: what to do now", "Call 911 and give naloxone. Don’t wait."),
  page("/naloxone", "Naloxone", "What it is."),
]

test("an empty question shows every page", () => {
  expect(paths("  ")).toEqual(["/about", "/emergency", "/naloxone"])
})

test("every word must be there, in any order and in any case", () => {
  expect(paths("GIVE call")).toEqual(["/emergency"])
  expect(paths("give kitchen")).toEqual([])
})

test("a page named by the word comes before pages that only mention it", () => {
  expect(paths("naloxone")[0]).toBe("/naloxone")
})

test("an apostrophe is found however it is written", () => {
  expect(paths("don't")).toEqual(["/emergency"])
})

function paths(question: string) {
  return searchPages(question, pages).map(({ path }) => path)
}

function page(path: string, title: string, description: string) {
  return { path, title, description, lead: "", updated_at: "2026-01-01T00:00:00Z" }
}
