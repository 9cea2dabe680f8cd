import { type RouterContextProvider, redirect } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { REFUSALS } from "./labels.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  params: { raffle: string }
  request: Request
}

interface Posted {
  context: Args["context"]
  slug: string
  form: FormData
  /** Where a member continues. */
  page: string
}

/** The forms of a raffle's page: enter, claim or decline a prize, and reminders. */
export async function raffleAction({ context, request, params }: Args) {
  requireMember(context)
  const form = await readForm(request)
  const posted = { context, slug: params.raffle, form, page: `/raffles/${params.raffle}#tickets` }
  switch (form.get("intent")) {
    case "claim":
    case "decline":
      return answerPrize(posted)
    case "remind":
    case "forget":
      return setReminder(posted)
    default:
      return enter(posted)
  }
}

async function enter({ context, slug, form, page }: Posted) {
  const typed = String(form.get("contribution") ?? "")
  const contribution = /^[0-9a-f]{64}$/.test(typed) ? typed : undefined
  const { data: outcome } = await supabase(context).rpc("enter_raffle", { slug, contribution }).throwOnError()
  if (outcome === "entered")
    return redirectWithFlash(context, page, "You’re in. We’ve emailed you your number.")
  return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
}

async function setReminder({ context, slug, form, page }: Posted) {
  const is_wanted = form.get("intent") === "remind"
  const { data: outcome } = await supabase(context)
    .rpc("set_raffle_reminder", { slug, is_wanted })
    .throwOnError()
  switch (outcome) {
    case "on":
      return redirectWithFlash(context, page, "Done. You’ll get one reminder, and then we forget about it.")
    case "off":
      return redirectWithFlash(context, page, "We won’t remind you.")
    case "too-late":
      return invalidForm(form, { form: "It’s too late for a reminder." }, { status: 409 })
    default:
      return assertNever(outcome)
  }
}

async function answerPrize({ context, slug, form, page }: Posted) {
  const db = supabase(context)
  const { data: outcome } =
    form.get("intent") === "claim"
      ? await db.rpc("claim_prize", { slug, shows_name: form.get("name") === "on" }).throwOnError()
      : await db.rpc("decline_prize", { slug }).throwOnError()
  switch (outcome) {
    case "claimed":
      return redirectWithFlash(
        context,
        page,
        "The prize is yours. We’ll write to you about getting it to you.",
      )
    case "declined":
      return redirectWithFlash(
        context,
        page,
        "Thank you for telling us. The prize goes to the next ticket in line.",
      )
    case "already-claimed":
      return redirect(page, 303)
    case "too-late":
      return invalidForm(
        form,
        { form: "The deadline is over, and the prize went to the next ticket." },
        { status: 409 },
      )
    case "not-a-winner":
      return invalidForm(form, { form: "None of your tickets won." }, { status: 409 })
    default:
      return assertNever(outcome)
  }
}
