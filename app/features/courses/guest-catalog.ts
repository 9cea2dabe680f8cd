import { type Status, statusOf } from "./filters.ts"
import type { HeldTest } from "./guest-quizzes.ts"
import { doneCount, type Places } from "./lesson-position.ts"

interface Entry {
  id: string
  lessons: number
  hasTest: boolean
  /** Sent to guests only: whose progress the server does not know. */
  lessonIds: readonly string[]
  lessonsDone: number
  status: Status
}

/** The list as a guest's device knows it, with the courses of a status alone when one was asked for. */
export function asHeldHere<E extends Entry>(
  courses: readonly E[],
  places: Places,
  tests: Readonly<Record<string, HeldTest>>,
  wanted: Status | "",
): E[] {
  return courses
    .map(course => {
      const { id, lessons, lessonIds, hasTest } = course
      const test = tests[id]
      const isBegun = test !== undefined || lessonIds.some(lesson => places[lesson])
      const lessonsDone = doneCount(
        lessonIds.map(lesson => ({ id: lesson })),
        places,
      )
      const held = { lessons_done: lessonsDone, passed_at: test?.isPassed ? "here" : null }
      return { ...course, lessonsDone, status: statusOf({ lessons, hasTest }, isBegun ? held : undefined) }
    })
    .filter(({ status }) => wanted === "" || status === wanted)
}
