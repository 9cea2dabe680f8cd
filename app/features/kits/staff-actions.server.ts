import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { readShipping } from "#app/lib/staff/shipping-sites.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { closeSite, recordStock, saveSite } from "./stock/staff-actions.server.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The forms of the stock and the buttons of the requests. */
export function changeKits(args: StaffActionArgs) {
  if (args.intent === "stock") return recordStock(args)
  if (args.intent.startsWith("site ")) return saveSite(args)
  if (args.intent.startsWith("close ")) return closeSite(args)
  return args.form.has("kits") ? setStock(args) : moveRequests(args)
}

async function setStock({ db, form }: StaffActionArgs): Promise<StaffOutcome> {
  const typed = String(form.get("kits")).trim()
  const on_shelf = /^\d{1,6}$/.test(typed) ? Number(typed) : -1
  const { data: outcome } = await db.rpc("set_kit_stock", { on_shelf }).throwOnError()
  return outcome === "saved"
    ? { done: outcome }
    : { errors: { kits: "Type a whole number from 0 to 100000." } }
}

/** Moves the selected requests to the button's status; the database decides on each. */
async function moveRequests({ db, intent, ids }: StaffActionArgs): Promise<StaffOutcome> {
  if (ids.length === 0) return { done: "none-selected" }
  const step = readShipping(intent)
  const outcomes: DbEnum<"kit_move_outcome">[] = []
  for (const wanted of ids) {
    const { data } = UUID.test(wanted)
      ? await db.rpc("move_kit_request", { wanted, ...step }).throwOnError()
      : { data: "unknown" as const }
    outcomes.push(data)
  }
  const isMixed = new Set(outcomes).size > 1
  return { done: isMixed ? "some-changed" : outcomes[0]! }
}
