import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { coursesUnderWay } from "#app/lib/auth/started-courses.server.ts"

const memberCourses = z.object({
  enrollments: z.array(
    z.object({ course_id: z.string(), lessons_done: z.number(), passed_at: z.string().nullable() }),
  ),
  started_courses: z.array(z.unknown()),
})

/** Which courses a member or guest has started. The route needs the middleware `accountWithCourses`. */
export async function ownCourses(context: Readonly<RouterContextProvider>) {
  const account = await memberAccount(context)
  if (!account) return { isMember: false, enrollments: [], started: await coursesUnderWay(context) }
  const { enrollments, started_courses } = memberCourses.parse(account)
  return { isMember: true, enrollments, started: started_courses }
}
