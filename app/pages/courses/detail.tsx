import { CourseDetail } from "#app/features/courses/course-detail.tsx"
import { courseAt, ownProgress } from "#app/features/courses/course-page.server.ts"
import { deviceStorage, heldPlaces } from "#app/features/courses/device-places.ts"
import { useGuestWorkClaim } from "#app/features/courses/use-claim.ts"
import { SurveyOffer } from "#app/features/surveys/survey-offer.tsx"
import { publicPage } from "#app/lib/public-page.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import { configOf } from "#app/lib/site-config.ts"
import { breadcrumbs, course as courseThing } from "#app/lib/structured-data.ts"
import type { Route } from "./+types/detail"

export const headers = publicPage

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const course = await courseAt(context, params.id, url)
  return { course, ...(await ownProgress(context, course)) }
}

/** A guest's progress is on the device: the page learns of it there. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const over = heldPlaces(deviceStorage())
  const loaded = await serverLoader()
  return { ...loaded, places: over(loaded.places, loaded.member) }
}
clientLoader.hydrate = true as const

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const course = loaderData?.course
  if (!course || !root) return pageMeta({ path: location.pathname, title: course?.title }, root)
  const config = configOf(root)
  // One address for search engines, whichever of the two was asked for.
  const path = `/courses/${course.slug}`
  const trail = [
    { name: "Courses", path: "/courses" },
    { name: course.title, path },
  ]
  const about = { name: course.title, description: course.summary, path }
  return pageMeta(
    {
      path,
      title: course.title,
      description: course.summary,
      image: `/og/course/${course.slug}.png`,
      things: [courseThing(about, config), breadcrumbs(trail, config)],
    },
    root,
  )
}

export default function CoursePage({ loaderData: { course, places, passedAt, lock } }: Route.ComponentProps) {
  useGuestWorkClaim()
  return (
    <CourseDetail {...{ course, places, passedAt, lock }}>
      {course.bank && <SurveyOffer slug={course.slug} phase={passedAt ? "after" : "before"} />}
    </CourseDetail>
  )
}
