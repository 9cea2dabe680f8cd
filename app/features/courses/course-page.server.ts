import type { RouterContextProvider } from "react-router"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { type CourseRefusal, courseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import { pendingClaim } from "#app/lib/auth/guest-claim.server.ts"
import { guestKeyOf } from "#app/lib/auth/guest-key.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { courseUnderWay } from "#app/lib/auth/started-courses.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { whyCourseLocked } from "./locks.ts"
import type { LessonPositions } from "./progress/lesson-position.ts"
import {
  blocksOf,
  COURSE_TABLES,
  type Course,
  courseBy,
  enrollmentsOf,
  type Knowledge,
  knowledgeOf,
  lessonPositions,
  readStartedCourse,
} from "./queries.ts"

type Context = Readonly<RouterContextProvider>

const ADDRESS = /^[a-z0-9-]{1,80}$/

/**
 * The course with this slug or id in the version that the visitor has started, else as published; throws 404 if there
 * is neither.
 */
export async function courseAt(context: Context, address: string, url: URL): Promise<Course> {
  if (!ADDRESS.test(address)) throwNotFound({ url })
  const [published, started] = await Promise.all([
    cachedQuery(context, `course ${address}`, COURSE_TABLES, db => courseBy(db, address)),
    courseUnderWay(context, address),
  ])
  return (started ? readStartedCourse(started) : published) ?? throwNotFound({ url })
}

/** The blocks that the visitor may see; none after a refusal. What minors and readers of an earlier version see is not cached. */
export async function lessonBlocksAt(
  context: Context,
  { isEarlierVersion }: Course,
  lesson: string,
  refusal: CourseRefusal | null,
  url: URL,
) {
  if (refusal) return []
  const isMinor = (await memberAccount(context))?.is_minor ?? false
  const blocks =
    isMinor || isEarlierVersion
      ? await blocksOf(supabase(context), lesson, guestKeyOf(context) ?? undefined)
      : await cachedQuery(context, `lesson ${lesson}`, COURSE_TABLES, db => blocksOf(db, lesson))
  return blocks ?? throwNotFound({ url })
}

/** The member's progress in this course. A guest's progress is on the device. */
export async function ownProgress(context: Context, course: Course) {
  const member = getClaims(context)?.sub
  const { required } = course
  if (!member) {
    return {
      member: null,
      positions: {} as LessonPositions,
      passedAt: null,
      knowledge: {} as Knowledge,
      lock: whyCourseLocked(required, null, false),
      refusal: null,
      claim: null,
    }
  }
  const claim = await pendingClaim(context)
  const db = supabase(context)
  const [refusal, positions, enrollments, knowledge] = await Promise.all([
    courseRefusal(context),
    lessonPositions(db, member, course.lessons),
    enrollmentsOf(db, member),
    knowledgeOf(db, member),
  ])
  const enrollmentIn = (id?: string) => enrollments.find(({ course_id }) => course_id === id) ?? null
  return {
    member,
    positions,
    passedAt: enrollmentIn(course.id)?.passed_at ?? null,
    knowledge: knowledge[course.id] ?? {},
    lock: whyCourseLocked(required, enrollmentIn(required?.id), true),
    refusal,
    claim,
  }
}
