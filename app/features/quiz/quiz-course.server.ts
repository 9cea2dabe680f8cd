import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { courseUnderWay } from "#app/lib/auth/started-courses.server.ts"
import { quizCourse } from "./queries.ts"

const startedCourse = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  bank: z.string().nullable(),
  pass_percent: z.number(),
  minutes_allowed: z.number().nullable(),
})

/** The course in the version that the visitor has started, else as published; null if there is neither. */
export async function quizCourseAt(context: Readonly<RouterContextProvider>, address: string) {
  const started = await courseUnderWay(context, address)
  return started ? startedCourse.parse(started) : quizCourse(supabase(context), address)
}
