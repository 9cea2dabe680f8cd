import { href, type RouterContextProvider } from "react-router"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { applyToVolunteer, volunteerObstacle } from "./queries.ts"
import { APPLICATION_REFUSALS } from "./refusals.ts"
import { applicationSchema } from "./schema.ts"

type Context = Readonly<RouterContextProvider>

/** What the page about volunteering knows about a member; null for visitors. */
export async function applicantLoader(context: Context) {
  if (!getClaims(context)) return null
  const [account, obstacle] = await Promise.all([
    memberAccount(context),
    volunteerObstacle(supabase(context)),
  ])
  return {
    name: account?.display_name ?? "",
    home: account?.state ?? null,
    obstacle,
    flash: takeFlash(context),
  }
}

export async function applicationAction({ context, request }: { context: Context; request: Request }) {
  requireMember(context)
  const form = await readForm(request)
  if (form.get("intent") === "sign-in")
    return redirectWithFlash(context, `${href("/get-involved/volunteer")}#apply`, "You’re signed in.")
  const parsed = parseForm(applicationSchema, form)
  if (!parsed.ok) return parsed.result
  const outcome = await applyToVolunteer(supabase(context), parsed.value)
  if (outcome !== "submitted")
    return invalidForm(form, { form: APPLICATION_REFUSALS[outcome] }, { status: 409 })
  return redirectWithFlash(
    context,
    href("/me/volunteering"),
    "We got your application. We sent you an email, and you can follow it here.",
  )
}
