import { lazy, useEffect, useState } from "react"
import { waitingCertificates } from "#app/features/certificates/queries.ts"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { ClaimQuestion } from "#app/features/courses/progress/claim-question.tsx"
import { progressStorage, storedPositions } from "#app/features/courses/progress/guest-progress.ts"
import { guestQuizzes } from "#app/features/courses/progress/guest-quizzes.ts"
import { doneCount } from "#app/features/courses/progress/lesson-position.ts"
import { useProgressSync } from "#app/features/courses/progress/use-progress-sync.ts"
import { type Funnel, funnel } from "#app/features/get-certified/funnel.ts"
import { FunnelPanel } from "#app/features/get-certified/funnel-panel.tsx"
import { certificationLoader, kitAction } from "#app/features/get-certified/get-certified.server.ts"
import type { CertifyingCourse } from "#app/features/get-certified/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Route } from "./+types/get-certified"

// Few visitors see it, so the browser loads it on demand.
const KitPanel = import.meta.env.SSR
  ? (await import("#app/features/get-certified/kit-panel.tsx")).KitPanel
  : lazy(async () => ({ default: (await import("#app/features/get-certified/kit-panel.tsx")).KitPanel }))

export const headers = cacheablePage

const loadContent = contentLoader("/get-certified")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, certification] = await Promise.all([
    loadContent({ context, url }),
    certificationLoader(context, waitingFor),
  ])
  return { page, ...certification }
}

async function waitingFor(db: SupabaseDb, course: string) {
  const waiting = (await waitingCertificates(db)).find(({ courseId }) => courseId === course)
  return waiting ? { step: waiting.step, next: waiting.notice } : null
}

export const action = kitAction
export const meta = contentMeta

export default function GetCertifiedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, course, member } = loaderData
  useProgressSync()
  return (
    <Sections page={page}>
      <ClaimQuestion courses={member?.claim ?? null} className="mx-gutter mt-10" />
      {member ? <FunnelPanel funnel={member.funnel} /> : course && <VisitorFunnel course={course} />}
      {member?.kit && (
        <KitPanel kit={member.kit} flash={actionData ? null : member.flash} home={member.home} />
      )}
    </Sections>
  )
}

/** The page is the same for all visitors; guest progress is added in the browser. */
function VisitorFunnel({ course }: { course: CertifyingCourse }) {
  const [progress, setProgress] = useState(NO_PROGRESS)
  useEffect(() => setProgress(guestProgress(course)), [course])
  const way: Funnel = funnel(
    {
      isMember: false,
      isMinor: false,
      course,
      lessons: course.lessons.length,
      ...progress,
      certificate: null,
      waiting: null,
    },
    0,
  )
  return <FunnelPanel funnel={way} />
}

const NO_PROGRESS = { lessonsDone: 0, hasOpenTest: false, hasPassed: false }

function guestProgress({ id, lessons }: CertifyingCourse) {
  const storage = progressStorage()
  const test = guestQuizzes(storage)[id]
  return {
    lessonsDone: doneCount(lessons, storedPositions(storage)({}, null)),
    hasOpenTest: test?.isPassed === false,
    hasPassed: test?.isPassed === true,
  }
}
