import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export const PRESS_PICTURE_TABLES = ["press_pictures", "pictures"]

/** The pictures that reporters may print, the newest first. The database leaves out those whose consent has ended. */
export async function pressPictures(db: SupabaseDb) {
  const { data } = await db.rpc("press_pictures").select(PICTURE_COLUMNS).throwOnError()
  return data
}

export type PressPicture = Awaited<ReturnType<typeof pressPictures>>[number]
