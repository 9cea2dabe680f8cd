import { expect, test } from "vitest"
import { countRows, countSentence, rowProblem, undoSentence } from "./sentences.ts"

const ROW = { problem: null, refusal: null, change: null, undo: null }

test("the rows of a file are counted in words", () => {
  const rows = [
    { ...ROW, change: "new" as const },
    { ...ROW, change: "new" as const },
    { ...ROW, change: "changed" as const },
    { ...ROW, change: "same" as const },
    { ...ROW, problem: "Day: Enter a date." },
    { ...ROW, refusal: "taken" as const },
  ]
  expect(countSentence(countRows(rows))).toBe("2 new, 1 changed, 1 already there, 2 have errors.")
  expect(countSentence(countRows(rows.slice(4, 5)))).toBe("1 has an error.")
})

test("undoing says what it deletes, puts back and leaves", () => {
  const counts = { new: 2, changed: 1, same: 0, wrong: 0, undone: 0 }
  expect(undoSentence(counts, 0)).toBe(
    "Undoing deletes the 2 new records and puts back the one that changed.",
  )
  expect(undoSentence({ ...counts, new: 0, changed: 3 }, 2)).toBe(
    "Undoing puts back the 3 that changed. 2 of them were edited since and stay as they are.",
  )
})

test("a row that the database would refuse has a sentence too", () => {
  expect(rowProblem({ problem: null, refusal: "repeated" })).toBe("A row above is about the same record.")
  expect(rowProblem(ROW)).toBeNull()
})
