import { AUDIENCES } from "./audiences.ts"

export type Status = "new" | "started" | "done"

export interface Filters {
  q: string
  audience: string
  /** Maximum minutes; 0 for any. */
  minutes: number
  status: Status | ""
}

export const MINUTES = [5, 10, 30]
export const STATUSES: Readonly<Record<Status, string>> = {
  new: "Not started",
  started: "In progress",
  done: "Done",
}
const MAX_SEARCH = 80

/** Reads filters from the URL; unknown values are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const audience = search.get("audience") ?? ""
  const minutes = Number(search.get("minutes"))
  const status = search.get("status") ?? ""
  return {
    q: (search.get("q") ?? "").trim().slice(0, MAX_SEARCH),
    audience: Object.hasOwn(AUDIENCES, audience) ? audience : "",
    minutes: MINUTES.includes(minutes) ? minutes : 0,
    status: Object.hasOwn(STATUSES, status) ? (status as Status) : "",
  }
}

export function areSameFilters(a: Filters, b: Filters) {
  return JSON.stringify(a) === JSON.stringify(b)
}

interface Listed {
  title: string
  summary: string
  outcomes: readonly string[]
  audiences: readonly string[]
  minutes: number
}

/** Courses that match the filters and contain every word of the search. */
export function matchingCourses<C extends Listed>(
  courses: readonly C[],
  { q, audience, minutes, status }: Filters,
  statusOf: (course: C) => Status,
): C[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return courses.filter(course => {
    const text = [course.title, course.summary, ...course.outcomes].join(" ").toLowerCase()
    return (
      words.every(word => text.includes(word)) &&
      (audience === "" || course.audiences.includes(audience)) &&
      (minutes === 0 || course.minutes <= minutes) &&
      (status === "" || statusOf(course) === status)
    )
  })
}

interface Enrollment {
  lessons_done: number
  passed_at: string | null
}

/** A course with a quiz is done when it is passed, any other when every lesson is. */
export function statusOf(
  { lessons, hasTest }: { lessons: number; hasTest: boolean },
  enrollment: Enrollment | undefined,
): Status {
  if (!enrollment) return "new"
  const isDone = hasTest ? enrollment.passed_at !== null : enrollment.lessons_done >= lessons
  return isDone ? "done" : "started"
}
