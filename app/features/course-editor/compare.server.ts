import { contentLines } from "#app/lib/format/content-lines.ts"
import { type DiffLine, lineDiff } from "#app/lib/format/line-diff.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { comparedPair, historyOf } from "#app/ui/staff/editor/versions.server.ts"

interface StoredPart {
  id: string
  kind: "course" | "lesson" | "question"
  position: number
  content: Record<string, unknown>
}

/** The published versions of a course, and the differences between two of them. Null for an unknown id. */
export async function comparedVersions(db: SupabaseDb, course: string, query: URLSearchParams) {
  if (!isUuid(course)) return null
  const [{ data: found }, { data: versions }] = await Promise.all([
    db.from("courses").select("id, title, version").eq("id", course).maybeSingle().throwOnError(),
    db.rpc("course_history", { course }).throwOnError(),
  ])
  if (!found) return null
  const history = historyOf(versions)
  const newest = history[0]?.version ?? found.version
  const { from, to } = comparedPair(query, newest)
  const [before, after] = await Promise.all([versionText(db, course, from), versionText(db, course, to)])
  if (history.length > 0 && (before === null || after === null)) return null
  return { course: found, history, newest, from, to, fields: [], lines: changed(before ?? "", after ?? "") }
}

/** Without the lines that are the same: a course has hundreds. */
function changed(before: string, after: string): DiffLine[] {
  const lines = lineDiff(before, after)
  return lines.filter(({ change, text }) => change !== "same" || text.startsWith("# "))
}

async function versionText(db: SupabaseDb, course: string, version: number) {
  const { data } = await db
    .from("course_publications")
    .select("parts")
    .eq("course_id", course)
    .eq("version", version)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const parts = data.parts as unknown as StoredPart[]
  const order = ["course", "lesson", "question"]
  return parts
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.position - b.position)
    .flatMap(({ kind, content }) => [
      `# ${HEADINGS[kind]}: ${content.title ?? content.stem}`,
      ...contentLines(content, HIDDEN),
    ])
    .join("\n")
}

const HEADINGS = { course: "Course", lesson: "Lesson", question: "Question" }
const HIDDEN = new Set(["id", "kind", "slug", "accessed", "url"])
