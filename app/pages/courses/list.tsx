import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { CourseCatalog } from "#app/features/courses/catalog-view.tsx"
import { areSameFilters, matchingCourses, readFilters, statusOf } from "#app/features/courses/filters.ts"
import { withGuestProgress } from "#app/features/courses/guest-catalog.ts"
import { ownCourses } from "#app/features/courses/own-courses.server.ts"
import { revalidateUrl } from "#app/features/courses/progress/early-visit.ts"
import { progressStorage, storedPositions } from "#app/features/courses/progress/guest-progress.ts"
import { guestQuizzes } from "#app/features/courses/progress/guest-quizzes.ts"
import { useProgressSync } from "#app/features/courses/progress/use-progress-sync.ts"
import { COURSE_TABLES, courseCatalog, withStarted } from "#app/features/courses/queries.ts"
import { accountWithCourses } from "#app/lib/auth/account.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/list"

export const middleware: Route.MiddlewareFunction[] = [accountWithCourses]
export const headers = cacheablePage

const loadPage = contentLoader("/courses")

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const [{ page }, catalog, { isMember, enrollments, started }] = await Promise.all([
    loadPage(args),
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    ownCourses(context),
  ])
  const courses = withStarted(catalog, started)
  const enrollmentIn = (id: string) => enrollments.find(({ course_id }) => course_id === id)
  const filters = readFilters(url.searchParams)
  // A guest's progress is on the device, which applies the status filter.
  const known = isMember ? filters : { ...filters, status: "" as const }
  const found = matchingCourses(courses, known, course => statusOf(course, enrollmentIn(course.id)))
  return {
    page,
    filters,
    isMember,
    courses: found.map(course => ({
      id: course.id,
      slug: course.slug,
      title: course.title,
      summary: course.summary,
      audiences: course.audiences,
      minutes: course.minutes,
      lessons: course.lessons,
      hasTest: course.hasTest,
      color: course.color,
      icon: course.icon,
      lessonIds: isMember ? [] : course.lessonIds,
      lessonsDone: enrollmentIn(course.id)?.lessons_done ?? 0,
      status: statusOf(course, enrollmentIn(course.id)),
    })),
  }
}

/** Adds the guest's progress from the device. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  if (!areSameFilters(loaded.filters, readFilters(url.searchParams))) revalidateUrl(url)
  if (loaded.isMember) return loaded
  const storage = progressStorage()
  const positions = storedPositions(storage)({}, null)
  const courses = withGuestProgress(loaded.courses, positions, guestQuizzes(storage), loaded.filters.status)
  return { ...loaded, courses }
}
clientLoader.hydrate = true as const

export const meta = contentMeta

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  const { page, courses, filters, isMember } = loaderData
  useProgressSync()
  return (
    <Sections page={page}>
      <CourseCatalog courses={courses} filters={filters} isMember={isMember} />
    </Sections>
  )
}
