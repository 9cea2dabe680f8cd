import { isUuid } from "#app/lib/format/uuid.ts"
import type { FieldSpec, Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { writeFields } from "#app/lib/forms/field-specs/write-fields.ts"
import { formBase } from "#app/lib/forms/form-base.server.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type Section, sectionSchema } from "#content/schema/sections.ts"
import { newFields, PAGE_SPECS, SECTION_SPECS } from "./section-specs.server.ts"

export interface DraftSection {
  id: string
  section: Section
}

interface PageDraft {
  page: string
  path: string
  hasHealthContent: boolean
  revision: number
  /** Title, description, lead and background. */
  text: Record<string, unknown>
  sections: DraftSection[]
  /** The sections that staff removed since the draft was started. */
  removed: (DraftSection & { index: number })[]
}

/** The form that a page of the editor shows: of the page itself, or of one section. */
export interface Target {
  draft: PageDraft
  /** Null for the page itself. */
  section: { id: string; kind: Section["kind"]; isNew: boolean } | null
  /** Names the form among those of the page. */
  key: string
  specs: readonly FieldSpec[]
  saved: Fields
  base: string
}

async function draftOf(db: SupabaseDb, page: string): Promise<PageDraft | null> {
  if (!isUuid(page)) return null
  const { data } = await db
    .from("page_drafts")
    .select("content, removed_sections, revision, pages (path, has_health_content)")
    .eq("page_id", page)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { path, has_health_content: hasHealthContent } = data.pages
  const removed = (data.removed_sections as unknown as { index: number; section: StoredSection }[]).map(
    ({ index, section }) => ({ index, ...readSection(section) }),
  )
  return { page, path, hasHealthContent, revision: data.revision, removed, ...readContent(data.content) }
}

/** The form that the address names. Null if there is none. */
export async function findTarget(
  db: SupabaseDb,
  page: string,
  query: URLSearchParams,
): Promise<Target | null> {
  const draft = await draftOf(db, page)
  if (!draft) return null
  const added = query.get("add")
  if (added && Object.hasOwn(SECTION_SPECS, added)) {
    const kind = added as Section["kind"]
    const section = { id: newId(), kind, isNew: true }
    return targetOf({
      draft,
      section,
      key: `new-${kind}`,
      specs: SECTION_SPECS[kind],
      saved: newFields(kind),
    })
  }
  const id = query.get("section")
  if (!id)
    return targetOf({
      draft,
      section: null,
      key: "page",
      specs: PAGE_SPECS,
      saved: writeFields(PAGE_SPECS, draft.text),
    })
  const found = draft.sections.find(section => section.id === id)
  if (!found) return null
  const { kind } = found.section
  const specs = SECTION_SPECS[kind]
  return targetOf({
    ...{ draft, key: id, specs, saved: writeFields(specs, found.section) },
    section: { id, kind, isNew: false },
  })
}

function targetOf(target: Omit<Target, "base">): Target {
  return { ...target, base: formBase(target.saved) }
}

function newId() {
  return `s-${crypto.randomUUID().slice(0, 8)}`
}

type StoredSection = Section & { id: string }

function readSection({ id, ...section }: StoredSection): DraftSection {
  return { id, section: sectionSchema.parse(section) }
}

/** The stored content of a draft, whose sections have ids. */
function readContent(content: Json) {
  const { sections, ...text } = content as unknown as { sections: StoredSection[] } & Record<string, unknown>
  return { text: text as Record<string, unknown>, sections: sections.map(readSection) }
}

/** Saves a draft, unless someone else saved it since it was read. */
export async function saveDraft(
  db: SupabaseDb,
  { page, revision, text, sections }: PageDraft,
  change: { text?: Record<string, unknown>; sections?: readonly DraftSection[] },
) {
  const stored = (change.sections ?? sections).map(({ id, section }) => ({ ...section, id }))
  const content = { ...(change.text ?? text), sections: stored } as unknown as Json
  const { data } = await db.rpc("save_page_draft", { page, base_revision: revision, content }).throwOnError()
  return data
}
