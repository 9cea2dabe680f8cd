import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { readAmount } from "../money.ts"

type Outcome = Exclude<DbEnum<"refund_outcome">, "approved" | "not-allowed"> | "refunded"

/** Asks for a refund, or approves one that a colleague asked for. The provider's event changes our books. */
export async function sendRefund(
  db: SupabaseDb,
  body: { donation: string; cents: number; refunded_before: number } | { request: string },
): Promise<StaffOutcome> {
  const { data, error } = await db.functions.invoke<{ outcome: Outcome }>("refund", { body })
  return { done: error || !data ? "unavailable" : data.outcome }
}

/** The buttons of a waiting refund, and the limit. */
export async function changeRefunds({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  if (intent === "limit") return setLimit(db, String(form.get("limit") ?? ""))
  const [request = ""] = ids
  if (!isUuid(request)) return "not-found"
  if (intent === "approve") return sendRefund(db, { request })
  if (intent !== "decline") return "not-found"
  const { data } = await db.rpc("decide_refund", { request, approves: false }).throwOnError()
  return data === "not-allowed" ? "not-found" : { done: data }
}

async function setLimit(db: SupabaseDb, text: string): Promise<StaffOutcome> {
  const isEmpty = text.trim() === ""
  const cents = isEmpty ? null : readAmount(text)
  const invalid = {
    errors: { limit: "Enter an amount up to 25,000, like 500, or leave it empty." },
    intent: "limit",
  }
  if (cents === null && !isEmpty) return invalid
  // The generated types know no null for arguments.
  const { data } = await db.rpc("set_refund_limit", { cents: cents! }).throwOnError()
  if (data === "invalid") return invalid
  return data === "saved" ? { done: "limit-saved" } : "not-found"
}
