import { data, href, type RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { INVITATION_WITHDRAWN, INVITED, inviteError, LINK_ENDED } from "./labels.ts"
import { inviteGuardian } from "./queries.ts"
import { invitedAddress, slipRequestSchema } from "./schema.ts"

type Context = Readonly<RouterContextProvider>
type SlipRefusal = Exclude<DbEnum<"permission_request_outcome">, "requested">

const TRY_AGAIN = { form: "That did not work. Please try again." }
const SLIP_ERRORS: Record<SlipRefusal, Record<string, string>> = {
  invalid: TRY_AGAIN,
  "not-learner": TRY_AGAIN,
  unknown: TRY_AGAIN,
  "invalid-date": { happens_on: "Choose a day from today on, within a year." },
  "no-guardian": { form: "You don’t have a linked guardian who could answer." },
  "too-many": { form: "You can ask five times a day. Try again tomorrow." },
}

/** The forms of /me/guardians. */
export async function actOnGuardians(context: Context, me: string, form: FormData) {
  const db = supabase(context)
  switch (form.get("intent")) {
    case "confirm":
      await db.rpc("confirm_guardian", { link: readUuid(form, "link") }).throwOnError()
      return back(context, "Confirmed. Your guardian sees the page that you see below.")
    case "end":
      await db.rpc("end_guardianship", { link: readUuid(form, "link") }).throwOnError()
      return back(context, LINK_ENDED)
    case "withdraw-invitation":
      await db.rpc("withdraw_invitation", { invitation: readUuid(form, "invitation") }).throwOnError()
      return back(context, INVITATION_WITHDRAWN)
    case "code":
      return createCode(context, form)
    case "invite":
      return sendInvitation(context, form)
    default:
      return requestPermission(context, me, form)
  }
}

async function createCode(context: Context, form: FormData) {
  const { outcome, code } = await inviteGuardian(supabase(context))
  if (!code) return invalidForm(form, { form: inviteError(outcome) }, { status: statusOf(outcome) })
  const path = href("/guardian/accept/:code?", { code })
  const url = new URL(path, context.get(appContext).siteUrl).href
  return data({ intent: "code", created: { code, url } })
}

async function sendInvitation(context: Context, form: FormData) {
  const parsed = parseForm(invitedAddress, form)
  if (!parsed.ok) return parsed.result
  const { outcome } = await inviteGuardian(supabase(context), parsed.value.address)
  if (outcome === "created") return back(context, INVITED)
  return invalidForm(form, { address: inviteError(outcome) }, { status: statusOf(outcome) })
}

async function requestPermission(context: Context, learner: string, form: FormData) {
  const parsed = parseForm(slipRequestSchema, form)
  if (!parsed.ok) return parsed.result
  const { data: found } = await supabase(context)
    .rpc("request_permission", { learner, ...parsed.value })
    .single()
    .throwOnError()
  if (found.outcome === "requested") return back(context, "We asked your guardian.")
  return invalidForm(form, SLIP_ERRORS[found.outcome], { status: statusOf(found.outcome) })
}

function back(context: Context, message: string) {
  return redirectWithFlash(context, href("/me/guardians"), message)
}

function statusOf(outcome: string) {
  return outcome === "too-many" ? 429 : 400
}
