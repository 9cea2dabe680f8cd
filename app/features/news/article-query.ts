import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type ArticleBlock, articleBlocks } from "#content/schema/articles.ts"
import { citedSource } from "#content/schema/sources.ts"
import { type ArticleKind, SUMMARY_COLUMNS, summaryOf } from "./queries.ts"

const ARTICLE_COLUMNS =
  `${SUMMARY_COLUMNS}, tags, blocks, sources, lines_to_share, checked_on, reviewer, reviewed_on, pictures (${PICTURE_COLUMNS})` as const

/** A published article, or null. */
export async function articleBySlug(db: SupabaseDb, kind: ArticleKind, slug: string) {
  const { data } = await db
    .from("articles")
    .select(ARTICLE_COLUMNS)
    .eq("kind", kind)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError()
  return data && wholeArticle(db, data)
}

/** The article that a preview link shows, in any state; null when the link has ended. */
export async function previewedArticle(db: SupabaseDb, key: string) {
  const { data } = await db
    .rpc("previewed_article", { key })
    .select(ARTICLE_COLUMNS)
    .maybeSingle()
    .throwOnError()
  return data && wholeArticle(db, { ...data, published_at: data.published_at ?? data.updated_at })
}

export async function articleTitle(db: SupabaseDb, kind: ArticleKind, slug: string) {
  return (await articleBySlug(db, kind, slug))?.title ?? null
}

type ArticleRow = Parameters<typeof summaryOf>[0] & {
  tags: string[]
  blocks: unknown
  sources: unknown
  lines_to_share: string[]
  checked_on: string | null
  reviewer: string | null
  reviewed_on: string | null
  pictures: Awaited<ReturnType<typeof picturesOf>>[string] | null
}

async function wholeArticle(db: SupabaseDb, row: ArticleRow) {
  // Only a draft can be empty.
  const blocks = Array.isArray(row.blocks) && row.blocks.length === 0 ? [] : articleBlocks.parse(row.blocks)
  const article = {
    ...summaryOf(row),
    tags: row.tags,
    blocks,
    sources: citedSource.array().parse(row.sources),
    linesToShare: row.lines_to_share,
    checkedOn: row.checked_on,
    review: row.reviewer && row.reviewed_on ? { by: row.reviewer, on: row.reviewed_on } : null,
    picture: row.pictures,
    blockPictures: await picturesOf(db, blocks),
  }
  return withSiteVariables(article, await siteVariables(db))
}

export type Article = Awaited<ReturnType<typeof wholeArticle>>

async function picturesOf(db: SupabaseDb, blocks: readonly ArticleBlock[]) {
  const ids = blocks.flatMap(block => (block.kind === "picture" ? [block.picture] : []))
  if (ids.length === 0) return {}
  const { data } = await db.from("pictures").select(PICTURE_COLUMNS).in("id", ids).throwOnError()
  return Object.fromEntries(data.map(picture => [picture.id, picture]))
}
