import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ProgressEntry } from "./progress/progress-entries.ts"

/** A learner's course progress for guardians. Never shows answers. */
export function LearnerProgress({ entries }: { entries: readonly ProgressEntry[] }) {
  if (entries.length === 0) return <p>No courses started yet.</p>
  return (
    <ul className="grid gap-3">
      {entries.map(({ slug, title, lessons, lessonsDone, passedAt, seenAt }) => (
        <li key={slug} className="flex flex-wrap items-baseline gap-x-3">
          <b>{title}</b>
          <span className="text-gray-700">
            {lessonsDone} of {lessons} lessons done
            {passedAt
              ? `, test passed on ${formatLongDate(passedAt)}`
              : `, last opened on ${formatLongDate(seenAt)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
