import { plainText } from "#app/lib/format/parse-rich-text.ts"
import { readingGrade } from "#app/lib/wording/reading-grade.ts"
import { textNotes, wordsIn } from "#app/lib/wording/text-notes.ts"
import type { Block } from "#content/schema/blocks.ts"

const HIDDEN = new Set(["art", "id", "kind", "sources", "states", "url"])

/** What to consider about the words, links and descriptions of saved blocks, and how easily they read. */
export function lessonChecks(blocks: readonly Block[]) {
  const notes = blocks.flatMap(block =>
    textNotes(block, HIDDEN).map(message => ({ block: block.id, message })),
  )
  return { notes, grade: readingGrade(wordsIn(blocks, HIDDEN).map(plainText).join("\n")) }
}
