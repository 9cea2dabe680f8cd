import { expect, test } from "vitest"
import { matchesOf, namedOption } from "./combobox-matches.ts"

const options = ["Arkansas", "Kansas", "New York", "North Carolina", "Québec"].map(label => ({
  value: label,
  label,
}))
const found = (typed: string) => matchesOf(options, typed).map(({ label }) => label)

test("what begins with the text comes before what merely holds it", () => {
  expect(found("kan")).toEqual(["Kansas", "Arkansas"])
  expect(found("n")).toEqual(["New York", "North Carolina", "Arkansas", "Kansas"])
})

test("a word inside counts, and so does a letter without its accent", () => {
  expect(found("york")).toEqual(["New York"])
  expect(found("quebec")).toEqual(["Québec"])
})

test("nothing typed means everything, nonsense means nothing", () => {
  expect(found("  ")).toHaveLength(5)
  expect(found("xyz")).toEqual([])
})

test("a full name in any capitals is that option, half a name is none", () => {
  expect(namedOption(options, " kansas ")?.value).toBe("Kansas")
  expect(namedOption(options, "kans")).toBeUndefined()
})
