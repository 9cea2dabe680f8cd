import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Costume, WardrobeView } from "./costume.ts"

export const COSTUME_TABLES = ["costumes"]

export async function costumes(db: SupabaseDb): Promise<Costume[]> {
  const { data } = await db.from("costumes").select("key, kind, name, price").order("position").throwOnError()
  return data
}

export async function ownWardrobe(db: SupabaseDb, member: string): Promise<WardrobeView> {
  const [{ data: wardrobe }, { data: owned }] = await Promise.all([
    db
      .from("wardrobes")
      .select("coins, costume, background, nameplate")
      .eq("user_id", member)
      .maybeSingle()
      .throwOnError(),
    db.from("owned_costumes").select("costume").eq("user_id", member).throwOnError(),
  ])
  return {
    ...(wardrobe ?? { coins: 0, costume: null, background: null, nameplate: null }),
    owned: owned.map(({ costume }) => costume),
  }
}

export async function buyCostume(db: SupabaseDb, costume: string) {
  return (await db.rpc("buy_costume", { costume }).throwOnError()).data
}

export async function wearCostume(db: SupabaseDb, costume: string) {
  return (await db.rpc("wear_costume", { costume }).throwOnError()).data
}

export async function takeOffCostume(db: SupabaseDb, kind: Costume["kind"]) {
  return (await db.rpc("take_off_costume", { kind }).throwOnError()).data
}

/** Null if nothing may be stored for the member. */
export async function changeNameplate(db: SupabaseDb): Promise<string | null> {
  return (await db.rpc("change_nameplate").throwOnError()).data
}

/** For a guest, whose device stores it. */
export async function newNameplate(db: SupabaseDb) {
  return (await db.rpc("new_nameplate").throwOnError()).data
}
