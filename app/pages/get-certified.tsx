import { lazy, useEffect, useState } from "react"
import { type Funnel, funnel } from "#app/features/certification/funnel.ts"
import { FunnelPanel } from "#app/features/certification/funnel-panel.tsx"
import { certificationLoader, kitAction } from "#app/features/certification/get-certified.server.ts"
import type { CertifyingCourse } from "#app/features/certification/queries.ts"
import { deviceStorage, heldPlaces } from "#app/features/courses/device-places.ts"
import { heldTests } from "#app/features/courses/device-tests.ts"
import { doneCount } from "#app/features/courses/place.ts"
import { useGuestWorkClaim } from "#app/features/courses/use-claim.ts"
import { contentMeta } from "#app/features/pages/content-page.tsx"
import { contentLoader } from "#app/features/pages/loader.server.ts"
import { Sections } from "#app/features/pages/sections.tsx"
import { publicPage } from "#app/lib/public-page.ts"
import type { FormAnswer } from "#app/ui/form.tsx"
import type { FrameHandle } from "#app/ui/frame/field.ts"
import type { Route } from "./+types/get-certified"

// Few visitors are so far that they see it. The server has it at hand.
const KitPanel = import.meta.env.SSR
  ? (await import("#app/features/certification/kit-panel.tsx")).KitPanel
  : lazy(async () => ({ default: (await import("#app/features/certification/kit-panel.tsx")).KitPanel }))

export const handle = { field: "green" } satisfies FrameHandle
export const headers = publicPage

const words = contentLoader("/get-certified")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, certification] = await Promise.all([words({ context, url }), certificationLoader(context)])
  return { page, ...certification, said: saidOf(url.searchParams.get("kit")) }
}

function saidOf(kit: string | null): "requested" | "cancelled" | null {
  return kit === "requested" || kit === "cancelled" ? kit : null
}

export const action = kitAction
export const meta = contentMeta

export default function GetCertifiedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, course, member, said } = loaderData
  useGuestWorkClaim()
  return (
    <Sections page={page}>
      {member ? <FunnelPanel funnel={member.funnel} /> : course && <VisitorFunnel course={course} />}
      {member?.kit && (
        <KitPanel
          kit={member.kit}
          said={actionData ? null : said}
          answer={actionData as FormAnswer | undefined}
          home={member.home}
        />
      )}
    </Sections>
  )
}

/** The page is the same for all visitors; what this device remembers of lessons is added in the browser. */
function VisitorFunnel({ course }: { course: CertifyingCourse }) {
  const [held, setHeld] = useState(NOTHING_HELD)
  useEffect(() => setHeld(heldHere(course)), [course])
  const way: Funnel = funnel(
    {
      isMember: false,
      isMinor: false,
      course,
      lessons: course.lessons.length,
      ...held,
      certificate: null,
    },
    0,
  )
  return <FunnelPanel funnel={way} />
}

const NOTHING_HELD = { lessonsDone: 0, hasOpenTest: false, hasPassed: false }

function heldHere({ id, lessons }: CertifyingCourse) {
  const storage = deviceStorage()
  const test = heldTests(storage)[id]
  return {
    lessonsDone: doneCount(lessons, heldPlaces(storage)({}, null)),
    hasOpenTest: test?.isPassed === false,
    hasPassed: test?.isPassed === true,
  }
}
