import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export function records(db: SupabaseDb) {
  return db.from("article_categories").select("id, slug, title, description, position")
}

export type ArticleCategory = NonNullable<Awaited<ReturnType<typeof records>>["data"]>[number]
