import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { progressEntries } from "./progress-entries.ts"
import { COURSE_TABLES, catalogue, enrollmentsOf, knowledgeOf } from "./queries.ts"

/** Courses somebody began, as far as whoever asks may know: their own, or their learner's. */
export async function progressOf(context: Readonly<RouterContextProvider>, person: string) {
  const db = supabase(context)
  const [courses, enrollments, knowledge] = await Promise.all([
    cachedQuery(context, "courses", COURSE_TABLES, catalogue),
    enrollmentsOf(db, person),
    knowledgeOf(db, person),
  ])
  return progressEntries(courses, enrollments, knowledge)
}
