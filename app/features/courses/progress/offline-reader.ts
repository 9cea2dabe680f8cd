import type { ProgressStorage } from "./guest-progress.ts"
import type { LessonPositions } from "./lesson-position.ts"

const KEY = "course-reader"

/** The member who last read courses on this device, with the progress that the server knows. */
export interface OfflineReader {
  member: string
  positions: LessonPositions
  /** When each test was passed, by course. */
  passed: Readonly<Record<string, string | null>>
}

/** Saved pages are the ones for visitors, so the device remembers who reads them. Signing out removes it. */
export function rememberReader(storage: ProgressStorage, change: OfflineReader) {
  const known = offlineReader(storage)
  const same = known?.member === change.member ? known : null
  const reader: OfflineReader = {
    member: change.member,
    positions: { ...same?.positions, ...change.positions },
    passed: { ...same?.passed, ...change.passed },
  }
  try {
    storage.setItem(KEY, JSON.stringify(reader))
  } catch {
    // Storage can be full or disabled; then saved pages have no earlier progress.
  }
}

export function forgetReader(storage: ProgressStorage) {
  storage.removeItem(KEY)
}

export function offlineReader(storage: ProgressStorage): OfflineReader | null {
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? "null") as Partial<OfflineReader> | null
    if (typeof found?.member !== "string" || !found.positions || !found.passed) return null
    return found as OfflineReader
  } catch {
    // Ignore anything under our key that is not a reader.
    return null
  }
}
