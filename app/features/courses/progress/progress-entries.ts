import { statusOf } from "#app/features/courses/filters.ts"
import type { Enrollment, Knowledge, ListedCourse } from "#app/features/courses/queries.ts"

export interface ProgressEntry {
  slug: string
  title: string
  lessons: number
  lessonsDone: number
  isDone: boolean
  passedAt: string | null
  seenAt: string
  knowledge: Knowledge
}

/** Started courses, latest first, without those no longer published. */
export function progressEntries(
  courses: readonly ListedCourse[],
  enrollments: readonly Enrollment[],
  knowledge: Readonly<Record<string, Knowledge>>,
): ProgressEntry[] {
  return enrollments.flatMap(enrollment => {
    const course = courses.find(({ id }) => id === enrollment.course_id)
    if (!course) return []
    return {
      slug: course.slug,
      title: course.title,
      lessons: course.lessons,
      lessonsDone: enrollment.lessons_done,
      isDone: statusOf(course, enrollment) === "done",
      passedAt: enrollment.passed_at,
      seenAt: enrollment.seen_at,
      knowledge: knowledge[course.id] ?? {},
    }
  })
}
