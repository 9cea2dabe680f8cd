import { expect, test } from "vitest"
import { storedProgress } from "./guest-course-progress.ts"
import { savePosition } from "./guest-progress.ts"
import { saveGuestQuiz } from "./guest-quizzes.ts"

function emptyStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const HERE = new URL("https://site.test/courses/second")
const required = {
  id: "first",
  title: "First",
  bank: "b" as string | null,
  lessons: [{ id: "l1" }, { id: "l2" }],
}
const loaded = {
  course: { id: "second", required, lessons: [{ id: "l3", slug: "three" }] },
  member: null as string | null,
  positions: {},
  passedAt: null,
  lock: "Pass “First” first.",
}

test("a course unlocks for a guest who passed its prerequisite on this device", () => {
  const storage = emptyStorage()
  expect(storedProgress(storage)(loaded, HERE).lock).toContain("Pass “First” first")
  saveGuestQuiz(storage, "first", "passed")
  expect(storedProgress(storage)(loaded, HERE)).toMatchObject({ lock: null, passedAt: null })
})

test("a prerequisite without a quiz unlocks the course with its last lesson", () => {
  const storage = emptyStorage()
  const second = { ...loaded, course: { ...loaded.course, required: { ...required, bank: null } } }
  savePosition(storage, "l1", null, { done: true })
  expect(storedProgress(storage)(second, HERE).lock).toContain("Finish “First” first")
  savePosition(storage, "l2", null, { done: true })
  expect(storedProgress(storage)(second, HERE).lock).toBeNull()
})

test("a finished lesson in the URL is stored, an unknown lesson is not", () => {
  const storage = emptyStorage()
  const doneUrl = (slug: string) => new URL(`?done=${slug}`, HERE)
  expect(storedProgress(storage)(loaded, doneUrl("other")).positions).toEqual({})
  expect(storedProgress(storage)(loaded, doneUrl("three")).positions).toMatchObject({ l3: { done: true } })
  expect(storedProgress(storage)(loaded, HERE).positions).toMatchObject({ l3: { done: true } })
})

test("a guest's passed quiz counts, and a member's page shows the server's state", () => {
  const storage = emptyStorage()
  saveGuestQuiz(storage, "second", "passed")
  expect(storedProgress(storage)(loaded, HERE).passedAt).toMatch(/^\d{4}-/)
  const member = { ...loaded, member: "me" }
  expect(storedProgress(storage)(member, HERE)).toMatchObject({ passedAt: null, lock: loaded.lock })
})
