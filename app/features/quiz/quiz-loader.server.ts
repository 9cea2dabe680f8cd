import type { RouterContextProvider } from "react-router"
import { courseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import { pendingClaim } from "#app/lib/auth/guest-claim.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { extraPercent, quizStatus, readPaper, readResult } from "./queries.ts"
import { quizCourseAt } from "./quiz-course.server.ts"
import { currentTaker } from "./takers.server.ts"
import { type QuizView, requestedQuestion, type StartView, testProgress } from "./views.ts"

type Context = Readonly<RouterContextProvider>

type Course = NonNullable<Awaited<ReturnType<typeof quizCourseAt>>>

interface LoaderArgs {
  context: Context
  params: { id: string }
  url: URL
}

export async function quizLoader({ context, params, url }: LoaderArgs) {
  const claim = await pendingClaim(context)
  const course = (await quizCourseAt(context, params.id)) ?? throwNotFound({ url })
  const view = await viewOf(context, course, url.searchParams)
  const { id, slug, title } = course
  return { course: { id, slug, title }, view, claim, bar: barOf(course, view), now: Date.now() }
}

async function viewOf(context: Context, course: Course, asked: URLSearchParams): Promise<QuizView> {
  if (!course.bank) return { kind: "none" }
  const result = asked.get("result")
  if (result !== null) return resultView(context, course, result)
  const refusal = await courseRefusal(context)
  if (refusal) return { kind: "refused", refusal }
  const taker = currentTaker(context)
  const { attempts, ...next } = await quizStatus(taker, course.id)
  const open = attempts.find(({ submittedAt }) => submittedAt === null)
  const paper = open && (await readPaper(taker, open.id))
  if (paper) return requestedQuestion(paper, asked.get("q"), Date.now())
  const last = attempts.find(({ submittedAt }) => submittedAt !== null)
  const member = getClaims(context)?.sub
  const isTimed = course.minutes_allowed !== null
  const extra = member && isTimed ? await extraPercent(supabase(context), member) : 0
  return {
    ...startRules(course, extra),
    ...next,
    isMember: taker.isMember,
    last: last ? { attempt: last.id, isPassed: last.isPassed === true } : null,
  }
}

function startRules({ pass_percent, minutes_allowed }: Course, extra: number) {
  return {
    kind: "start",
    passPercent: pass_percent,
    minutesAllowed: minutes_allowed && Math.floor((minutes_allowed * (100 + extra)) / 100),
    hasExtraTime: extra > 0,
  } satisfies Partial<StartView>
}

async function resultView(context: Context, course: Course, attempt: string): Promise<QuizView> {
  const taker = currentTaker(context)
  const result = isUuid(attempt) ? await readResult(taker, attempt) : null
  if (result?.course !== course.id) return { kind: "no-result" }
  const { pause, pauseMinutes } = await quizStatus(taker, course.id)
  return {
    kind: "result",
    result,
    isMember: taker.isMember,
    pause: result.isPassed ? null : pause,
    pauseMinutes,
  }
}

/** For the course layout's header. */
function barOf({ slug, title }: Course, view: QuizView) {
  const exit = `/courses/${slug}`
  if (view.kind === "question" || view.kind === "review")
    return { course: title, exit, ...testProgress(view) }
  const total = view.kind === "result" ? view.result.total : view.kind === "start" ? view.questions : 1
  const done = view.kind === "result" ? total : 0
  const position = view.kind === "result" ? "Your result" : "The test"
  return { course: title, position, done, lessons: total, unit: "questions", exit }
}
