import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { ActionResult } from "#app/ui/forms/form.tsx"
import { submittedValues } from "#app/ui/forms/submitted-values.ts"

const REFUSED: Record<string, ActionResult["errors"]> = {
  "no-reason": { reason: "Choose a reason." },
  "revoked-for-good": { form: "It was revoked in the meantime, and that is for good." },
  "not-allowed": { form: "Your role may look at certificates, not change them." },
}
const NAME = { name: "Write the name as it should stand, in up to 100 characters." }

export type ActAnswer = ActionResult & { intent: string }

/** Does what a form asks: null when it is done, `unknown` for a certificate that is not there. */
export async function actOnCertificate(
  db: SupabaseDb,
  wanted: string,
  form: FormData,
): Promise<ActAnswer | "unknown" | null> {
  const intent = String(form.get("intent"))
  const reason = String(form.get("reason") ?? "")
  const refuse = (errors: ActionResult["errors"]) => ({ intent, errors, values: submittedValues(form) })
  if (intent === "name") {
    const wish = { wanted, new_name: String(form.get("name") ?? ""), reason }
    const { data: outcome } = await db.rpc("correct_certificate_name", wish).throwOnError()
    if (outcome === "saved" || outcome === "unchanged") return null
    if (outcome === "unknown") return outcome
    return refuse(REFUSED[outcome] ?? NAME)
  }
  if (!reason) return refuse(REFUSED["no-reason"])
  if (intent === "revoked" && !form.get("sure"))
    return refuse({ sure: "Tick this, so that nothing is revoked by accident." })
  const { data: outcome } = await db
    .rpc("set_certificate_status", { wanted, new_status: intent, reason })
    .throwOnError()
  if (outcome === "changed" || outcome === "unchanged") return null
  if (outcome === "unknown") return outcome
  return refuse(REFUSED[outcome] ?? REFUSED["no-reason"])
}
