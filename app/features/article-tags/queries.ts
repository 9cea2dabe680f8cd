import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS = "id, slug, title, description"

export function staffRows(db: SupabaseDb) {
  return db.from("article_tags").select(COLUMNS)
}

export async function rowForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data } = await staffRows(db).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type ArticleTag = NonNullable<Awaited<ReturnType<typeof rowForStaff>>>
