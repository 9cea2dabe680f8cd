import { expect, test } from "vitest"
import { whyCourseLocked, whyLessonLocked } from "./locks.ts"
import { START_POSITION } from "./progress/lesson-position.ts"

const DONE = { ...START_POSITION, done: true }
const lessons = ["Signs", "Spray", "Stay"].map((title, i) => ({
  id: `l${i + 1}`,
  title,
  requires_earlier: i === 2,
}))

test("a locked lesson names the lessons it requires until they are done", () => {
  const [, spray, stay] = lessons
  expect(whyLessonLocked(spray!, lessons, {})).toBeNull()
  expect(whyLessonLocked(stay!, lessons, {})).toBe(
    "This lesson builds on earlier ones. Finish “Signs” and “Spray” first.",
  )
  expect(whyLessonLocked(stay!, lessons, { l1: DONE, l2: START_POSITION })).toContain("Finish “Spray” first")
  expect(whyLessonLocked(stay!, lessons, { l1: DONE, l2: DONE })).toBeNull()
})

test("a course unlocks when its prerequisite is passed, or done if it has no quiz", () => {
  const withTest = { title: "Basics", bank: "b", lessons: ["l1", "l2"] }
  const progress = { lessons_done: 2, passed_at: null }
  expect(whyCourseLocked(null, null, false)).toBeNull()
  expect(whyCourseLocked(withTest, progress, true)).toContain("Pass “Basics” first.")
  expect(whyCourseLocked(withTest, { ...progress, passed_at: "2026-01-01" }, true)).toBeNull()
  expect(whyCourseLocked({ ...withTest, bank: null }, progress, true)).toBeNull()
  expect(whyCourseLocked({ ...withTest, bank: null }, null, true)).toContain("Finish “Basics” first.")
  expect(whyCourseLocked(withTest, null, false)).toContain("or sign in if you already have")
})
