import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { offlineGiftSchema } from "./schema.ts"

/** Enters the gift and issues its receipt. */
export async function enterGift({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(offlineGiftSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  // The generated types know no null for arguments.
  const { data } = await db.rpc("record_offline_gift", parsed.value as never).throwOnError()
  switch (data.outcome) {
    case "recorded":
      return { done: "recorded" }
    case "invalid":
      return { errors: { received_on: "Enter a day of the last two years, not one to come." } }
    default:
      return "not-found"
  }
}
