import type { RefillAddress } from "#app/lib/sealing/refill-address.server.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = "id, sealed_address, kits, status, weeks_waiting, shipped_on, other_refill_sites"

interface NewRefill {
  sealed_address: string
  in_state: string
  kits: number
  key: string
}

export async function requestRefill(db: SupabaseDb, refill: NewRefill) {
  return (await db.rpc("request_refill", refill).throwOnError()).data
}

export function refillRows(db: SupabaseDb, view: string) {
  return db
    .from("refill_requests")
    .select(COLUMNS)
    .eq("status", view as DbEnum<"refill_status">)
}

export interface RefillRow {
  id: string
  sealed_address: string
  kits: number
  status: DbEnum<"refill_status">
  weeks_waiting: number
  shipped_on: string | null
  /** The sites besides the marked one that can ship it. */
  other_refill_sites: string[] | null
  /** Added by the server: null if it was sealed with another key. */
  address?: RefillAddress | null
}

export async function waitingRefillCount(db: SupabaseDb) {
  const { count } = await db
    .from("refill_requests")
    .select("id", { count: "exact", head: true })
    .neq("status", "shipped")
    .throwOnError()
  return count ?? 0
}

export type PackedRefill = Pick<RefillRow, "id" | "sealed_address">

/** The sealed addresses of packed requests, for their labels. */
export async function packedRefills(db: SupabaseDb): Promise<PackedRefill[]> {
  const { data } = await db
    .from("refill_requests")
    .select("id, sealed_address")
    .eq("status", "packed")
    .order("id")
    .limit(100)
    .throwOnError()
  return data
}
