import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { CONSENT_KINDS } from "./labels.ts"
import { answerConsents, type LearnerPage, myGuardianships } from "./queries.ts"
import { checkAnswers } from "./schema.ts"

type Acted = { said: string } | { answer: ActionResult & { intent: string }; status: number }

const TRY_AGAIN = "That did not work. Please reload the page and try again."
type DataOutcome = DbEnum<"export_request_outcome"> | DbEnum<"erasure_cancel_outcome">

const DATA_PROBLEMS: Record<Exclude<DataOutcome, "started" | "canceled">, string> = {
  "too-many": "You asked for three copies today. Please go on tomorrow.",
  "already-running": "A copy is being made right now.",
  "too-late": "The deletion has begun and can’t be stopped.",
  "needs-guardian": TRY_AGAIN,
  "not-scheduled": TRY_AGAIN,
  unknown: TRY_AGAIN,
}

/** What a guardian does on the page about a learner. */
export async function actOnLearner(
  db: SupabaseDb,
  page: LearnerPage,
  me: string,
  form: FormData,
): Promise<Acted> {
  const learner = page.id
  switch (form.get("intent")) {
    case "answer":
      return saveAnswers(db, page, me, form)
    case "withdraw": {
      const kind = CONSENT_KINDS.find(known => known === form.get("kind")) ?? ""
      const { data } = await db.rpc("withdraw_consent", { learner, kind }).throwOnError()
      return data === "withdrawn" ? { said: "withdrawn" } : refused("data", TRY_AGAIN)
    }
    case "end": {
      const link = (await myGuardianships(db)).find(({ learner_id }) => learner_id === learner)
      if (link) await db.rpc("end_guardianship", { link: link.link }).throwOnError()
      return { said: "ended" }
    }
    case "export": {
      const { data } = await db.rpc("request_learner_export", { learner }).throwOnError()
      return data === "started" ? { said: "export" } : refused("data", DATA_PROBLEMS[data])
    }
    case "keep": {
      const { data } = await db.rpc("cancel_learner_erasure", { learner }).throwOnError()
      return data === "canceled" ? { said: "kept" } : refused("data", DATA_PROBLEMS[data])
    }
    default:
      return refused("data", TRY_AGAIN)
  }
}

// Only what differs from the answers in force is written down.
async function saveAnswers(db: SupabaseDb, page: LearnerPage, me: string, form: FormData): Promise<Acted> {
  const checked = checkAnswers(page.texts, form)
  if (checked.errors) {
    return {
      answer: { intent: "answer", errors: checked.errors, values: submittedValues(form) },
      status: 400,
    }
  }
  const changed = Object.entries(checked.answers).filter(([kind, answer]) => {
    const live = page.consents.find(
      given => given.kind === kind && given.guardian_id === me && !given.withdrawn_at,
    )
    return (
      live?.version !== answer.version ||
      live.is_given !== answer.is_given ||
      (live.name_shown ?? undefined) !== answer.name_shown
    )
  })
  if (changed.length === 0) return { said: "answered" }
  const outcome = await answerConsents(db, page.id, Object.fromEntries(changed), checked.signed_name)
  return outcome === "saved"
    ? { said: "answered" }
    : {
        answer: { intent: "answer", errors: { form: TRY_AGAIN }, values: submittedValues(form) },
        status: 400,
      }
}

function refused(intent: string, message: string): Acted {
  return { answer: { intent, errors: { form: message } }, status: 400 }
}
