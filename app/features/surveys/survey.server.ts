import { data, type RouterContextProvider, redirect } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { ensureGuestKey, guestKeyOf } from "#app/lib/auth/guest-key.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { courseUnderWay } from "#app/lib/auth/started-courses.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { phaseOf, readAnswers } from "./answers.ts"
import { type Phase, saveSurvey, statements, surveyCourse, surveyRefusal } from "./queries.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  params: { id: string }
  url: URL
}

export async function surveyLoader({ context, params, url }: Args) {
  const db = supabase(context)
  const { id, slug, title } = (await courseAt(context, params.id)) ?? throwNotFound({ url })
  const phase = phaseOf(url.searchParams.get("phase"))
  const isMember = getClaims(context) !== null
  const guestKey = (isMember ? null : guestKeyOf(context)) ?? undefined
  const isKnown = isMember || guestKey !== undefined
  const [items, refusal] = await Promise.all([
    statements(db),
    isKnown ? surveyRefusal(db, id, phase, guestKey) : null,
  ])
  return { course: { slug, title }, phase, statements: items, refusal, next: afterSurvey(slug, phase) }
}

export async function surveyAction({ context, params, request, url }: Args & { request: Request }) {
  const db = supabase(context)
  const course = (await courseAt(context, params.id)) ?? throwNotFound({ url })
  const form = await readForm(request)
  const phase = phaseOf(String(form.get("phase") ?? ""))
  const { answers, errors, isComplete } = readAnswers(form, await statements(db))
  if (!isComplete) return invalidForm(form, errors)
  const guestKey = getClaims(context) ? undefined : ensureGuestKey(context)
  const saved = await saveSurvey(db, course.id, phase, answers, guestKey)
  switch (saved.state) {
    case "saved": {
      const thanks = new URLSearchParams({ token: saved.token ?? "" })
      return redirect(
        phase === "after" ? `/survey-completed?${thanks}` : afterSurvey(course.slug, phase),
        303,
      )
    }
    case "invalid":
      return invalidForm(form, { form: "We couldn’t read these answers. Check them and send them again." })
    case "no-consent":
    case "already":
    case "started":
    case "no-key":
    case "unknown":
      return data({ refusal: saved.state }, { status: 409 })
    default:
      return assertNever(saved)
  }
}

/** The course in the version that the visitor has started, else as published; null if there is neither. */
async function courseAt(context: Args["context"], address: string) {
  return (await courseUnderWay(context, address)) ?? surveyCourse(supabase(context), address)
}

/** The page after the survey, answered or skipped. */
function afterSurvey(slug: string, phase: Phase) {
  return phase === "before" ? `/courses/${slug}/learn` : `/courses/${slug}`
}
