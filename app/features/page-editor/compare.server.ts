import { contentLines } from "#app/lib/format/content-lines.ts"
import { lineDiff } from "#app/lib/format/line-diff.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { comparedPair, historyOf } from "#app/ui/staff/editor/versions.server.ts"
import type { Section } from "#content/schema/sections.ts"
import { SECTION_LABELS } from "./labels.ts"

/** The published versions of a page, and the differences between two of them. Null for an unknown id. */
export async function comparedVersions(db: SupabaseDb, page: string, query: URLSearchParams) {
  if (!isUuid(page)) return null
  const [{ data: found }, { data: versions }] = await Promise.all([
    db.from("pages").select("id, title").eq("id", page).eq("is_editable", true).maybeSingle().throwOnError(),
    db.rpc("page_history", { page }).throwOnError(),
  ])
  if (!found) return null
  const history = historyOf(versions)
  const newest = history[0]?.version ?? 1
  const { from, to } = comparedPair(query, newest)
  const [before, after] = await Promise.all([versionText(db, page, from), versionText(db, page, to)])
  if (history.length > 0 && (before === null || after === null)) return null
  return { page: found, history, newest, from, to, fields: [], lines: lineDiff(before ?? "", after ?? "") }
}

const HIDDEN = new Set(["id", "kind"])

async function versionText(db: SupabaseDb, page: string, version: number) {
  const { data } = await db
    .from("page_publications")
    .select("content")
    .eq("page_id", page)
    .eq("version", version)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { sections, title, lead, ...others } = data.content as { sections: Section[] } & Record<
    string,
    unknown
  >
  return [
    ...contentLines([title, lead, others], HIDDEN),
    ...sections.flatMap(section => [`# ${SECTION_LABELS[section.kind]}`, ...contentLines(section, HIDDEN)]),
  ].join("\n")
}
