import { courseAt } from "#app/features/courses/course-page.server.ts"
import { RescueCard } from "#app/features/courses/rescue-card.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/card"

export const headers = cacheablePage

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const course = await courseAt(context, params.id, url)
  return course.rescue_steps.length > 0 ? { course } : throwNotFound({ url })
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const course = loaderData?.course
  const path = course ? `/courses/${course.slug}/card` : location.pathname
  const title = course && `Rescue card: ${course.title}`
  const description = "What to do when someone won’t wake up, on one screen or one sheet of paper."
  return pageMeta({ path, title, description }, rootData(matches))
}

export default function RescueCardPage({ loaderData: { course } }: Route.ComponentProps) {
  return <RescueCard course={course} />
}
