import { formatLongDate } from "#app/lib/format/dates.ts"
import { SourceReference } from "#app/ui/data/source-reference.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { coursePath } from "./paths.ts"
import type { Course } from "./queries.ts"

function sourceId(id: string) {
  return `source-${id.toLowerCase()}`
}

/** A block's sources, each linked to its entry in the course's list. */
export function SourceLine({ ids, course }: { ids: readonly string[]; course: Course }) {
  return (
    <p className="mt-3 text-gray-700 text-small">
      {ids.length === 1 ? "Source: " : "Sources: "}
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ", "}
          <Link to={`${coursePath(course)}#${sourceId(id)}`} className="underline">
            {course.sources.find(source => source.id === id)?.publisher ?? id}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** Who reviewed the course, or that the review is pending. */
function reviewOf({ reviewer, reviewed_on }: Course) {
  const day = reviewed_on && formatLongDate(reviewed_on)
  if (reviewer) return `Reviewed by ${reviewer}${day ? ` on ${day}` : ""}.`
  const checked = day ? `We checked every lesson against its sources on ${day}. ` : ""
  return `${checked}Medical review: pending.`
}

export function ReviewNote({ course }: { course: Course }) {
  return (
    <section>
      <h2 className="wdth-92 text-3">Who reviewed this</h2>
      <p className="mt-3 max-w-[62ch]">
        {reviewOf(course)} It is first aid, not medical advice. In an emergency call 911.
      </p>
    </section>
  )
}

/** A short version under each lesson. */
export function LessonFoot({ course }: { course: Course }) {
  return (
    <p className="mt-8 max-w-[62ch] text-gray-700 text-small">
      {reviewOf(course)} This lesson is first aid, not medical advice, and no substitute for hands-on CPR
      training.
    </p>
  )
}

export function Sources({ course: { sources } }: { course: Course }) {
  if (sources.length === 0) return null
  return (
    <section className="deferred-layout">
      <h2 className="wdth-92 text-3">Sources</h2>
      <ol className="mt-3 columns-1 gap-10 text-small column:columns-2">
        {sources.map(source => (
          <li
            key={source.id}
            id={sourceId(source.id)}
            className="scroll-mt-28 break-inside-avoid py-1 target:bg-marigold-200"
          >
            <span className="font-mono text-mono">{source.id}</span> <SourceReference source={source} />
          </li>
        ))}
      </ol>
    </section>
  )
}
