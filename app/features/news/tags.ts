import { latestOf } from "#app/lib/seo/sitemap.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** A tag, or null if no article ever had it. */
export async function tagBySlug(db: SupabaseDb, slug: string) {
  const { data } = await db
    .from("article_tags")
    .select("slug, title, description")
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError()
  return (
    data && {
      ...data,
      description: data.description ?? `Stories on our blog about this subject: ${data.title}.`,
    }
  )
}

/** The tags of an article, in its order. */
export async function tagsOf(db: SupabaseDb, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const { data } = await db.from("article_tags").select("slug, title").in("slug", slugs).throwOnError()
  return data.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}

export type ArticleTag = Awaited<ReturnType<typeof tagsOf>>[number]

/** The tags whose pages show a story, for the sitemap. */
export async function tagPaths(db: SupabaseDb) {
  const { data } = await db
    .from("article_tags")
    .select("slug, updated_at, newest_story")
    .order("slug")
    .throwOnError()
  return data.flatMap(({ slug, updated_at, newest_story }) =>
    newest_story
      ? [{ path: `/news/blog/tag/${slug}`, updated_at: latestOf([updated_at, newest_story]) }]
      : [],
  )
}
