import type { ProgressStorage } from "./guest-progress.ts"

const KEY = "course-tests"
/** The same period for which the database keeps unclaimed work. */
const KEPT_MS = 30 * 86_400_000

/** A guest's quiz on this device: open, or when it was passed. */
export interface GuestQuiz {
  isPassed: boolean
  at: number
}

type Tests = Readonly<Record<string, GuestQuiz>>

/** The guest's quizzes by course. */
export function guestQuizzes(storage: ProgressStorage, now = Date.now()): Tests {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}")
    return Object.fromEntries(
      Object.entries(found as object).filter(([, test]) => isTest(test) && test.at > now - KEPT_MS),
    )
  } catch {
    // Ignore anything under our key that is not a quiz state.
    return {}
  }
}

/** Null after a failed attempt. A passed quiz stays passed. */
export function saveGuestQuiz(storage: ProgressStorage, course: string, state: "open" | "passed" | null) {
  const { [course]: before, ...others } = guestQuizzes(storage)
  if (before?.isPassed) return
  const stored = state ? { ...others, [course]: { isPassed: state === "passed", at: Date.now() } } : others
  try {
    if (Object.keys(stored).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage can be full or disabled; the quiz still works.
  }
}

/** After a claim the server is the source of truth. */
export function clearGuestQuizzes(storage: ProgressStorage) {
  storage.removeItem(KEY)
}

function isTest(value: unknown): value is GuestQuiz {
  const test = value as Partial<GuestQuiz> | null
  return typeof test?.isPassed === "boolean" && typeof test.at === "number"
}
