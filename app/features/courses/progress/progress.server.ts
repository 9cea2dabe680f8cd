import type { RouterContextProvider } from "react-router"
import { COURSE_TABLES, courseCatalog, enrollmentsOf, knowledgeOf } from "#app/features/courses/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { progressEntries } from "./progress-entries.ts"

/** Started courses of the member, or of a learner the member is a guardian of. */
export async function progressOf(context: Readonly<RouterContextProvider>, person: string) {
  const db = supabase(context)
  const [courses, enrollments, knowledge] = await Promise.all([
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    enrollmentsOf(db, person),
    knowledgeOf(db, person),
  ])
  return progressEntries(courses, enrollments, knowledge)
}
