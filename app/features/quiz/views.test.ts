import { expect, test } from "vitest"
import type { Paper } from "./queries.ts"
import { placeIn } from "./views.ts"

const NOON = Date.parse("2026-11-15T12:00:00Z")

function paper(chosen: string[][], deadline: string | null = null): Paper {
  const questions = chosen.map((picked, i) => ({
    id: `q${i + 1}`,
    topic: "signs",
    kind: "single" as const,
    stem: "What first?",
    chosen: picked,
    choices: [],
  }))
  return { attempt: "a", course: "c", deadline, isSubmitted: false, questions }
}

test("without a wish it goes on at the first question that is open", () => {
  expect(placeIn(paper([["1"], [], []]), null, NOON)).toMatchObject({ kind: "question", number: 2 })
})

test("with everything answered it is the last look before handing in", () => {
  expect(placeIn(paper([["1"], ["2"]]), null, NOON)).toMatchObject({ kind: "review", isLate: false })
})

test("a question can be asked for, and nonsense leads to the last look", () => {
  expect(placeIn(paper([["1"], []]), "1", NOON)).toMatchObject({ kind: "question", number: 1 })
  expect(placeIn(paper([[], []]), "review", NOON).kind).toBe("review")
  expect(placeIn(paper([[], []]), "9", NOON).kind).toBe("review")
  expect(placeIn(paper([[], []]), "0", NOON).kind).toBe("review")
})

test("only one question at a time goes to the browser", () => {
  expect(JSON.stringify(placeIn(paper([[], [], []]), "2", NOON)).match(/"stem"/g)).toHaveLength(1)
})

test("when time is up there is nothing left to answer", () => {
  const late = placeIn(paper([[]], "2026-11-15T11:59:00Z"), "1", NOON)
  expect(late).toMatchObject({ kind: "review", isLate: true })
  expect(placeIn(paper([[]], "2026-11-15T12:01:00Z"), "1", NOON).kind).toBe("question")
})
