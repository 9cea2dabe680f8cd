import { CourseDetail } from "#app/features/courses/course-detail.tsx"
import { draftedCourse } from "#app/features/courses/preview.server.ts"
import { PreviewNote } from "#app/features/courses/preview-note.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/course-preview"

/** The page of a course as its draft would show it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "editor", "instructor")
  const drafted = await draftedCourse(supabase(context), params.id)
  return { course: drafted?.course ?? throwNotFound({ url }) }
}

export const meta = privateMeta({
  title: "Preview of a course, staff",
  description: "The draft of a course as learners would see it.",
})

export default function CoursePreviewPage({ loaderData: { course } }: Route.ComponentProps) {
  return (
    <>
      <PreviewNote course={course.id} />
      <CourseDetail course={course} positions={{}} passedAt={null} lock={null} refusal={null} />
    </>
  )
}
