import { createHash } from "node:crypto"
import { courseAt, lessonBlocksAt } from "#app/features/courses/course-page.server.ts"
import { offlineFiles, offlinePages } from "#app/features/courses/offline/course-files.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/course-files"

/** What the service worker saves of a course; the version changes with its text. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const course = await courseAt(context, params.id, url)
  const lessons = course.lessons.map(({ id }) => lessonBlocksAt(context, course, id, null, url))
  const blocks = (await Promise.all(lessons)).flat()
  const { slug, title } = course
  const version = createHash("sha256")
    .update(JSON.stringify([course, blocks]))
    .digest("hex")
    .slice(0, 16)
  const list = { slug, title, version, pages: offlinePages(course), files: offlineFiles(blocks) }
  return Response.json(list, { headers: cacheablePage() })
}
