import { whyCourseLocked } from "#app/features/courses/locks.ts"
import { type ProgressStorage, savePosition, storedPositions } from "./guest-progress.ts"
import { guestQuizzes } from "./guest-quizzes.ts"
import { doneCount, type LessonPositions } from "./lesson-position.ts"

/** URL parameter: the lesson a guest finished before hydration could record it. */
export const DONE = "done"

interface Loaded {
  course: {
    id: string
    lessons: readonly { id: string; slug: string }[]
    required: { id: string; title: string; bank: string | null; lessons: readonly { id: string }[] } | null
  }
  member: string | null
  positions: LessonPositions
  passedAt: string | null
  lock: string | null
}

/**
 * The device's progress, to merge over the server's. Read before the request, so that nothing synced in the meantime
 * is lost. For guests only the device knows what was passed, and so what is unlocked.
 */
export function storedProgress(storage: ProgressStorage) {
  const over = storedPositions(storage)
  const tests = guestQuizzes(storage)
  const passedHere = (course: string) =>
    tests[course]?.isPassed ? new Date(tests[course].at).toISOString() : null
  return function withDevice<L extends Loaded>(loaded: L, { searchParams }: URL): L {
    const { course, member } = loaded
    if (member) return { ...loaded, positions: over(loaded.positions, member) }
    const done = course.lessons.find(({ slug }) => slug === searchParams.get(DONE))
    if (done) savePosition(storage, done.id, null, { done: true })
    const positions = (done ? storedPositions(storage) : over)(loaded.positions, null)
    const { required } = course
    const enrollment = required && {
      lessons_done: doneCount(required.lessons, positions),
      passed_at: passedHere(required.id),
    }
    return {
      ...loaded,
      positions,
      passedAt: passedHere(course.id),
      lock: whyCourseLocked(required, enrollment, false),
    }
  }
}
