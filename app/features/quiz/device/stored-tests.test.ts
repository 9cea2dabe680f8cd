import { beforeEach, expect, test } from "vitest"
import type { Question } from "../schema.ts"
import { sentNote } from "./sent-note.ts"
import {
  answersWaiting,
  confirmAnswer,
  dropAnswer,
  queueAnswer,
  queuedAnswers,
  removeGuestTests,
  removeTest,
  shownQuestions,
  storedTest,
  storeTest,
  type TestStorage,
} from "./stored-tests.ts"

const entries = new Map<string, string>()
const storage: TestStorage = {
  getItem: key => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: key => void entries.delete(key),
}
const question = (id: string, chosen: string[] = []): Question => ({
  ...{ id, chosen, topic: "act", kind: "single", stem: "What first?" },
  choices: ["1", "2"].map(choice => ({ id: choice, text: `Do ${choice}` })),
})
const open = (questions: Question[], attempt = "a") =>
  storeTest(storage, "course", { of: "ana", slug: "basics", attempt, deadline: null, questions })
const queue = () => queuedAnswers(storedTest(storage, "course", "ana")!)

beforeEach(() => entries.clear())

test("an answer waits with the one that the server had, until the server confirms or refuses it", () => {
  open([question("x", ["1"]), question("y")])
  queueAnswer(storage, "course", "x", ["2"])
  queueAnswer(storage, "course", "y", ["1"])
  expect(queue()).toEqual([
    { question: "x", chosen: ["2"], known: ["1"] },
    { question: "y", chosen: ["1"], known: [] },
  ])
  expect(shownQuestions(storedTest(storage, "course", "ana")!).map(({ chosen }) => chosen)).toEqual([
    ["2"],
    ["1"],
  ])
  expect(answersWaiting(storage)).toEqual({ count: 2, slug: "basics" })
  confirmAnswer(storage, "course", "x", ["2"])
  dropAnswer(storage, "course", "y", ["1"])
  expect(queue()).toEqual([])
  queueAnswer(storage, "course", "x", ["1"])
  expect(queue()).toEqual([{ question: "x", chosen: ["1"], known: ["2"] }])
})

test("a newer answer still waits when an earlier one is confirmed, and changing back sends nothing", () => {
  open([question("x", ["1"])])
  queueAnswer(storage, "course", "x", ["2"])
  confirmAnswer(storage, "course", "x", ["1"])
  expect(queue()).toHaveLength(1)
  queueAnswer(storage, "course", "x", ["1"])
  expect(queue()).toEqual([])
})

test("what the server shows replaces the test, except for answers of the same attempt that it does not have", () => {
  open([question("x"), question("y")])
  queueAnswer(storage, "course", "x", ["2"])
  queueAnswer(storage, "course", "y", ["2"])
  open([question("x", ["2"]), question("y")])
  expect(queue()).toEqual([{ question: "y", chosen: ["2"], known: [] }])
  open([question("z")], "b")
  expect(queue()).toEqual([])
})

test("a test belongs to one person, and nothing else under its key is read", () => {
  open([question("x")])
  expect(storedTest(storage, "course", null)).toBeNull()
  removeGuestTests(storage)
  expect(storedTest(storage, "course", "ana")).not.toBeNull()
  removeTest(storage, "course")
  expect([...entries]).toEqual([])
  storage.setItem("open-tests", '{"course":{"attempt":1}}')
  expect(storedTest(storage, "course", null)).toBeNull()
  storage.setItem("open-tests", "not JSON")
  expect(answersWaiting(storage)).toEqual({ count: 0, slug: null })
})

test("the note says what became of each answer", () => {
  const sent = (...outcomes: Parameters<typeof sentNote>[0][number]["outcome"][]) =>
    sentNote(outcomes.map(outcome => ({ question: "x", chosen: [], known: [], outcome })))
  expect(sent("saved", "saved")).toBe("Sent: 2 answers.")
  expect(sent("saved", "answered-elsewhere")).toBe(
    "Sent: one answer. We didn’t use one answer from this device, because you answered on another one in the meantime.",
  )
  expect(sent("time-is-up")).toBe("Time was up before one answer reached us, so it doesn’t count.")
  expect(sent("submitted", "submitted")).toBe("The test was submitted before 2 answers reached us.")
  expect(sent("unknown")).toMatch(/^We couldn’t save one answer\. Sign in/)
})
