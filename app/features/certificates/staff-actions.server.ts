import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { undrawableNameError } from "./undrawable-name.server.ts"

const CHOOSE_REASON = { reason: "Choose a reason." }
const NAME_RULE = { name: "Enter the name as it should appear, up to 100 characters." }

/** Changes the status or the name of a certificate. */
export async function changeCertificate({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const [wanted = ""] = ids
  const reason = String(form.get("reason") ?? "")
  if (intent === "name") return correctName({ db, intent, ids, form })
  if (!reason) return { errors: CHOOSE_REASON }
  if (intent === "revoked" && !form.get("sure"))
    return { errors: { sure: "Check this box, so that nothing is revoked by accident." } }
  const { data: outcome } = await db
    .rpc("set_certificate_status", { wanted, new_status: intent, reason })
    .throwOnError()
  if (outcome === "changed" || outcome === "unchanged") return { done: intent }
  return refusal(outcome, CHOOSE_REASON)
}

async function correctName({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const [wanted = ""] = ids
  const undrawable = await undrawableNameError(form)
  if (undrawable) return { errors: undrawable }
  const change = {
    wanted,
    new_name: String(form.get("name") ?? ""),
    reason: String(form.get("reason") ?? ""),
  }
  const { data: outcome } = await db.rpc("correct_certificate_name", change).throwOnError()
  if (outcome === "saved" || outcome === "unchanged") return { done: intent }
  return refusal(outcome, NAME_RULE)
}

type Refusal = Exclude<
  DbEnum<"certificate_status_outcome"> | DbEnum<"certificate_name_outcome">,
  "changed" | "unchanged" | "saved"
>

function refusal(outcome: Refusal, invalid: Record<string, string>): StaffOutcome {
  switch (outcome) {
    case "unknown":
      return "not-found"
    case "no-reason":
      return { errors: CHOOSE_REASON }
    case "already-revoked":
      return { errors: { form: "Someone already revoked it, and that cannot be undone." } }
    case "not-allowed":
      return { errors: { form: "Your role can view certificates but not change them." } }
    case "invalid":
    case "initials-only":
      return { errors: invalid }
  }
}
