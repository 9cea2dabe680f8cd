import { data, redirect } from "react-router"
import { answersIn, queryWithAnswers, submittedAnswer } from "#app/features/courses/lesson-actions.server.ts"
import { LessonPage } from "#app/features/courses/lesson-page.tsx"
import { nextAfter } from "#app/features/courses/lesson-player.tsx"
import { draftedCourse } from "#app/features/courses/preview.server.ts"
import { PreviewNote } from "#app/features/courses/preview-note.tsx"
import { partId } from "#app/features/courses/progress/use-reading-position.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { storageErrors } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Route } from "./+types/lesson-preview"

const ROLES = ["editor", "instructor"]

/** A lesson as the draft would show it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...ROLES)
  const { course, lesson, blocks } = await draftedLesson(supabase(context), params, url)
  return {
    ...{ course, lesson, blocks, answers: answersIn(url.searchParams, blocks) },
    bar: {
      course: course.title,
      position: `Lesson ${course.lessons.indexOf(lesson) + 1} of ${course.lessons.length}`,
      done: 0,
      lessons: course.lessons.length,
      exit: course.previewPath,
    },
  }
}

/** The steps without JavaScript; answers are in the URL, as for guests. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...ROLES)
  const { course, lesson, blocks } = await draftedLesson(supabase(context), params, url)
  if (form.get("press") === "done") return redirect(nextAfter(course, lesson).to, 303)
  const sent = Object.keys(storageErrors(form)).length > 0 ? null : submittedAnswer(form, blocks)
  if (!sent) throw data("That isn’t an answer to this question.", { status: 400 })
  const search = queryWithAnswers({ ...answersIn(url.searchParams, blocks), [sent.id]: sent.answer })
  return redirect(`${url.pathname}${search}#${partId(sent.id)}`, 303)
}

async function draftedLesson(db: SupabaseDb, { id, lesson: slug }: { id: string; lesson: string }, url: URL) {
  const drafted = await draftedCourse(db, id)
  const lesson = drafted?.course.lessons.find(candidate => candidate.slug === slug)
  if (!drafted || !lesson) throwNotFound({ url })
  return { course: drafted.course, lesson, blocks: drafted.blocksOf(lesson.id) }
}

export const meta = privateMeta({
  title: "Preview of a lesson, staff",
  description: "The draft of a lesson as learners would see it.",
})

export default function LessonPreviewPage({ loaderData }: Route.ComponentProps) {
  const { course, lesson, blocks, answers } = loaderData
  return (
    <>
      <PreviewNote course={course.id} />
      <LessonPage
        {...{ course, lesson, blocks, answers }}
        positions={{}}
        member={null}
        isReady={false}
        lock={null}
        refusal={null}
        claim={null}
      />
    </>
  )
}
