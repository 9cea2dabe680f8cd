import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Block } from "#content/schema/blocks.ts"
import { readSpots } from "./blocks/hotspot-answer.ts"
import { applyCommand, readOrder } from "./blocks/order-answer.ts"

const PREFIX = "a."

/** Answers in the URL that belong to questions of this lesson. */
export function answersIn(search: URLSearchParams, blocks: readonly Block[]): Record<string, string> {
  const questionIds = blocks.filter(({ kind }) => kind !== "embed").map(({ id }) => id)
  return Object.fromEntries(
    questionIds.flatMap(id => {
      const answer = search.get(PREFIX + id)
      return answer ? [[id, answer.slice(0, 400)]] : []
    }),
  )
}

export function queryWithAnswers(answers: Readonly<Record<string, string>>) {
  const search = new URLSearchParams()
  for (const [id, answer] of Object.entries(answers)) search.set(PREFIX + id, answer)
  return search.size > 0 ? `?${search}` : ""
}

/** The block and the answer that a question's form submitted; null if malformed. */
export function submittedAnswer(form: FormData, blocks: readonly Block[]) {
  const index = blocks.findIndex(({ id }) => id === form.get("block"))
  const block = blocks[index]
  if (!block) return null
  const answer = resultFor(block, form)
  return answer === null ? null : { index, answer, id: block.id }
}

function resultFor(block: Block, form: FormData): string | null {
  const given = String(form.get("answer") ?? "")
  switch (block.kind) {
    case "check":
      return block.choices.some(({ id }) => id === given) ? given : null
    case "hotspot":
      return readSpots(form.getAll("answer").join(","), block.spots).join(",") || null
    case "order": {
      const steps = block.steps.map(({ id }) => id)
      const order = readOrder(String(form.get("order") ?? ""), steps)
      return order && applyCommand(order.ids, String(form.get("press")))
    }
    default:
      return null
  }
}

interface Step {
  lesson: string
  block: string
  index: number
  checks?: Record<string, string>
  isDone?: boolean
}

export async function saveLessonPosition(
  db: SupabaseDb,
  { lesson, block, index, checks = {}, isDone = false }: Step,
) {
  const position = { lesson, block, block_index: index, checks, is_done: isDone }
  await db.rpc("save_position", position).throwOnError()
}
