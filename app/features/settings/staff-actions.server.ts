import { assertNever } from "#app/lib/assert-never.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { identitySchema } from "./schema.ts"

export async function saveSettings({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(identitySchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { notice, ...identity } = parsed.value
  const { data: outcome } = await db
    .rpc("save_site_identity", { ...identity, notice: notice ?? "" })
    .throwOnError()
  switch (outcome) {
    case "saved":
      return { done: outcome }
    case "invalid":
      return { errors: { name: "A text contains an invisible character or a line break. Type it again." } }
    case "not-allowed":
      return "not-found"
    default:
      return assertNever(outcome)
  }
}
