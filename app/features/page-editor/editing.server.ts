import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { pageChecks } from "./checks.server.ts"
import { findTarget } from "./draft.server.ts"
import { SECTION_LABELS } from "./labels.ts"
import { sectionTitle } from "./section-title.ts"
import { typedFields } from "./typing.server.ts"

/** Everything that a form of a draft shows; what the caller typed comes before what is saved. Null if there is none. */
export async function editedPart(db: SupabaseDb, page: string, query: URLSearchParams) {
  const target = await findTarget(db, page, query)
  if (!target) return null
  const { draft, section, specs, saved, base, key } = target
  const typed = await typedFields(db, page, key)
  const found = draft.sections.find(({ id }) => id === section?.id)
  return {
    ...{ page, path: draft.path, section },
    sections: draft.sections.map(({ id, section }) => ({ id, title: sectionTitle(section) })),
    removed: draft.removed.map(({ id, section }) => ({ id, title: sectionTitle(section) })),
    checks: pageChecks(draft.sections, draft.hasHealthContent),
    title: found
      ? sectionTitle(found.section)
      : section
        ? `New section: ${SECTION_LABELS[section.kind]}`
        : "Title and lead",
    form: {
      ...{ specs, fields: typed?.fields ?? saved, base: typed?.fields.base ?? base },
      typedAt: typed?.savedAt ?? null,
      isOutdated: typed !== null && typed.fields.base !== base,
    },
  }
}

export type EditedPage = NonNullable<Awaited<ReturnType<typeof editedPart>>>
