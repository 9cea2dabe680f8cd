import { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { FieldSpec, Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { writeFields } from "#app/lib/forms/field-specs/write-fields.ts"
import { formBase } from "#app/lib/forms/form-base.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type Block, block as blockSchema, lessonBlocks } from "#content/schema/blocks.ts"
import { type CitedSource, citedSource } from "#content/schema/sources.ts"
import { BLOCK_FIELDS } from "./fields/block-fields.server.ts"
import { COURSE_FIELDS, LESSON_FIELDS, QUESTION_FIELDS } from "./fields/part-fields.server.ts"

type Content = Record<string, unknown>

/** A part of a draft, or a question that is not in it yet. */
export interface Part {
  id: string
  kind: "course" | "lesson" | "question"
  content: Content
  revision: number
  isRemoved: boolean
  /** Blocks of a lesson that staff removed since the draft was started. */
  removedBlocks: readonly RemovedBlock[]
}

interface RemovedBlock {
  index: number
  block: Block
}

/** The form that a page shows: of a part, or of one block of a lesson. */
export interface Target {
  part: Part
  /** Null for a form about the part itself. */
  block: { id: string; kind: Block["kind"]; isNew: boolean } | null
  /** Names the form among those of the course. */
  key: string
  specs: readonly FieldSpec[]
  /** What is saved, as fields. */
  saved: Fields
  /** Changes with the saved fields, so that a form notices that someone else saved meanwhile. */
  base: string
}

const removedBlock = z.object({ index: z.number(), block: blockSchema })
const NEW_QUESTION = "new-question"

/** The part of a draft and the form that the address names. Null if there is none. */
export async function findTarget(
  db: SupabaseDb,
  course: string,
  part: string,
  query: URLSearchParams,
): Promise<Target | null> {
  if (!isUuid(course)) return null
  const found = part === NEW_QUESTION ? newQuestion() : await partOf(db, course, part)
  const target = found && targetOf(found, query)
  return target && { ...target, base: formBase(target.saved) }
}

function newQuestion(): Part {
  const content = { kind: "single", is_critical: false, is_active: true }
  return { id: NEW_QUESTION, kind: "question", content, revision: 0, isRemoved: false, removedBlocks: [] }
}

async function partOf(db: SupabaseDb, course: string, id: string): Promise<Part | null> {
  if (!isUuid(id)) return null
  const { data } = await db
    .from("course_parts")
    .select("id, kind, content, revision, is_removed, removed_blocks")
    .eq("course_id", course)
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { kind, revision, is_removed: isRemoved } = data
  const removedBlocks = removedBlock.array().parse(data.removed_blocks)
  return { id, kind, content: data.content as Content, revision, isRemoved, removedBlocks }
}

function targetOf(part: Part, query: URLSearchParams): Omit<Target, "base"> | null {
  if (part.kind === "question") return whole(part, QUESTION_FIELDS, withRightAnswers(part.content))
  if (part.kind === "course") return whole(part, COURSE_FIELDS, withLines(part.content))
  const added = query.get("add")
  if (added && Object.hasOwn(BLOCK_FIELDS, added)) return newBlock(part, added as Block["kind"])
  const id = query.get("block")
  if (!id) return whole(part, LESSON_FIELDS, part.content)
  const block = blocksOf(part).find(block => block.id === id)
  if (!block) return null
  const specs = BLOCK_FIELDS[block.kind]
  return {
    ...{ part, specs, saved: writeFields(specs, block), key: `${part.id}/${id}` },
    block: { id, kind: block.kind, isNew: false },
  }
}

function whole(part: Part, specs: readonly FieldSpec[], content: Content): Omit<Target, "base"> {
  return { part, block: null, key: part.id, specs, saved: writeFields(specs, content) }
}

function newBlock(part: Part, kind: Block["kind"]): Omit<Target, "base"> {
  const id = `${kind}-${crypto.randomUUID().slice(0, 8)}`
  return {
    ...{ part, specs: BLOCK_FIELDS[kind], saved: {}, key: `${part.id}/new-${kind}` },
    block: { id, kind, isNew: true },
  }
}

export function blocksOf({ kind, content }: Part): Block[] {
  if (kind !== "lesson") return []
  const blocks = content.blocks as unknown[]
  return blocks.length === 0 ? [] : lessonBlocks.parse(blocks)
}

/** A question stores the ids of its right answers; the form marks them. */
function withRightAnswers(content: Content): Content {
  const answer = (content.answer ?? []) as string[]
  const choices = (content.choices ?? []) as { id: string }[]
  const isOrder = content.kind === "order"
  const shown = isOrder ? answer.map(id => choices.find(choice => choice.id === id)!) : choices
  return {
    ...content,
    choices: shown.map(choice => ({ ...choice, isRight: answer.includes(choice.id) && !isOrder })),
  }
}

/** The form has one line for each source and each topic. */
function withLines(content: Content): Content {
  const sources = citedSource.array().parse(content.sources)
  return {
    ...content,
    sources: sources.map(source =>
      [source.id, source.title, source.publisher, source.url, source.accessed].join(" | "),
    ),
    draw: Object.entries(content.draw as Record<string, number>).map(
      ([topic, count]) => `${topic}: ${count}`,
    ),
  }
}

/** The sources that a form offers: those of the course, and those that the part has already. */
export async function offeredSources(db: SupabaseDb, course: string, part: Part): Promise<CitedSource[]> {
  const whole = part.kind === "course" ? part : await partOf(db, course, course)
  const own = part.kind === "question" ? citedSource.array().parse(part.content.sources ?? []) : []
  const listed = citedSource.array().parse(whole?.content.sources ?? [])
  return [...listed, ...own.filter(({ id }) => !listed.some(source => source.id === id))]
}
