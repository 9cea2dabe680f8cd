import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The sites, their newest changes, and the number of kits that can be requested. */
export async function kitStock(db: SupabaseDb) {
  const [stock, sites, movements, chapters] = await Promise.all([
    db.from("kit_stock").select("kits").single().throwOnError(),
    db.rpc("stock_sites").throwOnError(),
    db.rpc("stock_movements").throwOnError(),
    db.from("chapters").select("id, name").eq("status", "active").order("name").throwOnError(),
  ])
  return {
    ...{ free: stock.data.kits, sites: sites.data, movements: movements.data, chapters: chapters.data },
  }
}

export type KitStock = Awaited<ReturnType<typeof kitStock>>
export type StockSite = KitStock["sites"][number]

/** Sites that are below their level, or have kits that expire soon. */
export async function stockProblemCount(db: SupabaseDb) {
  const { data } = await db.rpc("stock_sites").throwOnError()
  return data.filter(({ is_low, expiring }) => is_low || expiring > 0).length
}
