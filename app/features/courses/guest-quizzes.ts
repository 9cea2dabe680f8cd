import type { PlaceStorage } from "./guest-progress.ts"

const KEY = "course-tests"
/** As long as the database keeps what a guest has not claimed. */
const KEPT_MS = 30 * 86_400_000

/** What a guest's device knows of a test: that one is open, or when it was passed. */
export interface HeldTest {
  isPassed: boolean
  at: number
}

type Tests = Readonly<Record<string, HeldTest>>

/** The tests a guest took here, by their course. */
export function heldTests(storage: PlaceStorage, now = Date.now()): Tests {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}")
    return Object.fromEntries(
      Object.entries(found as object).filter(([, test]) => isTest(test) && test.at > now - KEPT_MS),
    )
  } catch {
    // Somebody else's text under our name is no test.
    return {}
  }
}

/** Null for a test that was missed. One that was passed stays passed, whatever is tried afterwards. */
export function keepTest(storage: PlaceStorage, course: string, state: "open" | "passed" | null) {
  const { [course]: before, ...others } = heldTests(storage)
  if (before?.isPassed) return
  const kept = state ? { ...others, [course]: { isPassed: state === "passed", at: Date.now() } } : others
  try {
    if (Object.keys(kept).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A device that keeps nothing (full, or told not to) still shows the test.
  }
}

/** Once they are a member's: the server knows them better. */
export function forgetTests(storage: PlaceStorage) {
  storage.removeItem(KEY)
}

function isTest(value: unknown): value is HeldTest {
  const test = value as Partial<HeldTest> | null
  return typeof test?.isPassed === "boolean" && typeof test.at === "number"
}
