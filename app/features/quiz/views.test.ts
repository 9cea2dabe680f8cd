import { expect, test } from "vitest"
import type { Paper } from "./schema.ts"
import { requestedQuestion } from "./views.ts"

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

test("without a question in the URL it continues at the first unanswered one", () => {
  expect(requestedQuestion(paper([["1"], [], []]), null, NOON)).toMatchObject({ kind: "question", number: 2 })
})

test("with everything answered it shows the review page", () => {
  expect(requestedQuestion(paper([["1"], ["2"]]), null, NOON)).toMatchObject({
    kind: "review",
    isLate: false,
  })
})

test("a question can be requested, and unknown numbers show the review page", () => {
  expect(requestedQuestion(paper([["1"], []]), "1", NOON)).toMatchObject({ kind: "question", number: 1 })
  expect(requestedQuestion(paper([[], []]), "review", NOON).kind).toBe("review")
  expect(requestedQuestion(paper([[], []]), "9", NOON).kind).toBe("review")
  expect(requestedQuestion(paper([[], []]), "0", NOON).kind).toBe("review")
})

test("every question goes to the browser, for when the network is lost, and none says which choice is right", () => {
  const { questions } = requestedQuestion(paper([[], [], []]), "2", NOON)
  expect(questions).toHaveLength(3)
  for (const question of questions)
    expect(Object.keys(question).sort()).toEqual(["choices", "chosen", "id", "kind", "stem", "topic"])
})

test("no question is shown when time is up", () => {
  const late = requestedQuestion(paper([[]], "2026-11-15T11:59:00Z"), "1", NOON)
  expect(late).toMatchObject({ kind: "review", isLate: true })
  expect(requestedQuestion(paper([[]], "2026-11-15T12:01:00Z"), "1", NOON).kind).toBe("question")
})
