import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { isListed } from "../is-listed.ts"
import type { PageSummary } from "../queries.ts"
import { type ExcerptPart, excerptParts, withoutMarkedPlaceholders } from "./excerpt.ts"
import { isHelpNow } from "./help-words.ts"
import { KINDS } from "./kinds.ts"

const EMERGENCY = "/emergency"
const MAX_RESULTS = 20

export interface SearchResult {
  path: string
  title: string
  /** The heading it belongs under. */
  group: string
  /** What it is, such as a lesson of a course; null for a page. */
  label: string | null
  excerpt: ExcerptPart[]
}

export interface SearchResults {
  /** Whether the results have all words, similar words or only some of the words. */
  match: "all" | "similar" | "some"
  isHelpNow: boolean
  /** Whether only the first results are shown. */
  hasMore: boolean
  groups: SearchGroup[]
}

export interface SearchGroup {
  label: string
  results: SearchResult[]
}

/** Searches everything that visitors can read; the emergency page comes first for words that ask for help now. */
export async function searchResults(
  db: SupabaseDb,
  question: string,
  pages: readonly PageSummary[],
  hidden = "",
): Promise<SearchResults> {
  const [{ data }, variables] = await Promise.all([
    db.rpc("search_content", { words: question, locale: CONTENT_LOCALE }).throwOnError(),
    siteVariables(db),
  ])
  const found = data
    .filter(row => isListed(row, hidden))
    .map(row => ({ ...row, excerpt: withoutMarkedPlaceholders(row.excerpt) }))
    .map(row => withSiteVariables(row, variables))
    .map(({ path, title, kind, course, excerpt }) => ({
      path,
      title,
      group: KINDS[kind]?.group ?? "More",
      label: course ? `Lesson of “${course}”` : (KINDS[kind]?.label ?? null),
      excerpt: excerptParts(excerpt),
    }))
  const needsHelp = isHelpNow(question)
  const results = needsHelp ? withEmergencyFirst(found, pages) : found
  return {
    match: data[0]?.match ?? "all",
    isHelpNow: needsHelp,
    hasMore: results.length > MAX_RESULTS,
    groups: grouped(results.slice(0, MAX_RESULTS)),
  }
}

export function pageResults(pages: readonly PageSummary[], hidden = ""): SearchResult[] {
  return pages
    .filter(page => isListed(page, hidden))
    .map(({ path, title, description }) => ({
      ...{ path, title, group: KINDS.page!.group, label: null },
      excerpt: excerptParts(description),
    }))
}

function withEmergencyFirst(found: SearchResult[], pages: readonly PageSummary[]) {
  const isEmergency = ({ path }: { path: string }) => path === EMERGENCY
  return [...pageResults(pages.filter(isEmergency)), ...found.filter(result => !isEmergency(result))]
}

/** In the order of the best result of each group. */
export function grouped(results: readonly SearchResult[]): SearchGroup[] {
  const groups = Map.groupBy(results, ({ group }) => group)
  return [...groups].map(([label, results]) => ({ label, results }))
}
