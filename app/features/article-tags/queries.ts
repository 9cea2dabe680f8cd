import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export function records(db: SupabaseDb) {
  return db.from("article_tags").select("id, slug, title, description")
}

export type ArticleTag = NonNullable<Awaited<ReturnType<typeof records>>["data"]>[number]
