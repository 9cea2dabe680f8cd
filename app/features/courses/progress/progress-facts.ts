import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ProgressEntry } from "./progress-entries.ts"

/** A learner's course progress for guardians. Never shows answers. */
export function progressFacts(entries: readonly ProgressEntry[]) {
  return entries.map(({ title, lessons, lessonsDone, passedAt, seenAt }) => ({
    title,
    note: `${lessonsDone} of ${lessons} lessons done, ${
      passedAt ? `test passed on ${formatLongDate(passedAt)}` : `last opened on ${formatLongDate(seenAt)}`
    }`,
  }))
}
