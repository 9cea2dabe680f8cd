import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type ArticleBlock, articleBlocks } from "#content/schema/articles.ts"
import { checkArticle, type Known } from "./checks/check-article.ts"
import { readArticleText } from "./text/read-text.ts"

/** What the panel beside the text shows. */
export interface TextReport {
  /** Why the text cannot be saved. */
  problem: string | null
  findings: { line: number; isError: boolean; message: string }[]
  grade: number | null
}

/** Checks a text as it is typed. */
export async function reportOf(db: SupabaseDb, body: string): Promise<TextReport> {
  const read = readArticleText(body)
  if ("problem" in read) return { problem: read.problem, findings: [], grade: null }
  const { findings, grade } = checkArticle(read.blocks, await knownTo(db, read.blocks))
  return {
    problem: null,
    findings: findings.map(({ block, ...finding }) => ({ line: read.lines[block] ?? 1, ...finding })),
    grade,
  }
}

/** The errors of a stored article, which keep it from being published. */
export async function publishingErrors(db: SupabaseDb, id: string): Promise<string[]> {
  const { data } = await db.from("articles").select("blocks").eq("id", id).maybeSingle().throwOnError()
  const blocks = articleBlocks.safeParse(data?.blocks)
  if (!blocks.success) return []
  const { findings } = checkArticle(blocks.data, await knownTo(db, blocks.data))
  return findings.flatMap(({ isError, message }) => (isError ? [message] : []))
}

async function knownTo(db: SupabaseDb, blocks: readonly ArticleBlock[]): Promise<Known> {
  const [alts, metrics] = await Promise.all([altsOf(db, blocks), metricsFor(db, blocks)])
  return { alts, metrics }
}

async function metricsFor(db: SupabaseDb, blocks: readonly ArticleBlock[]) {
  if (!blocks.some(({ kind }) => kind === "figure")) return []
  const { data } = await db.from("impact_metrics").select("id").order("position").order("id").throwOnError()
  return data.map(({ id }) => id)
}

async function altsOf(db: SupabaseDb, blocks: readonly ArticleBlock[]) {
  const ids = blocks.flatMap(block => (block.kind === "picture" ? [block.picture] : []))
  if (ids.length === 0) return {}
  const { data } = await db.from("pictures").select("id, alt").in("id", ids).throwOnError()
  return Object.fromEntries(data.map(({ id, alt }) => [id, alt]))
}
