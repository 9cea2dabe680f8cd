import { isUuid } from "#app/lib/format/uuid.ts"
import { pictureChoices } from "#app/lib/pictures/choices.ts"
import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type ArticleBlock, articleBlocks } from "#content/schema/articles.ts"
import { citedSource } from "#content/schema/sources.ts"
import { authorOptions, categoryOptions } from "./staff-queries.ts"
import { writeArticleText } from "./text/write-text.ts"

/** The fields of the form, as text. */
export type Fields = Record<string, string>

const COLUMNS =
  "id, kind, slug, title, status, summary, category_id, author_id, tags, color, question, place, checked_on, lines_to_share, blocks, sources, picture_id, has_health_content"

/** An article with everything its form shows; the caller's draft comes before the saved text. Null for an unknown id. */
export async function editedArticle(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const [{ data: article }, { data: draft }, history, categories, authors] = await Promise.all([
    db.from("articles").select(COLUMNS).eq("id", id).maybeSingle().throwOnError(),
    db
      .from("article_drafts")
      .select("base_version, content, saved_at")
      .eq("article_id", id)
      .maybeSingle()
      .throwOnError(),
    articleHistory(db, id),
    categoryOptions(db),
    authorOptions(db),
  ])
  if (!article) return null
  const blocks = storedBlocks(article.blocks)
  const current = history[0]?.version ?? 1
  const saved = fieldsOf({ ...article, blocks })
  return {
    ...{ id, kind: article.kind, slug: article.slug, title: article.title, status: article.status },
    // A draft has no field for a box that is not checked.
    fields: draft ? { ...saved, has_health_content: "", ...(draft.content as Fields) } : saved,
    /** The version that the shown text started from. */
    baseVersion: draft?.base_version ?? current,
    newest: { version: current, by: history[0]?.saved_by_name ?? null },
    draftSavedAt: draft?.saved_at ?? null,
    pictures: await picturesFor(db, blocks, article.picture_id),
    options: { categories, authors },
  }
}

export type EditedArticle = NonNullable<Awaited<ReturnType<typeof editedArticle>>>

/** Who saved which version, the newest first. */
export async function articleHistory(db: SupabaseDb, article: string) {
  return (await db.rpc("article_history", { article }).throwOnError()).data
}

/** Only a draft has no blocks. */
export function storedBlocks(stored: unknown): ArticleBlock[] {
  return Array.isArray(stored) && stored.length === 0 ? [] : articleBlocks.parse(stored)
}

interface Stored {
  slug: string
  title: string
  summary: string
  category_id: string | null
  author_id: string | null
  tags: string[]
  color: string
  question: string | null
  place: string | null
  checked_on: string | null
  lines_to_share: string[]
  /** Missing in versions from before articles were marked. */
  has_health_content?: boolean
  blocks: ArticleBlock[]
  sources: unknown
}

export function fieldsOf({ slug, title, summary, color, ...stored }: Stored): Fields {
  return {
    ...{ slug, title, summary, color },
    category_id: stored.category_id ?? "",
    author_id: stored.author_id ?? "",
    tags: stored.tags.join(", "),
    question: stored.question ?? "",
    place: stored.place ?? "",
    checked_on: stored.checked_on ?? "",
    has_health_content: stored.has_health_content ? "on" : "",
    lines_to_share: stored.lines_to_share.join("\n"),
    body: writeArticleText(stored.blocks, citedSource.array().parse(stored.sources)),
  }
}

/** The pictures in the text, and the newest to choose from. */
async function picturesFor(db: SupabaseDb, blocks: readonly ArticleBlock[], chosen: string | null) {
  const ids = blocks.flatMap(block => (block.kind === "picture" ? [block.picture] : []))
  const [{ chosen: own, found }, { data: shown }] = await Promise.all([
    pictureChoices(db, chosen),
    db.from("pictures").select(PICTURE_COLUMNS).in("id", ids).throwOnError(),
  ])
  return [...shown, ...[own ?? [], found].flat().filter(({ id }) => !ids.includes(id))]
}
