import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { readAmount } from "./money.ts"

/** Refunds a gift or a part of it. The function checks who may, and the provider's event changes our books. */
export async function changeGifts({
  db,
  intent,
  ids: [donation = ""],
  form,
}: StaffActionArgs): Promise<StaffOutcome> {
  if (intent !== "refund" || !isUuid(donation)) return "not-found"
  const cents = readAmount(String(form.get("refund") ?? ""))
  if (!cents) return { errors: { refund: "Enter an amount, like 40 or 12.50." }, intent }
  const { data, error } = await db.functions.invoke<{ outcome: "refunded" | "not-possible" }>("refund", {
    body: { donation, cents },
  })
  return { done: error || !data ? "unavailable" : data.outcome }
}
