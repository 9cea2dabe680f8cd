import { expect, test } from "vitest"
import { clearGuestQuizzes, guestQuizzes, saveGuestQuiz } from "./guest-quizzes.ts"

function emptyStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

test("a quiz is open, then passed, and a later attempt does not change that", () => {
  const storage = emptyStorage()
  saveGuestQuiz(storage, "a", "open")
  expect(guestQuizzes(storage)).toMatchObject({ a: { isPassed: false } })
  saveGuestQuiz(storage, "a", "passed")
  saveGuestQuiz(storage, "a", "open")
  saveGuestQuiz(storage, "a", null)
  expect(guestQuizzes(storage)).toMatchObject({ a: { isPassed: true } })
})

test("a failed quiz is no longer open, and the others stay", () => {
  const storage = emptyStorage()
  saveGuestQuiz(storage, "a", "open")
  saveGuestQuiz(storage, "b", "open")
  saveGuestQuiz(storage, "a", null)
  expect(Object.keys(guestQuizzes(storage))).toEqual(["b"])
})

test("quiz states expire after thirty days, as on the server", () => {
  const storage = emptyStorage()
  saveGuestQuiz(storage, "a", "passed")
  expect(guestQuizzes(storage, Date.now() + 29 * 86_400_000)).toHaveProperty("a")
  expect(guestQuizzes(storage, Date.now() + 31 * 86_400_000)).toEqual({})
})

test("malformed storage is ignored, and clearing removes the entry", () => {
  const storage = emptyStorage()
  for (const nonsense of ["", "[", "null", '{"a":1}', '{"a":{"isPassed":"yes","at":1}}']) {
    storage.setItem("course-tests", nonsense)
    expect(guestQuizzes(storage)).toEqual({})
  }
  saveGuestQuiz(storage, "a", "passed")
  clearGuestQuizzes(storage)
  expect(storage.getItem("course-tests")).toBeNull()
})
