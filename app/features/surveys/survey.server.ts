import { data, type RouterContextProvider, redirect } from "react-router"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { claimGuestWork, ensureGuestKey } from "#app/lib/auth/guest-key.server.ts"
import { getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { phaseOf, readAnswers } from "./answers.ts"
import { hasAnswered, hasSurveyConsent, type Phase, saveSurvey, statements, surveyCourse } from "./queries.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  params: { id: string }
  url: URL
}

/** Why a person cannot take the survey. */
export type Refusal = "no-consent" | "already" | "no-key" | "unknown"

export async function surveyLoader({ context, params, url }: Args) {
  await claimGuestWork(context)
  const db = supabase(context)
  const { id, slug, title } = (await surveyCourse(db, params.id)) ?? throwNotFound({ url })
  const phase = phaseOf(url.searchParams.get("phase"))
  const [items, refusal] = await Promise.all([statements(db), expectedRefusal(context, id, phase)])
  return { course: { slug, title }, phase, statements: items, refusal, next: afterSurvey(slug, phase) }
}

async function expectedRefusal(
  context: Args["context"],
  course: string,
  phase: Phase,
): Promise<Refusal | null> {
  const claims = getClaims(context)
  if (!claims) return null
  const db = supabase(context)
  const account = await memberAccount(context)
  if (account?.is_minor && !(await hasSurveyConsent(db, claims.sub))) return "no-consent"
  return (await hasAnswered(db, course, phase)) ? "already" : null
}

export async function surveyAction({ context, params, request, url }: Args & { request: Request }) {
  const db = supabase(context)
  const course = (await surveyCourse(db, params.id)) ?? throwNotFound({ url })
  const form = await readForm(request)
  const phase = phaseOf(String(form.get("phase") ?? ""))
  const { answers, errors, isComplete } = readAnswers(form, await statements(db))
  if (!isComplete) return invalidForm(form, errors)
  const guestKey = getClaims(context) ? undefined : ensureGuestKey(context)
  const saved = await saveSurvey(db, course.id, phase, answers, guestKey)
  if (saved.state === "invalid")
    return invalidForm(form, { form: "We couldn’t read these answers. Check them and send them again." })
  if (saved.state !== "saved") return data({ refusal: saved.state as Refusal }, { status: 409 })
  const thanks = new URLSearchParams({ token: saved.token ?? "" })
  return redirect(phase === "after" ? `/survey-completed?${thanks}` : afterSurvey(course.slug, phase), 303)
}

/** The page after the survey, answered or skipped. */
function afterSurvey(slug: string, phase: Phase) {
  return phase === "before" ? `/courses/${slug}/learn` : `/courses/${slug}`
}
