import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { readAmount } from "./money.ts"
import { sendRefund } from "./refunds/staff-actions.server.ts"
import { resolutionOutcome } from "./resolution.ts"
import { MATCH_LABELS } from "./staff-labels.ts"

const TOO_MUCH = "That’s more than is left of this gift. Enter a smaller amount."

type Change = DbEnum<"gift_edit_outcome">

/** The forms of one gift and of held payments. Each SQL function, and the refund function, checks who may. */
export async function changeGifts(args: StaffActionArgs): Promise<StaffOutcome> {
  const { db, intent, form } = args
  const [donation = ""] = args.ids
  if (intent === "resolve") return resolveEvent(args)
  if (!isUuid(donation)) return "not-found"
  switch (intent) {
    case "refund": {
      const cents = readAmount(String(form.get("refund") ?? ""))
      if (!cents) return { errors: { refund: "Enter an amount, like 40 or 12.50." }, intent }
      const refunded_before = Number(form.get("refunded_before") ?? Number.NaN)
      if (!Number.isSafeInteger(refunded_before)) return { done: "changed" }
      const sent = await sendRefund(db, { donation, cents, refunded_before })
      return isTooMuch(sent) ? { errors: { refund: TOO_MUCH }, intent } : sent
    }
    case "match": {
      const state = String(form.get("match") ?? "")
      if (!isMatch(state)) return { errors: { match: "Choose where it is." }, intent }
      const { data } = await db.rpc("set_employer_match", { donation, state }).throwOnError()
      return outcomeOf(data, "match-saved")
    }
    case "name": {
      const is_shown = form.get("shows") === "yes"
      const { data } = await db.rpc("review_wall_name", { donation, is_shown }).throwOnError()
      return outcomeOf(data, "name-saved")
    }
    default:
      return "not-found"
  }
}

/** Closes a payment that is held. Its id is the provider's. */
async function resolveEvent({ db, ids: [event = ""], form }: StaffActionArgs): Promise<StaffOutcome> {
  const reason = String(form.get("reason") ?? "")
  const { data } = await db.rpc("resolve_payment_event", { event, reason }).throwOnError()
  return resolutionOutcome(data)
}

function outcomeOf(outcome: Change, done: string): StaffOutcome {
  return outcome === "saved" ? { done } : "not-found"
}

function isTooMuch(outcome: StaffOutcome) {
  return typeof outcome === "object" && "done" in outcome && outcome.done === "invalid-amount"
}

function isMatch(text: string): text is DbEnum<"employer_match"> {
  return text in MATCH_LABELS
}
