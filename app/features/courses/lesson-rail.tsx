import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Rosette } from "#app/ui/brand/rosette.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { whyLessonLocked } from "./locks.ts"
import { lessonPath, quizPath } from "./paths.ts"
import type { LessonPositions } from "./progress/lesson-position.ts"
import type { Course, OutlinedLesson } from "./queries.ts"

interface Props {
  course: Course
  current: OutlinedLesson
  positions: LessonPositions
}

/** The sidebar: all lessons of the course, what passing earns, and a note for readers who need a break. */
export function LessonRail({ course, current, positions }: Props) {
  return (
    <aside aria-label="Course" className="grid content-start gap-7 nav:sticky nav:top-27">
      <nav aria-labelledby="lessons-of-course">
        <h2 id="lessons-of-course" className="wdth-92 mb-3 text-3">
          Lessons
        </h2>
        <ol className="grid">
          {course.lessons.map((lesson, i) => (
            <li
              key={lesson.id}
              className={cn(
                THREAD,
                positions[lesson.id]?.done ? "not-last:before:bg-ink" : "not-last:before:bg-gray-300",
              )}
            >
              <RailLesson
                lesson={lesson}
                number={i + 1}
                to={lessonPath(course, lesson.slug)}
                isCurrent={lesson.id === current.id}
                isDone={positions[lesson.id]?.done ?? false}
                isLocked={whyLessonLocked(lesson, course.lessons, positions) !== null}
              />
            </li>
          ))}
        </ol>
      </nav>
      {course.bank && <QuizCard course={course} positions={positions} />}
      <div className="flex items-end gap-3 max-column:hidden">
        <p className="font-hand font-semibold text-[1.2rem] leading-tight">
          Heavy stuff? Take a break any time. I’ll save your place.
        </p>
        <Narcat pose="face" alt="" isLazy className="w-24 flex-none" />
      </div>
    </aside>
  )
}

interface RailLessonProps {
  lesson: OutlinedLesson
  number: number
  to: string
  isCurrent: boolean
  isDone: boolean
  isLocked: boolean
}

// The line between the dots, filled up to the current lesson.
const THREAD =
  "relative not-last:before:absolute not-last:before:top-1/2 not-last:before:left-5 not-last:before:h-full not-last:before:w-1"

const DISCS = {
  done: "bg-ink text-green-300",
  now: "bg-marigold-400 text-ink shadow-[inset_0_0_0_3px_var(--color-ink)]",
  ahead: "bg-white text-gray-600 shadow-[inset_0_0_0_3px_var(--color-gray-300)]",
}

function RailLesson({ lesson, number, to, isCurrent, isDone, isLocked }: RailLessonProps) {
  const disc = isCurrent ? "now" : isDone ? "done" : "ahead"
  const note = isCurrent ? "You’re here" : isDone ? "Done" : isLocked ? "Locked" : `${lesson.minutes} min`
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "step" : undefined}
      className="relative grid grid-cols-[44px_1fr] items-center gap-3 py-1.5 leading-snug no-underline hover:[&_b]:underline"
    >
      <span
        aria-hidden="true"
        className={cn("display wdth-100 grid size-11 place-items-center rounded-full text-lg", DISCS[disc])}
      >
        {disc === "done" ? (
          <Icon name="ph:check-bold" />
        ) : isLocked ? (
          <Icon name="ph:lock-simple-fill" />
        ) : (
          number
        )}
      </span>
      <span>
        <b>{lesson.title}</b>
        <small className="block text-gray-700 text-small">{note}</small>
      </span>
    </Link>
  )
}

function QuizCard({ course, positions }: { course: Course; positions: LessonPositions }) {
  const left = course.lessons.filter(({ id }) => !positions[id]?.done)
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return (
    <Link
      to={quizPath(course)}
      className="button-edge grid grid-cols-[84px_1fr] items-center gap-4 rounded-2xl bg-white p-4 no-underline"
    >
      <Rosette tone={left.length === 0 ? "green" : "gray"} />
      <span className="grid gap-1 leading-snug">
        <b className="display wdth-84 text-xl leading-tight">
          {left.length === 0 ? "Ready for the test" : `${minutes} minutes to the test`}
        </b>
        <span className="text-small">Pass it to get your certificate. You can try again.</span>
      </span>
    </Link>
  )
}
