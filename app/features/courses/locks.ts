import type { LessonPositions } from "./progress/lesson-position.ts"

interface Lesson {
  id: string
  title: string
  requires_earlier: boolean
}

/** A sentence on why a lesson is locked; null if it is not. */
export function whyLessonLocked(
  lesson: Lesson,
  lessons: readonly Lesson[],
  positions: LessonPositions,
): string | null {
  if (!lesson.requires_earlier) return null
  const before = lessons.slice(
    0,
    lessons.findIndex(({ id }) => id === lesson.id),
  )
  const missing = before.filter(({ id }) => !positions[id]?.done)
  if (missing.length === 0) return null
  const names = missing.map(({ title }) => `“${title}”`)
  return `This lesson builds on earlier ones. Finish ${formatList(names)} first.`
}

interface Required {
  title: string
  bank: string | null
  lessons: readonly unknown[]
}

interface Enrollment {
  lessons_done: number
  passed_at: string | null
}

/** A sentence on why a course is locked; null if it is not. */
export function whyCourseLocked(
  required: Required | null,
  enrollment: Enrollment | null,
  isMember: boolean,
): string | null {
  if (!required) return null
  const { title, bank, lessons } = required
  const isThrough = bank ? enrollment?.passed_at : (enrollment?.lessons_done ?? 0) >= lessons.length
  if (isThrough) return null
  const first = bank ? `Pass “${title}” first` : `Finish “${title}” first`
  return isMember
    ? `This course builds on another one. ${first}.`
    : `This course builds on another one. ${first}, or sign in if you already have.`
}

function formatList(names: readonly string[]) {
  if (names.length <= 1) return names.join("")
  if (names.length > 3) return `${names[0]} and ${names.length - 1} more`
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
}
