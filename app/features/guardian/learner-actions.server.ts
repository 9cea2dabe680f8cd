import { href, type RouterContextProvider, redirect } from "react-router"
import { askForProof, reauthenticatedClient } from "#app/lib/auth/proof.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { CONSENT_KINDS, LINK_ENDED } from "./labels.ts"
import { answerConsents, type GuardedLearner, myGuardianships } from "./queries.ts"
import { parseAnswers } from "./schema.ts"

type Context = Readonly<RouterContextProvider>

const TRY_AGAIN = "That did not work. Please reload the page and try again."
const KEEP_ERRORS: Record<Exclude<DbEnum<"erasure_cancel_outcome">, "canceled">, string> = {
  "too-late": "The deletion has started and can’t be stopped.",
  "needs-guardian": TRY_AGAIN,
  "not-scheduled": TRY_AGAIN,
  unknown: TRY_AGAIN,
}

/** The forms of a guardian's page about a learner. */
export async function actOnLearner(context: Context, guarded: GuardedLearner, form: FormData) {
  const db = supabase(context)
  const learner = guarded.id
  switch (form.get("intent")) {
    case "open": {
      const { rejected } = await reauthenticatedClient(context, form)
      return rejected ?? redirect(href("/guardian/learners/:id", { id: learner }), 303)
    }
    case "answer":
    case "change":
      return saveAnswers(context, guarded, form)
    case "withdraw": {
      const kind = CONSENT_KINDS.find(known => known === form.get("kind")) ?? ""
      const { data } = await db.rpc("withdraw_consent", { learner, kind }).throwOnError()
      return data === "withdrawn"
        ? back(
            context,
            learner,
            kind === "consent-events"
              ? "Permission withdrawn. It has stopped, and any shifts ahead are canceled."
              : "Permission withdrawn. It has stopped.",
          )
        : invalidForm(form, { form: TRY_AGAIN })
    }
    case "end": {
      const link = (await myGuardianships(db)).find(({ learner_id }) => learner_id === learner)
      if (link) await db.rpc("end_guardianship", { link: link.link }).throwOnError()
      return redirectWithFlash(context, href("/guardian"), LINK_ENDED)
    }
    case "keep": {
      const { data } = await db.rpc("cancel_learner_erasure", { learner }).throwOnError()
      return data === "canceled"
        ? back(context, learner, "The account stays.")
        : invalidForm(form, { form: KEEP_ERRORS[data] })
    }
    default:
      return invalidForm(form, { form: TRY_AGAIN })
  }
}

// Only answers that differ from the current ones are saved.
async function saveAnswers(context: Context, { id, texts, consents }: GuardedLearner, form: FormData) {
  const { db, rejected } = await reauthenticatedClient(context, form)
  if (!db) return rejected
  const parsed = parseAnswers(texts, form)
  if (!parsed.ok) return invalidForm(form, parsed.errors)
  const changed = Object.entries(parsed.answers).filter(([kind, answer]) => {
    const current = consents.find(given => given.kind === kind && !given.withdrawn_at)
    return current?.version !== answer.version || current.is_given !== answer.is_given
  })
  if (changed.length > 0) {
    const answers = Object.fromEntries(changed)
    const outcome = await answerConsents(db, id, answers, parsed.signed_name)
    if (outcome === "reauthenticate") return askForProof(context, form)
    if (outcome !== "saved") return invalidForm(form, { form: TRY_AGAIN })
  }
  return back(context, id, "Your answers are saved. We emailed you a copy.")
}

function back(context: Context, id: string, message: string) {
  return redirectWithFlash(context, href("/guardian/learners/:id", { id }), message)
}
