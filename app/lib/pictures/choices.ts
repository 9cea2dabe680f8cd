import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { PICTURE_COLUMNS, type PictureData } from "./picture.ts"

const NEWEST = 11

/** What `PictureField` offers: the chosen picture and the newest others. */
export async function pictureChoices(db: SupabaseDb, chosen: string | null): Promise<PictureData[]> {
  const newest = db
    .from("pictures")
    .select(PICTURE_COLUMNS)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(NEWEST)
  const [{ data: others }, { data: own }] = await Promise.all([
    newest.throwOnError(),
    db
      .from("pictures")
      .select(PICTURE_COLUMNS)
      .in("id", chosen ? [chosen] : [])
      .throwOnError(),
  ])
  return [...own, ...others.filter(({ id }) => id !== chosen)]
}
