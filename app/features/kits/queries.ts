import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { OPEN_STATES, type View } from "./views.ts"

export const PER_PAGE = 25
const LISTED = "id, full_name, street, city, state, zip, quantity, status, requested_at, changed_at"

/** A page of requests, the one that waits longest first. */
export async function kitRequests(db: SupabaseDb, view: View, after: { at: string; id: string } | null) {
  let list = db.from("kit_requests").select(LISTED)
  list = view === "open" ? list.in("status", [...OPEN_STATES]) : list.eq("status", view)
  if (after) list = list.gte("requested_at", after.at).or(`requested_at.gt.${after.at},id.gt.${after.id}`)
  const { data } = await list
    .order("requested_at")
    .order("id")
    .limit(PER_PAGE + 1)
    .throwOnError()
  const rows = data.slice(0, PER_PAGE)
  const last = rows.at(-1)
  return { rows, next: data.length > PER_PAGE && last ? `${last.requested_at}_${last.id}` : null }
}

export type KitRow = Awaited<ReturnType<typeof kitRequests>>["rows"][number]

export async function kitsOnShelf(db: SupabaseDb) {
  const { data } = await db.from("kit_stock").select("kits").single().throwOnError()
  return data.kits
}

/** How many wait for somebody here to do something. */
export async function openKitCount(db: SupabaseDb) {
  const { count } = await db
    .from("kit_requests")
    .select("id", { count: "exact", head: true })
    .in("status", [...OPEN_STATES])
    .throwOnError()
  return count ?? 0
}
