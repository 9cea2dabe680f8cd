import { expect, test } from "vitest"
import { searchAction } from "./search-action.server.ts"

const CHAPTERS = [{ city: "Tulsa", zip: "74103" }]

function searched(place: string) {
  const form = new FormData()
  form.set("place", place)
  const answer = searchAction(CHAPTERS, form)
  return answer instanceof Response ? answer.headers.get("location") : answer.init?.status
}

test("the address has the city of the chapter in a ZIP code, or its state, and never the ZIP code", () => {
  expect(searched(" 74103 ")).toBe("/about/chapters?place=Tulsa")
  expect(searched("74103-1234")).toBe("/about/chapters?place=Tulsa")
  expect(searched("38002")).toBe("/about/chapters?place=Tennessee")
})

test("numbers that are no ZIP code are refused, not put into the address", () => {
  expect([searched("00000"), searched("7410"), searched("741033")]).toEqual([400, 400, 400])
})

test("other words are searched for as they are", () => {
  expect(searched("payne state")).toBe("/about/chapters?place=payne+state")
  expect(searched("")).toBe("/about/chapters")
})
