import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { policySections } from "#content/schema/sections.ts"

const TEXT = "kind, version, title, summary, effective_from, sections"

/** The newest version of every legal text, the version in force, and whether there is a draft. */
export async function legalTexts(db: SupabaseDb, now: number) {
  const [{ data: versions }, { data: drafts }] = await Promise.all([
    db
      .from("policy_texts")
      .select("kind, version, title, effective_from")
      .eq("locale", CONTENT_LOCALE)
      .order("version", { ascending: false })
      .throwOnError(),
    db.from("policy_drafts").select("kind").throwOnError(),
  ])
  const newest = versions.filter(
    ({ kind }, index) => versions.findIndex(other => other.kind === kind) === index,
  )
  return newest
    .map(text => ({
      ...text,
      inForce:
        versions.find(other => other.kind === text.kind && Date.parse(other.effective_from) <= now) ?? null,
      hasDraft: drafts.some(({ kind }) => kind === text.kind),
    }))
    .toSorted((a, b) => rank(a.kind) - rank(b.kind) || a.title.localeCompare(b.title))
}

const FIRST = ["terms", "privacy", "waiver"]

function rank(kind: string) {
  const place = FIRST.indexOf(kind)
  return place === -1 ? FIRST.length : place
}

/** A legal text with all its versions, the newest first, and its draft. Null for an unknown kind. */
export async function legalText(db: SupabaseDb, kind: string) {
  const [{ data: versions }, { data: draft }] = await Promise.all([
    db
      .from("policy_texts")
      .select(TEXT)
      .eq("kind", kind)
      .eq("locale", CONTENT_LOCALE)
      .order("version", { ascending: false })
      .throwOnError(),
    db
      .from("policy_drafts")
      .select("title, summary, sections, revision, saved_at")
      .eq("kind", kind)
      .maybeSingle()
      .throwOnError(),
  ])
  const [newest, ...earlier] = versions.map(parsed)
  return newest ? { newest, versions: [newest, ...earlier], draft: draft && parsed(draft) } : null
}

function parsed<Row extends { sections: unknown }>(row: Row) {
  return { ...row, sections: hasSections(row.sections) ? policySections.parse(row.sections) : [] }
}

// Consents and the waiver are one paragraph.
function hasSections(sections: unknown) {
  return Array.isArray(sections) && sections.length > 0
}

export type LegalText = NonNullable<Awaited<ReturnType<typeof legalText>>>
