import { type Status, statusOf } from "./filters.ts"
import type { GuestQuiz } from "./progress/guest-quizzes.ts"
import { doneCount, type LessonPositions } from "./progress/lesson-position.ts"

interface Entry {
  id: string
  lessons: number
  hasTest: boolean
  /** Sent to guests only, because the server does not know their progress. */
  lessonIds: readonly string[]
  lessonsDone: number
  status: Status
}

/** The catalog with the guest's progress, filtered by status if the URL asks for one. */
export function withGuestProgress<E extends Entry>(
  courses: readonly E[],
  positions: LessonPositions,
  tests: Readonly<Record<string, GuestQuiz>>,
  wanted: Status | "",
): E[] {
  return courses
    .map(course => {
      const { id, lessons, lessonIds, hasTest } = course
      const test = tests[id]
      const isStarted = test !== undefined || lessonIds.some(lesson => positions[lesson])
      const lessonsDone = doneCount(
        lessonIds.map(lesson => ({ id: lesson })),
        positions,
      )
      const progress = { lessons_done: lessonsDone, passed_at: test?.isPassed ? "here" : null }
      return {
        ...course,
        lessonsDone,
        status: statusOf({ lessons, hasTest }, isStarted ? progress : undefined),
      }
    })
    .filter(({ status }) => !wanted || status === wanted)
}
