import { data, href, redirect, replace } from "react-router"
import { courseAt, lessonBlocksAt, ownProgress } from "#app/features/courses/course-page.server.ts"
import {
  answersIn,
  queryWithAnswers,
  saveLessonPosition,
  submittedAnswer,
} from "#app/features/courses/lesson-actions.server.ts"
import { LessonPage } from "#app/features/courses/lesson-page.tsx"
import { nextAfter } from "#app/features/courses/lesson-player.tsx"
import { isCourseUrl, revalidateUrl } from "#app/features/courses/progress/early-visit.ts"
import { DONE, storedProgress } from "#app/features/courses/progress/guest-course-progress.ts"
import { progressStorage } from "#app/features/courses/progress/guest-progress.ts"
import { doneCount, lessonToContinue } from "#app/features/courses/progress/lesson-position.ts"
import { startAsGuest } from "#app/features/courses/progress/start-as-guest.server.ts"
import { useProgressSync } from "#app/features/courses/progress/use-progress-sync.ts"
import { partId } from "#app/features/courses/progress/use-reading-position.ts"
import type { Course } from "#app/features/courses/queries.ts"
import { courseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/learn"

export const headers = cacheablePage

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const course = await courseAt(context, params.id, url)
  const lesson = lessonOf(course, params.lesson, url)
  const progress = await ownProgress(context, course)
  const blocks = await lessonBlocksAt(context, course, lesson.id, progress.refusal, url)
  const continueWith = params.lesson ? null : lessonToContinue(course.lessons, progress.positions)
  if (progress.member && continueWith && continueWith.id !== lesson.id)
    throw redirect(addressOf(course, continueWith.slug))
  return {
    ...progress,
    ...{ course, lesson, blocks },
    answers: progress.member ? {} : answersIn(url.searchParams, blocks),
    isReady: false,
    bar: {
      course: course.title,
      position: `Lesson ${course.lessons.indexOf(lesson) + 1} of ${course.lessons.length}`,
      done: doneCount(course.lessons, progress.positions),
      lessons: course.lessons.length,
      exit: href("/courses/:id", { id: course.slug }),
    },
  }
}

/** Merges the device's progress over the server's; without a lesson in the URL it picks one. */
export async function clientLoader({ serverLoader, params, url }: Route.ClientLoaderArgs) {
  const withDevice = storedProgress(progressStorage())
  const loaded = withDevice(await serverLoader(), url)
  const { course, lesson, positions } = loaded
  if (!isCourseUrl(course, params.id) || (params.lesson && params.lesson !== lesson.slug)) revalidateUrl(url)
  const continueWith = params.lesson ? null : lessonToContinue(course.lessons, positions)
  if (continueWith && continueWith.id !== lesson.id) throw replace(addressOf(course, continueWith.slug))
  const bar = { ...loaded.bar, done: doneCount(course.lessons, positions) }
  return { ...loaded, bar, isReady: true }
}
clientLoader.hydrate = true as const

/** All steps without JavaScript: an answer, a move, or finishing the lesson. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const course = await courseAt(context, params.id, url)
  const lesson = lessonOf(course, params.lesson, url)
  const form = await readForm(request)
  const refusal = await courseRefusal(context)
  // The page says why.
  if (refusal) return redirect(addressOf(course, lesson.slug), 303)
  const blocks = await lessonBlocksAt(context, course, lesson.id, refusal, url)
  const isMember = getClaims(context) !== null
  if (!isMember) await startAsGuest(context, lesson.id)
  if (form.get("press") === "done") {
    const index = blocks.length - 1
    const end = { lesson: lesson.id, block: blocks[index]!.id, index, isDone: true }
    if (isMember) await saveLessonPosition(supabase(context), end)
    const { to } = nextAfter(course, lesson)
    return redirect(isMember ? to : `${to}?${DONE}=${lesson.slug}`, 303)
  }
  const sent = submittedAnswer(form, blocks)
  if (!sent) throw data("That isn’t an answer to this question.", { status: 400 })
  const checks = { [sent.id]: sent.answer }
  const { id: block, index } = sent
  if (isMember) await saveLessonPosition(supabase(context), { lesson: lesson.id, block, index, checks })
  const search = isMember ? "" : queryWithAnswers({ ...answersIn(url.searchParams, blocks), ...checks })
  return redirect(`${addressOf(course, lesson.slug)}${search}#${partId(block)}`, 303)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  if (!loaderData) return pageMeta({ path: location.pathname }, root)
  const { course, lesson } = loaderData
  const title = `${lesson.title}: ${course.title}`
  const description = `${loaderData.bar.position} of the free course “${course.title}”. ${course.summary}`
  return pageMeta({ path: addressOf(course, lesson.slug), title, description }, root)
}

export default function LearnPage({ loaderData }: Route.ComponentProps) {
  useProgressSync()
  return <LessonPage {...loaderData} />
}

function lessonOf({ lessons }: Course, slug: string | undefined, url: URL) {
  const lesson = slug === undefined ? lessons[0] : lessons.find(candidate => candidate.slug === slug)
  return lesson ?? throwNotFound({ url })
}

function addressOf({ slug }: Course, lesson: string) {
  return href("/courses/:id/learn/:lesson?", { id: slug, lesson })
}
