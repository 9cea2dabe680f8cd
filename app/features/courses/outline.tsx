import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { whyLessonLocked } from "./locks.ts"
import { lessonPath } from "./paths.ts"
import type { LessonPositions } from "./progress/lesson-position.ts"
import type { Course, OutlinedLesson } from "./queries.ts"

interface Props {
  course: Course
  positions: LessonPositions
  /** The course is locked: lessons are listed without links. */
  isLocked: boolean
}

/** The lessons of a course with their status and why locked ones are locked. */
export function Outline({ course, positions, isLocked }: Props) {
  return (
    <section className="deferred-layout">
      <h2 className="wdth-84 border-ink border-b-4 pb-4 text-2 leading-[0.94]">Lessons</h2>
      <ol>
        {course.lessons.map((lesson, i) => (
          <li key={lesson.id} className="border-gray-300 border-b-[1.5px]">
            <Row
              lesson={lesson}
              number={i + 1}
              isDone={positions[lesson.id]?.done ?? false}
              lock={whyLessonLocked(lesson, course.lessons, positions)}
              to={isLocked ? null : lessonPath(course, lesson.slug)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  lesson: OutlinedLesson
  number: number
  isDone: boolean
  lock: string | null
  to: string | null
}

function Row({ lesson: { title, minutes }, number, isDone, lock, to }: RowProps) {
  return (
    <div className="grid grid-cols-[2.6rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-4.5">
      <span className="display wdth-100 text-3 text-green-700">
        {isDone ? <Icon name="ph:check-bold" label="Done:" /> : number}
      </span>
      <div>
        <h3 className="wdth-96 font-[850] text-3">
          {to && !lock ? (
            <Link to={to} className="no-underline hover:underline hover:decoration-3">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {lock && (
          <p className="mt-1 flex items-start gap-2 text-small">
            <Icon name="ph:lock-simple-fill" className="mt-[0.2em] flex-none" />
            {lock}
          </p>
        )}
      </div>
      <span className="whitespace-nowrap font-mono text-mono">{minutes} min</span>
    </div>
  )
}
