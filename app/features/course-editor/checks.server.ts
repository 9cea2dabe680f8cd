import { parseRichText, plainText } from "#app/lib/format/parse-rich-text.ts"
import { descriptionProblem } from "#app/lib/wording/description-problem.ts"
import { readingGrade } from "#app/lib/wording/reading-grade.ts"
import { vagueLink } from "#app/lib/wording/vague-link.ts"
import { wordingNotes } from "#app/lib/wording/wording-notes.ts"
import type { Block } from "#content/schema/blocks.ts"

const NO_WORDS = new Set(["alt", "art", "id", "kind", "sources", "states", "url"])

/** What to consider about the words, links and descriptions of saved blocks, and how easily they read. */
export function lessonChecks(blocks: readonly Block[]) {
  const notes = blocks.flatMap(block => {
    const texts = textsOf(block, "words")
    const links = texts.flatMap(text =>
      parseRichText(text).flatMap(piece => (piece.kind === "link" ? [vagueLink(piece.text)] : [])),
    )
    const descriptions = textsOf(block, "alt").map(alt => descriptionProblem(alt)?.message)
    const found = [...links, ...descriptions, ...texts.flatMap(text => wordingNotes(plainText(text)))]
    return [...new Set(found)].flatMap(message => (message ? [{ block: block.id, message }] : []))
  })
  const text = blocks.flatMap(block => textsOf(block, "words").map(plainText)).join("\n")
  return { notes, grade: readingGrade(text) }
}

/** What readers see of a block, or the descriptions of its drawings. */
function textsOf(value: unknown, what: "words" | "alt", key = ""): string[] {
  if (typeof value === "string")
    return (what === "alt") === (key === "alt") && !isHidden(key, what) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(item => textsOf(item, what, key))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, what, name))
}

function isHidden(key: string, what: "words" | "alt") {
  return what === "words" && NO_WORDS.has(key)
}
