import { type RouterContextProvider, redirect } from "react-router"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { pendingClaim } from "#app/lib/auth/guest-claim.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { KIT_FORM } from "#app/lib/modules/parts.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { funnel, type Waiting } from "./funnel.ts"
import { kitAvailability } from "./kit-availability.ts"
import { KIT_REFUSALS, kitSchema } from "./kit-schema.ts"
import { cancelKit, certifyingCourse, kitState, memberFacts, requestKit } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

const KIT_SECTION = "/get-certified#kit"

/**
 * The certifying course, and for members their progress and kit. `course` is null while no course certifies.
 * `waitingFor` says what a passed test of the course still needs.
 */
export async function certificationLoader(
  context: Context,
  waitingFor: (db: SupabaseDb, course: string) => Promise<Waiting | null>,
) {
  const course = await cachedQuery(context, "certifying course", ["courses", "lessons"], certifyingCourse)
  const claims = getClaims(context)
  if (!course || !claims) return { course, member: null }
  const claim = await pendingClaim(context)
  const db = supabase(context)
  const [facts, account, kit, waiting, { closed }] = await Promise.all([
    memberFacts(db, claims.sub, course),
    memberAccount(context),
    kitState(db, claims.sub),
    waitingFor(db, course.id),
    cachedSettings(context),
  ])
  const isMinor = account?.is_minor ?? false
  const way = funnel({ ...facts, isMinor, waiting }, Date.now())
  const hasCertificate = way.state === "passed" || way.state === "expiring"
  const home = account?.state ?? null
  const isKitShown = (hasCertificate && !isClosed(KIT_FORM, closed)) || kit.request !== null
  const availability = kitAvailability(kit.status)
  const daysBetween = kit.status.days_between
  const shownKit = isKitShown ? { request: kit.request, availability, daysBetween } : null
  return { course, member: { funnel: way, kit: shownKit, home, claim, flash: takeFlash(context) } }
}

export async function kitAction({ context, request }: { context: Context; request: Request }) {
  requireMember(context)
  const db = supabase(context)
  const form = await readForm(request)
  if (form.get("intent") === "cancel") {
    const outcome = await cancelKit(db)
    if (outcome !== "canceled") return redirect(KIT_SECTION, 303)
    return redirectWithFlash(context, KIT_SECTION, "Your request is canceled, and we deleted the address.")
  }
  const parsed = parseForm(kitSchema, form)
  if (!parsed.ok) return parsed.result
  const outcome = await requestKit(db, parsed.value)
  if (outcome === "requested")
    return redirectWithFlash(
      context,
      KIT_SECTION,
      "We got your request. We’ll let you know when the kit ships.",
    )
  const message = KIT_REFUSALS[outcome]
  return invalidForm(form, outcome === "state-blocked" ? { state: message } : { form: message })
}
