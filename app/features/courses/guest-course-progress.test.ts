import { expect, test } from "vitest"
import { heldProgress } from "./guest-course-progress.ts"
import { savePosition } from "./guest-progress.ts"
import { keepTest } from "./guest-quizzes.ts"

function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
  places: {},
  passedAt: null,
  lock: "Pass “First” first.",
}

test("a course opens to a guest who passed the one before it on this device", () => {
  const storage = emptyStorage()
  expect(heldProgress(storage)(loaded, HERE).lock).toContain("Pass “First” first")
  keepTest(storage, "first", "passed")
  expect(heldProgress(storage)(loaded, HERE)).toMatchObject({ lock: null, passedAt: null })
})

test("where the one before it has no test, its last lesson opens the course", () => {
  const storage = emptyStorage()
  const second = { ...loaded, course: { ...loaded.course, required: { ...required, bank: null } } }
  savePosition(storage, "l1", null, { done: true })
  expect(heldProgress(storage)(second, HERE).lock).toContain("Finish “First” first")
  savePosition(storage, "l2", null, { done: true })
  expect(heldProgress(storage)(second, HERE).lock).toBeNull()
})

test("a lesson in the address that was finished before the script ran is kept, and one of no course is not", () => {
  const storage = emptyStorage()
  const told = (slug: string) => new URL(`?done=${slug}`, HERE)
  expect(heldProgress(storage)(loaded, told("other")).places).toEqual({})
  expect(heldProgress(storage)(loaded, told("three")).places).toMatchObject({ l3: { done: true } })
  expect(heldProgress(storage)(loaded, HERE).places).toMatchObject({ l3: { done: true } })
})

test("a guest's passed test counts, and a member's page is as the server says", () => {
  const storage = emptyStorage()
  keepTest(storage, "second", "passed")
  expect(heldProgress(storage)(loaded, HERE).passedAt).toMatch(/^\d{4}-/)
  const member = { ...loaded, member: "me" }
  expect(heldProgress(storage)(member, HERE)).toMatchObject({ passedAt: null, lock: loaded.lock })
})
