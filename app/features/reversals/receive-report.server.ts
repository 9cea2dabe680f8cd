import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { seal, unseal } from "#app/lib/sealing/sealed-text.server.ts"
import type { AppContext } from "#app/lib/supabase/app-context.server.ts"
import { submitReversal } from "./queries.ts"
import { type Report, reportAnswers, reportSchema } from "./schema.ts"

const FASTEST_MS = 2000
const PURPOSE = "form opened"

const REFUSALS = {
  invalid: { form: "We couldn’t read this report. Check your answers and send it again." },
  "unknown-county": {
    county: "We don’t know a county of that name in that state. Check the spelling, or leave it empty.",
  },
  "too-many": {
    form: "We got more reports today than we can take. Nothing is lost: your answers are still here. Try again tomorrow.",
  },
}

/** What a form carries so that it is sent once, and not faster than a person can. */
export function newFormMarks(app: AppContext) {
  return { key: crypto.randomUUID(), opened: seal(app, PURPOSE, String(Date.now())) }
}

/** Whether a form was sent faster than a person can fill it in. */
export function isTooFast(app: AppContext, opened: string) {
  const at = Number(unseal(app, PURPOSE, opened) ?? Number.NaN)
  return !(Date.now() - at >= FASTEST_MS)
}

export const TOO_FAST = "That was very quick. Look over your answers, then send it again."
export const TOO_OFTEN =
  "A lot of forms came from your network today. Nothing is lost: your answers are still here. Try again tomorrow."

/** Stores a report as a visitor, even if a member is signed in. */
export async function receiveReport(app: AppContext, form: FormData) {
  const parsed = parseForm(reportSchema, form)
  if (!parsed.ok) return invalidForm(form, parsed.errors, { status: 422 })
  const report = parsed.value
  // A program must not learn that its report was dropped.
  if (report.website) return sent(report)
  if (isTooFast(app, report.opened)) return invalidForm(form, { form: TOO_FAST }, { status: 422 })
  try {
    const outcome = await submitReversal(anonClient(app), reportAnswers(report), report.key)
    return outcome === "saved" ? sent(report) : invalidForm(form, REFUSALS[outcome], { status: 422 })
  } catch (error) {
    if (!isRateLimit(error)) throw error
    return invalidForm(form, { form: TOO_OFTEN }, { status: 429 })
  }
}

export function isRateLimit(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "over_request_rate_limit"
}

function sent({ outcome, is_unsaid, state }: Report) {
  return { sent: { outcome, state: is_unsaid ? null : state } }
}
