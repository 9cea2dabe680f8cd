import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import {
  answerOffer,
  type ChangeOutcome,
  cancelRegistration,
  changeRegistration,
  type ReminderOutcome,
  remindGuardians,
} from "./registration-queries.ts"
import { changeSchema } from "./schema.ts"

const PROBLEMS: Record<Exclude<ChangeOutcome, "changed">, string> = {
  full: "There aren’t enough free seats for that. Your spot stays as it was.",
  "too-late": "It’s too late for that.",
  "not-active": "This spot can’t be changed anymore.",
  "not-offered": "There’s no open offer for you right now.",
  invalid: "Check your answers and try again.",
  unknown: "We don’t know this link. Use the newest email about this event.",
}

const REMINDER_PROBLEMS: Record<Exclude<ReminderOutcome, "sent">, string> = {
  "already-sent": "You already sent a reminder. Ask your guardian in person.",
  "not-needed": "Your guardian has already answered, or the day has passed.",
  unknown: PROBLEMS.unknown,
}

/** Changes, cancels, accepts or declines, by the link in an email or the member's own registration. */
export async function spotAction(
  context: Readonly<RouterContextProvider>,
  back: string,
  key: string,
  form: FormData,
) {
  const db = supabase(context)
  const intent = form.get("intent")
  if (intent === "cancel")
    return finish(await cancelRegistration(db, key), "Your spot is canceled. Thanks for telling us.")
  if (intent === "accept")
    return finish(await answerOffer(db, key, true), "You’re in. The calendar entry is on its way by email.")
  if (intent === "decline")
    return finish(await answerOffer(db, key, false), "Thanks. The seat goes to the next person.")
  if (intent === "remind") {
    const outcome = await remindGuardians(db, key)
    if (outcome === "sent") return redirectWithFlash(context, back, "We reminded your guardian.")
    return invalidForm(form, { form: REMINDER_PROBLEMS[outcome] }, { status: 409 })
  }
  const parsed = parseForm(changeSchema, form)
  if (!parsed.ok) return parsed.result
  const { party_size, channel } = parsed.value
  return finish(await changeRegistration(db, key, party_size, channel), "Your spot is changed.")

  function finish(outcome: ChangeOutcome, message: string) {
    if (outcome === "changed") return redirectWithFlash(context, back, message)
    return invalidForm(form, { form: PROBLEMS[outcome] }, { status: 409 })
  }
}
