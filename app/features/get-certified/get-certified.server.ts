import { data, type RouterContextProvider, redirect } from "react-router"
import { z } from "zod"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { claimGuestWork } from "#app/lib/auth/guest-key.server.ts"
import { getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { funnel } from "./funnel.ts"
import { kitDoor } from "./kit-availability.ts"
import { KIT_REFUSALS, kitSchema } from "./kit-schema.ts"
import { cancelKit, certifyingCourse, hasKitConsent, kitState, memberFacts, requestKit } from "./queries.ts"

type Context = Readonly<RouterContextProvider>

/** What everybody sees, and for a member the way they have come. Null while no course certifies. */
export async function certificationLoader(context: Context) {
  const course = await cachedQuery(context, "certifying course", ["courses", "lessons"], certifyingCourse)
  const claims = getClaims(context)
  if (!course || !claims) return { course, member: null }
  await claimGuestWork(context)
  const db = supabase(context)
  const [facts, account, kit] = await Promise.all([
    memberFacts(db, claims.sub, course),
    memberAccount(context),
    kitState(db, claims.sub),
  ])
  const isMinor = account?.is_minor ?? false
  const way = funnel({ ...facts, isMinor }, Date.now())
  const hasCertificate = way.state === "passed" || way.state === "expiring"
  const hasConsent = !isMinor || (hasCertificate && (await hasKitConsent(db, claims.sub)))
  const door = kitDoor({ ...kit, hasCertificate, hasConsent }, Date.now())
  const home = account?.state ?? null
  const isKitShown = hasCertificate || kit.request !== null
  return { course, member: { funnel: way, kit: isKitShown ? { request: kit.request, door } : null, home } }
}

export async function kitAction({ context, request }: { context: Context; request: Request }) {
  requireMember(context)
  const db = supabase(context)
  const form = await request.formData()
  if (form.get("intent") === "cancel") {
    const outcome = await cancelKit(db)
    return redirect(outcome === "canceled" ? "/get-certified?kit=canceled#kit" : "/get-certified#kit", 303)
  }
  const values = submittedValues(form)
  const checked = kitSchema.safeParse(values)
  if (!checked.success) return data({ errors: firstErrors(checked.error), values }, { status: 400 })
  const outcome = await requestKit(db, checked.data)
  if (outcome === "requested") return redirect("/get-certified?kit=requested#kit", 303)
  const sentence = KIT_REFUSALS[outcome]
  const errors = outcome === "state-blocked" ? { state: sentence } : { form: sentence }
  return data({ errors, values }, { status: 400 })
}

function firstErrors(error: z.ZodError) {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[] | undefined> }
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, messages]) => [name, messages?.[0]]))
}
