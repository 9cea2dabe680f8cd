import { parseRichText, plainText } from "#app/lib/format/parse-rich-text.ts"
import { descriptionProblem } from "./description-problem.ts"
import { vagueLink } from "./vague-link.ts"
import { wordingNotes } from "./wording-notes.ts"

/** What to consider about the words, links and descriptions of a stored value, such as a block. */
export function textNotes(value: unknown, hidden: ReadonlySet<string>): string[] {
  const texts = wordsIn(value, hidden)
  const links = texts.flatMap(text =>
    parseRichText(text).flatMap(piece => (piece.kind === "link" ? [vagueLink(piece.text)] : [])),
  )
  const descriptions = textsOf(value, key => key === "alt").map(alt => descriptionProblem(alt)?.message)
  const found = [...links, ...descriptions, ...texts.flatMap(text => wordingNotes(plainText(text)))]
  return [...new Set(found)].flatMap(message => message ?? [])
}

/** What readers see of a stored value. `hidden` names the keys that they don't see. */
export function wordsIn(value: unknown, hidden: ReadonlySet<string>): string[] {
  return textsOf(value, key => key !== "alt" && !hidden.has(key))
}

function textsOf(value: unknown, isWanted: (key: string) => boolean, key = ""): string[] {
  if (typeof value === "string") return isWanted(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(item => textsOf(item, isWanted, key))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, isWanted, name))
}
