import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Block } from "#content/schema/blocks.ts"
import { lessonChecks } from "./checks.server.ts"
import { BLOCK_LABELS } from "./labels.ts"
import { blocksOf, findTarget, offeredSources, type Part } from "./parts.server.ts"
import { typedFields } from "./typing.server.ts"

/** Everything that the page of a part shows; what the caller typed comes before what is saved. Null for an unknown part. */
export async function editedPart(db: SupabaseDb, course: string, id: string, query: URLSearchParams) {
  const target = await findTarget(db, course, id, query)
  if (!target) return null
  const { part, block, specs, saved, base } = target
  const [sources, typed] = await Promise.all([
    offeredSources(db, course, part),
    typedFields(db, course, target.key),
  ])
  const blocks = blocksOf(part)
  return {
    ...{ course, part: part.id, kind: part.kind, title: titleOf(part), isRemoved: part.isRemoved, block },
    previewPath: previewPath(course, part, block?.id),
    form: {
      ...{ specs, fields: typed?.fields ?? saved, base: typed?.fields.base ?? base },
      typedAt: typed?.savedAt ?? null,
      isOutdated: typed !== null && typed.fields.base !== base,
    },
    sources: sources.map(({ id, title, publisher }) => ({ id, label: `${id}: ${title}, ${publisher}` })),
    blocks: blocks.map(block => ({ id: block.id, kind: block.kind, label: blockTitle(block) })),
    checks: lessonChecks(blocks),
    removedBlocks: part.removedBlocks.map(({ block }) => ({ id: block.id, title: blockTitle(block) })),
  }
}

export type EditedPart = NonNullable<Awaited<ReturnType<typeof editedPart>>>

/** Where a lesson is shown as learners would see it. */
function previewPath(course: string, { kind, content }: Part, block: string | undefined) {
  if (kind === "question") return null
  const lesson = kind === "lesson" ? `/${content.slug}${block ? `#part-${block}` : ""}` : ""
  return `/staff/courses/${course}/preview${lesson}`
}

function titleOf({ kind, content, revision }: Part) {
  if (kind !== "question") return String(content.title)
  return revision === 0 ? "New question" : "Question of the test"
}

/** The words by which a block is known in a list. */
function blockTitle(block: Block) {
  const words =
    "heading" in block
      ? block.heading
      : "title" in block
        ? block.title
        : "stem" in block
          ? block.stem
          : "cards" in block
            ? block.cards[0]!.front
            : block.alt
  return `${BLOCK_LABELS[block.kind]}: ${words}`
}
