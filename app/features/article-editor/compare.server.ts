import { lineDiff } from "#app/lib/format/line-diff.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { chosenVersion, comparedPair } from "#app/ui/staff/editor/versions.server.ts"
import { articleHistory, type Fields, fieldsOf, storedBlocks } from "./editing.server.ts"
import { newestVersion, saveArticle } from "./saving.server.ts"

/** The fields besides the text, with their labels. */
const LABELS: Fields = {
  title: "Title",
  slug: "Address",
  summary: "Summary",
  tags: "Tags",
  color: "Color",
  question: "Question",
  place: "Place",
  checked_on: "Facts checked on",
  lines_to_share: "Lines to share",
}

/** The versions of an article, and the differences between two of them. Null for an unknown id. */
export async function comparedVersions(db: SupabaseDb, id: string, query: URLSearchParams) {
  if (!isUuid(id)) return null
  const { data: article } = await db
    .from("articles")
    .select("id, title")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  if (!article) return null
  const history = await articleHistory(db, id)
  const newest = history[0]?.version ?? 1
  const { from, to } = comparedPair(query, newest)
  const [before, after] = await Promise.all([versionFields(db, id, from), versionFields(db, id, to)])
  if (!before || !after) return null
  const fields = Object.keys(LABELS)
    .filter(name => before[name] !== after[name])
    .map(name => ({ label: LABELS[name]!, before: before[name] ?? "", after: after[name] ?? "" }))
  return { article, history, newest, from, to, fields, lines: lineDiff(before.body ?? "", after.body ?? "") }
}

async function storedVersion(db: SupabaseDb, id: string, version: number) {
  const { data } = await db
    .from("article_versions")
    .select("content")
    .eq("article_id", id)
    .eq("version", version)
    .maybeSingle()
    .throwOnError()
  return data?.content ?? null
}

async function versionFields(db: SupabaseDb, id: string, version: number): Promise<Fields | null> {
  const content = (await storedVersion(db, id, version)) as Parameters<typeof fieldsOf>[0] | null
  return content && fieldsOf({ ...content, blocks: storedBlocks(content.blocks) })
}

/** Saves an earlier version again, as the newest one. */
export async function restoreVersion(db: SupabaseDb, id: string, wanted: string) {
  const version = isUuid(id) ? chosenVersion(wanted) : null
  const content = version === null ? null : await storedVersion(db, id, version)
  return content === null ? "unknown" : saveArticle(db, id, await newestVersion(db, id), content)
}
