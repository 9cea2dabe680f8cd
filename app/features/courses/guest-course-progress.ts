import { type PlaceStorage, savePosition, storedPositions } from "./guest-progress.ts"
import { heldTests } from "./guest-quizzes.ts"
import { doneCount, type Places } from "./lesson-position.ts"
import { whyCourseLocked } from "./locks.ts"

/** In an address: the lesson a guest finished before the page could note it, when its script had not started. */
export const DONE = "done"

interface Loaded {
  course: {
    id: string
    lessons: readonly { id: string; slug: string }[]
    required: { id: string; title: string; bank: string | null; lessons: readonly { id: string }[] } | null
  }
  member: string | null
  places: Places
  passedAt: string | null
  lock: string | null
}

/**
 * What the device holds, to be laid over what the server knows of a course. Taken before the server is asked, so that
 * nothing told meanwhile is missed. Of a guest the device alone knows what was passed, and so what is open.
 */
export function heldProgress(storage: PlaceStorage) {
  const over = storedPositions(storage)
  const tests = heldTests(storage)
  const passedHere = (course: string) =>
    tests[course]?.isPassed ? new Date(tests[course].at).toISOString() : null
  return function withDevice<L extends Loaded>(loaded: L, { searchParams }: URL): L {
    const { course, member } = loaded
    if (member) return { ...loaded, places: over(loaded.places, member) }
    const done = course.lessons.find(({ slug }) => slug === searchParams.get(DONE))
    if (done) savePosition(storage, done.id, null, { done: true })
    const places = (done ? storedPositions(storage) : over)(loaded.places, null)
    const { required } = course
    const enrollment = required && {
      lessons_done: doneCount(required.lessons, places),
      passed_at: passedHere(required.id),
    }
    return {
      ...loaded,
      places,
      passedAt: passedHere(course.id),
      lock: whyCourseLocked(required, enrollment, false),
    }
  }
}
