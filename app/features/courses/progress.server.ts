import type { RouterContextProvider } from "react-router"
import { publicRead } from "#app/lib/public-pages.server.ts"
import { visitorDb } from "#app/lib/session.server.ts"
import { progressEntries } from "./progress-entries.ts"
import { COURSE_TABLES, catalogue, enrollmentsOf } from "./queries.ts"

/** Courses somebody began, as far as whoever asks may know: their own, or their learner's. */
export async function progressOf(context: Readonly<RouterContextProvider>, person: string) {
  const [courses, enrollments] = await Promise.all([
    publicRead(context, "courses", COURSE_TABLES, catalogue),
    enrollmentsOf(visitorDb(context), person),
  ])
  return progressEntries(courses, enrollments)
}
