import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { formatCents } from "../money.ts"
import { checkBatchSchema } from "./batch-schema.ts"
import { offlineGiftSchema } from "./schema.ts"

/** Enters a gift, or several checks, and issues the receipts. */
export async function enterGifts(args: StaffActionArgs): Promise<StaffOutcome> {
  return args.intent === "checks" ? enterChecks(args) : enterGift(args)
}

async function enterChecks({ db, form, intent }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(checkBatchSchema, form)
  if (!parsed.ok) return { errors: parsed.errors, intent }
  const { checks, expected_cents } = parsed.value
  const { data } = await db.rpc("record_check_batch", parsed.value).throwOnError()
  switch (data) {
    case "recorded":
      return { done: "checks-recorded" }
    case "total-differs": {
      const sum = checks.reduce((total, { cents }) => total + cents, 0)
      const expected = `The checks add up to ${formatCents(sum)}, not ${formatCents(expected_cents)}. Nothing was entered.`
      return { errors: { expected }, intent }
    }
    case "invalid-day":
      return { errors: { received_on: DAY }, intent }
    case "invalid":
      return { errors: { form: "One of the checks isn’t right. Nothing was entered." }, intent }
    case "not-allowed":
      return "not-found"
  }
}

const DAY = "Enter a day of the last two years, not one to come."

async function enterGift({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const parsed = parseForm(offlineGiftSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  // The generated types know no null for arguments.
  const { data } = await db.rpc("record_offline_gift", parsed.value as never).throwOnError()
  switch (data.outcome) {
    case "recorded":
      return { done: "recorded" }
    case "invalid":
      return { errors: { received_on: DAY } }
    default:
      return "not-found"
  }
}
