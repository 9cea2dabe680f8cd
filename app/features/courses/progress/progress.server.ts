import type { RouterContextProvider } from "react-router"
import {
  COURSE_TABLES,
  courseCatalog,
  enrollmentsOf,
  knowledgeOf,
  withStarted,
} from "#app/features/courses/queries.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { coursesUnderWay } from "#app/lib/auth/started-courses.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { progressEntries } from "./progress-entries.ts"

/**
 * Started courses of the member, or of a learner the member is a guardian of. A member also sees those that were
 * unpublished meanwhile.
 */
export async function progressOf(context: Readonly<RouterContextProvider>, person: string) {
  const db = supabase(context)
  const isOwn = getClaims(context)?.sub === person
  const [courses, enrollments, knowledge, started] = await Promise.all([
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    enrollmentsOf(db, person),
    knowledgeOf(db, person),
    isOwn ? coursesUnderWay(context) : [],
  ])
  return progressEntries(withStarted(courses, started), enrollments, knowledge)
}
