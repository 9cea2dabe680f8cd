import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { idIn } from "./ids.ts"
import { inviteAnswer } from "./labels.ts"
import { inviteGuardian } from "./queries.ts"
import { checkForm, invitedAddress, slipRequestSchema } from "./schema.ts"

type Acted =
  | { said: string }
  | { code: string }
  | { answer: ActionResult & { intent: string }; status: number }

type SlipRefusal = Exclude<DbEnum<"permission_request_outcome">, "requested">

const TRY_AGAIN = { field: "form", message: "That did not work. Please try again." }
const SLIP_PROBLEMS: Record<SlipRefusal, { field: string; message: string }> = {
  invalid: TRY_AGAIN,
  "not-learner": TRY_AGAIN,
  unknown: TRY_AGAIN,
  "invalid-date": { field: "happens_on", message: "Pick a day from today on, within a year." },
  "no-guardian": { field: "form", message: "Nobody is linked with you who could answer." },
  "too-many": { field: "form", message: "Five questions a day are the most. Please go on tomorrow." },
}

/** What a learner does on the page about their guardians. */
export async function actOnGuardians(db: SupabaseDb, me: string, form: FormData): Promise<Acted> {
  switch (form.get("intent")) {
    case "confirm":
      await db.rpc("confirm_guardian", { link: idIn(form, "link") }).throwOnError()
      return { said: "confirmed" }
    case "end":
      await db.rpc("end_guardianship", { link: idIn(form, "link") }).throwOnError()
      return { said: "ended" }
    case "withdraw-invitation":
      await db.rpc("withdraw_invitation", { invitation: idIn(form, "invitation") }).throwOnError()
      return { said: "invitation-ended" }
    case "code": {
      const { outcome, code } = await inviteGuardian(db)
      return code ? { code } : wrong("code", { form: inviteAnswer(outcome) }, form, outcome)
    }
    case "letter":
      return sendLetter(db, form)
    default:
      return askPermission(db, me, form)
  }
}

async function sendLetter(db: SupabaseDb, form: FormData): Promise<Acted> {
  const checked = checkForm(invitedAddress, form)
  if ("errors" in checked) return wrong("letter", checked.errors, form)
  const { outcome } = await inviteGuardian(db, checked.value.address)
  if (outcome === "created") return { said: "invited" }
  return wrong("letter", { address: inviteAnswer(outcome) }, form, outcome)
}

async function askPermission(db: SupabaseDb, learner: string, form: FormData): Promise<Acted> {
  const checked = checkForm(slipRequestSchema, form)
  if ("errors" in checked) return wrong("slip", checked.errors, form)
  const { data } = await db
    .rpc("request_permission", { learner, ...checked.value })
    .single()
    .throwOnError()
  if (data.outcome === "requested") return { said: "asked" }
  const { field, message } = SLIP_PROBLEMS[data.outcome]
  return wrong("slip", { [field]: message }, form, data.outcome)
}

function wrong(intent: string, errors: ActionResult["errors"], form: FormData, outcome?: string): Acted {
  const status = outcome === "too-many" ? 429 : 400
  return { answer: { intent, errors, values: submittedValues(form) }, status }
}
