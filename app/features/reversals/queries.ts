import { isUuid } from "#app/lib/format/uuid.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

/** Stores a report; `key` makes the same report, sent twice, count once. */
export async function submitReversal(db: SupabaseDb, report: Json, key: string) {
  return (await db.rpc("submit_reversal", { report, key }).throwOnError()).data
}

const LIST_COLUMNS =
  "id, grain, period, state, county, doses, outcome, setting, story, is_released, status, lookalikes"

/** The reports of a status, or those that nobody has compared with others that look the same. */
export function reportRows(db: SupabaseDb, view: string) {
  const rows = db.from("reversal_reports").select(LIST_COLUMNS)
  return view === "repeats"
    ? rows.in("status", ["new", "accepted"]).eq("is_distinct", false).gt("lookalikes", 0)
    : rows.eq("status", view as DbEnum<"reversal_status">)
}

export async function reportForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const [{ data }, { data: alike }] = await Promise.all([
    db.from("reversal_reports").select("*").eq("id", id).maybeSingle().throwOnError(),
    db.rpc("reversal_lookalikes", { report: id }).throwOnError(),
  ])
  return data && { ...data, alike }
}

export type ReversalReport = NonNullable<Awaited<ReturnType<typeof reportForStaff>>>
export type Lookalike = Omit<ReversalReport, "alike">

export async function newReportCount(db: SupabaseDb) {
  const { count } = await db
    .from("reversal_reports")
    .select("id", { count: "exact", head: true })
    .eq("status", "new")
    .throwOnError()
  return count ?? 0
}
