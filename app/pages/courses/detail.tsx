import { lazy, Suspense } from "react"
import { waitingCertificates } from "#app/features/certificates/queries.ts"
import { WaitingNote } from "#app/features/certificates/waiting-note.tsx"
import { CourseDetail } from "#app/features/courses/course-detail.tsx"
import { courseAt, ownProgress } from "#app/features/courses/course-page.server.ts"
import { ClaimQuestion } from "#app/features/courses/progress/claim-question.tsx"
import { isCourseUrl, revalidateUrl } from "#app/features/courses/progress/early-visit.ts"
import { storedProgress } from "#app/features/courses/progress/guest-course-progress.ts"
import { progressStorage } from "#app/features/courses/progress/guest-progress.ts"
import { useProgressSync } from "#app/features/courses/progress/use-progress-sync.ts"
import { courseThing } from "#app/features/courses/structured-data.ts"
import { surveyGain } from "#app/features/surveys/queries.ts"
import { SurveyGain } from "#app/features/surveys/survey-gain.tsx"
import { SurveyOffer } from "#app/features/surveys/survey-offer.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/detail"

// Only scripts can save a course, so the server does not render it.
const SaveCourse = lazy(async () => ({
  default: (await import("#app/features/courses/offline/save-course.tsx")).SaveCourse,
}))

export const headers = cacheablePage

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const course = await courseAt(context, params.id, url)
  const progress = await ownProgress(context, course)
  if (!progress.member || !progress.passedAt) return { course, gain: null, waiting: null, ...progress }
  const db = supabase(context)
  const [gain, waiting] = await Promise.all([
    surveyGain(db, course.id, context.get(appContext).report),
    waitingCertificates(db),
  ])
  return {
    course,
    gain,
    waiting: waiting.find(({ courseId }) => courseId === course.id) ?? null,
    ...progress,
  }
}

/** Adds the guest's progress from the device. */
export async function clientLoader({ serverLoader, params, url }: Route.ClientLoaderArgs) {
  const withDevice = storedProgress(progressStorage())
  const loaded = withDevice(await serverLoader(), url)
  return isCourseUrl(loaded.course, params.id) ? loaded : revalidateUrl(url)
}
clientLoader.hydrate = true as const

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const course = loaderData?.course
  if (!course || !root) return pageMeta({ path: location.pathname, title: course?.title }, root)
  const config = configOf(root)
  // One canonical URL for the slug and the id.
  const path = `/courses/${course.slug}`
  const trail = [
    { name: "Courses", path: "/courses" },
    { name: course.title, path },
  ]
  const about = { name: course.title, description: course.summary, path, minutes: course.minutes }
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

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, positions, passedAt, lock, refusal, knowledge, gain, waiting } = loaderData
  const phase = passedAt ? "after" : "before"
  const isAsked = passedAt !== null || Object.keys(positions).length === 0
  const hasScript = useHydrated()
  useProgressSync()
  return (
    <CourseDetail
      {...{ course, positions, passedAt, lock, refusal }}
      offline={
        hasScript &&
        !refusal && (
          <Suspense>
            <SaveCourse key={course.slug} slug={course.slug} />
          </Suspense>
        )
      }
      note={
        <>
          <ClaimQuestion courses={loaderData.claim} />
          {waiting && <WaitingNote notice={waiting.notice} />}
        </>
      }
    >
      {!refusal && course.bank && isAsked && knowledge[phase] === undefined && (
        <SurveyOffer slug={course.slug} phase={phase} />
      )}
      <SurveyGain own={knowledge} gain={gain} />
    </CourseDetail>
  )
}
