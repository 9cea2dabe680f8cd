import { expect, test } from "vitest"
import { mergePositions, resumeIndex, START_POSITION } from "./lesson-position.ts"

const blocks = [{ id: "opening" }, { id: "film" }, { id: "check" }]
const at = (block: string | null, index: number) => ({ ...START_POSITION, block, index })

test("a lesson resumes at the block, wherever an edit moved it", () => {
  expect(resumeIndex(at("check", 0), blocks)).toBe(2)
  expect(resumeIndex(at(null, 0), blocks)).toBe(0)
})

test("a lesson resumes at what took the place of a removed block", () => {
  expect(resumeIndex(at("removed", 1), blocks)).toBe(1)
  expect(resumeIndex(at("removed", 9), blocks)).toBe(2)
  expect(resumeIndex(at("removed", 9), [])).toBe(0)
})

test("an older position adds answers and completion, but does not move the reader back", () => {
  const known = { ...at("film", 1), checks: { a: "new" }, at: 5 }
  const late = { ...at("opening", 0), checks: { a: "old", b: "2" }, done: true, at: 4 }
  expect(mergePositions(known, late)).toEqual({ ...known, checks: { a: "new", b: "2" }, done: true })
  expect(mergePositions(late, known)).toEqual({ ...known, checks: { a: "new", b: "2" }, done: true })
})
