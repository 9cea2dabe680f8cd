import { whyCourseLocked } from "#app/features/courses/locks.ts"
import { isSavedCopy } from "#app/lib/offline/saved-copy.ts"
import { type ProgressStorage, savePosition, storedPositions } from "./guest-progress.ts"
import { guestQuizzes } from "./guest-quizzes.ts"
import { doneCount, type LessonPositions } from "./lesson-position.ts"
import { forgetReader, type OfflineReader, offlineReader, rememberReader } from "./offline-reader.ts"

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
export function storedProgress(storage: ProgressStorage, isSaved = isSavedCopy()) {
  const over = storedPositions(storage)
  const tests = guestQuizzes(storage)
  const passedHere = (course: string) =>
    tests[course]?.isPassed ? new Date(tests[course].at).toISOString() : null
  return function withDevice<L extends Loaded>(loaded: L, { searchParams }: URL): L {
    const { course, member } = loaded
    const reader = isSaved && !member ? offlineReader(storage) : null
    if (reader) return withReader(loaded, reader)
    if (member) {
      const { positions, passedAt } = loaded
      rememberReader(storage, { member, positions, passed: { [course.id]: passedAt } })
      return { ...loaded, positions: over(positions, member) }
    }
    if (!isSaved) forgetReader(storage)
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

  // A saved page is the one for visitors; the member's progress is what the device last knew.
  function withReader<L extends Loaded>(loaded: L, { member, positions: known, passed }: OfflineReader): L {
    const { course } = loaded
    const positions = over(known, member)
    const enrollment = course.required && {
      lessons_done: doneCount(course.required.lessons, positions),
      passed_at: passed[course.required.id] ?? null,
    }
    const lock = whyCourseLocked(course.required, enrollment, true)
    return { ...loaded, member, positions, passedAt: passed[course.id] ?? null, lock }
  }
}
