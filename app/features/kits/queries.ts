import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type KitStatus, OPEN_STATUSES } from "./status.ts"

const COLUMNS =
  "id, full_name, street, city, state, zip, quantity, status, requested_at, changed_at, next_statuses, other_kit_sites"

/** Kit requests with one status, or all that still need work. */
export function kitRequestRows(db: SupabaseDb, view: string) {
  const rows = db.from("kit_requests").select(COLUMNS)
  return view === "open" ? rows.in("status", [...OPEN_STATUSES]) : rows.eq("status", view as KitStatus)
}

export type KitRow = Awaited<ReturnType<typeof kitRequestRows>>["data"] extends (infer Row)[] | null
  ? Row
  : never

export async function openKitCount(db: SupabaseDb) {
  const { count } = await db
    .from("kit_requests")
    .select("id", { count: "exact", head: true })
    .in("status", [...OPEN_STATUSES])
    .throwOnError()
  return count ?? 0
}

/** The addresses of packed requests, the longest waiting first, for their labels. */
export async function packedKits(db: SupabaseDb) {
  const { data } = await db
    .from("kit_requests")
    .select("id, full_name, street, city, state, zip")
    .eq("status", "packed")
    .order("requested_at")
    .order("id")
    .limit(100)
    .throwOnError()
  // A removed address has no label.
  return data.flatMap(({ id, full_name, street, city, state, zip }) =>
    full_name && street && city && zip ? { id, full_name, street, city, state, zip } : [],
  )
}
