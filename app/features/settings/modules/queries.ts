import type { ModuleName } from "#app/lib/modules/modules.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The modules in the order of their type. */
export async function siteModules(db: SupabaseDb) {
  const { data } = await db.from("site_modules").select("name, is_open").order("name").throwOnError()
  return data
}

/** False if the caller may not. */
export async function switchModule(db: SupabaseDb, name: ModuleName, isOpen: boolean) {
  const { data } = await db
    .from("site_modules")
    .update({ is_open: isOpen })
    .eq("name", name)
    .select("name")
    .throwOnError()
  return data.length === 1
}
