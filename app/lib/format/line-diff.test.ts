import { expect, test } from "vitest"
import { lineDiff } from "./line-diff.ts"

const diff = (before: string, after: string) =>
  lineDiff(before, after).map(
    ({ change, text }) => `${{ same: " ", removed: "-", added: "+" }[change]}${text}`,
  )

test("changed lines are removed and added, the others stay", () => {
  expect(diff("one\n\ntwo\nthree", "one\ntwo!\nthree\nfour")).toEqual([
    " one",
    "-two",
    "+two!",
    " three",
    "+four",
  ])
})

test("equal texts have no changes, and an empty one has only additions", () => {
  expect(diff("one\ntwo", "one\ntwo")).toEqual([" one", " two"])
  expect(diff("", "one")).toEqual(["+one"])
  expect(diff("one", "")).toEqual(["-one"])
})
