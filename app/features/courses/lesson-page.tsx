import type { CourseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import type { Block } from "#content/schema/blocks.ts"
import { CourseRefusalNote } from "./course-refusal-note.tsx"
import { LessonPlayer } from "./lesson-player.tsx"
import { LessonRail } from "./lesson-rail.tsx"
import { whyLessonLocked } from "./locks.ts"
import { coursePath } from "./paths.ts"
import { ClaimQuestion } from "./progress/claim-question.tsx"
import { type LessonPositions, mergePositions } from "./progress/lesson-position.ts"
import type { Course, OutlinedLesson } from "./queries.ts"

interface Props {
  course: Course
  lesson: OutlinedLesson
  blocks: readonly Block[]
  positions: LessonPositions
  /** Answers in the URL, for guests without JavaScript. */
  answers: Readonly<Record<string, string>>
  member: string | null
  isReady: boolean
  /** Why the whole course is locked. */
  lock: string | null
  refusal: CourseRefusal | null
  /** Courses of a guest who may have been this member. */
  claim: readonly string[] | null
}

export function LessonPage({ lock, refusal, positions, answers, claim, ...shown }: Props) {
  const { course, lesson, member, isReady } = shown
  // The server does not know a guest's progress, so the device decides whether the lesson is unlocked.
  const isKnown = member !== null || isReady
  const closed = lock ?? (isKnown ? whyLessonLocked(lesson, course.lessons, positions) : null)
  const reason = refusal ?? (closed ? lockedNote(course, closed) : null)
  return (
    <div className="wrap grid items-start gap-x-[clamp(28px,4vw,60px)] gap-y-14 pt-[clamp(24px,3vw,44px)] pb-[clamp(56px,7vw,112px)] nav:grid-cols-[minmax(0,8fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <h1 className="wdth-74 mb-[clamp(20px,2.4vw,36px)] text-balance text-1 uppercase leading-[0.88]">
          {lesson.title}
        </h1>
        <ClaimQuestion courses={claim} className="mb-[clamp(20px,2.4vw,36px)]" />
        {reason ? (
          <CourseRefusalNote refusal={reason} />
        ) : (
          <LessonPlayer
            key={lesson.id}
            {...shown}
            known={mergePositions(positions[lesson.id], { checks: answers })}
          />
        )}
      </div>
      <LessonRail course={course} current={lesson} positions={positions} />
    </div>
  )
}

function lockedNote(course: Course, text: string): CourseRefusal {
  const to = coursePath(course)
  return { title: "Why is this locked?", text, label: "See the whole course", to }
}
