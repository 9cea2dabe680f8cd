import type { Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { plainErrors } from "#app/lib/forms/field-specs/plain-errors.server.ts"
import { readFields } from "#app/lib/forms/field-specs/read-fields.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import { block } from "#content/schema/blocks.ts"
import type { CitedSource } from "#content/schema/sources.ts"
import { blocksOf, type Target } from "./parts.server.ts"
import { courseSchema, lessonSchema, questionSchema } from "./schema.ts"

type Read = { content: Json } | { errors: Record<string, string> }

/** The content of a part after its form was submitted, or what is wrong with the fields. */
export function contentOf(target: Target, fields: Fields, sources: readonly CitedSource[]): Read {
  const { value, places } = readFields(target.specs, fields)
  const { part } = target
  if (target.block) {
    const parsed = block.safeParse({ kind: target.block.kind, id: target.block.id, ...value })
    if (!parsed.success) return { errors: plainErrors(parsed.error.issues, places) }
    const missing = citedIn(parsed.data).find(id => !sources.some(source => source.id === id))
    if (missing)
      return { errors: { form: `The course has no source ${missing} anymore. Choose another one.` } }
    const { id, isNew } = target.block
    const blocks = blocksOf(part)
    const changed = isNew
      ? [...blocks, parsed.data]
      : blocks.map(other => (other.id === id ? parsed.data : other))
    return { content: { ...part.content, blocks: changed } as Json }
  }
  if (part.kind === "question") {
    const parsed = questionSchema.safeParse(value)
    if (!parsed.success) return { errors: plainErrors(parsed.error.issues, places) }
    return { content: questionContent(parsed.data, sources) as Json }
  }
  const parsed = (part.kind === "course" ? courseSchema : lessonSchema).safeParse(value)
  if (!parsed.success) return { errors: plainErrors(parsed.error.issues, places) }
  return { content: { ...part.content, ...parsed.data } as Json }
}

function citedIn(read: ReturnType<typeof block.parse>) {
  return ("sources" in read && read.sources) || []
}

function questionContent(
  { choices, sources: cited, ...question }: ReturnType<typeof questionSchema.parse>,
  sources: readonly CitedSource[],
) {
  const right = question.kind === "order" ? choices : choices.filter(({ isRight }) => isRight)
  return {
    ...question,
    choices: choices.map(({ isRight: _, ...choice }) => choice),
    answer: right.map(({ id }) => id),
    sources: sources.filter(({ id }) => cited.includes(id)),
  }
}
