import { expect, test } from "vitest"
import { compareLists } from "./compare-lists.ts"

const marked = (before: string, after: string) =>
  compareLists(before.split(" "), after.split(" "))
    .map(({ kind, item }) => ({ same: "", added: "+", removed: "-" })[kind] + item)
    .join(" ")

test.for([
  ["a b c", "a b c", "a b c"],
  ["a b c", "a c", "a -b c"],
  ["a c", "a b c", "a +b c"],
  ["a b c", "a x c", "a -b +x c"],
  ["a b", "c d", "-a -b +c +d"],
  ["a b c d", "b a c d", "-a b +a c d"],
])("%s → %s is %s", ([before, after, expected]) => {
  expect(marked(before!, after!)).toBe(expected)
})

test("an empty list", () => {
  expect(compareLists([], ["a"])).toEqual([{ kind: "added", item: "a" }])
  expect(compareLists(["a"], [])).toEqual([{ kind: "removed", item: "a" }])
})
