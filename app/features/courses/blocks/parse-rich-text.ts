/** A segment of rich text: plain, strong, emphasized, or a link within the site. */
export type Piece =
  | { kind: "plain" | "strong" | "emphasis"; text: string }
  | { kind: "link"; text: string; to: string }

const MARKUP = /\*\*(?!\s)([^*]+)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*|\[([^\]]+)\]\(([^()\s]+)\)/g
// Only a path of this site: one leading slash, no second one and no backslash.
const OWN_PATH = /^\/(?![/\\])[\w\-./#?=&%]*$/

/** Parses the three supported marks; everything else stays literal text. */
export function parseRichText(words: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of words.matchAll(MARKUP)) {
    const piece = pieceOf(found)
    if (found.index > end) pieces.push({ kind: "plain", text: words.slice(end, found.index) })
    pieces.push(piece)
    end = found.index + found[0].length
  }
  if (end < words.length) pieces.push({ kind: "plain", text: words.slice(end) })
  return pieces
}

/** The plain text, for labels and metadata. */
export function plainText(words: string): string {
  return parseRichText(words)
    .map(({ text }) => text)
    .join("")
}

function pieceOf([whole, strong, emphasis, label, to]: RegExpMatchArray): Piece {
  if (strong !== undefined) return { kind: "strong", text: strong }
  if (emphasis !== undefined) return { kind: "emphasis", text: emphasis }
  if (label !== undefined && to !== undefined && OWN_PATH.test(to)) return { kind: "link", text: label, to }
  return { kind: "plain", text: whole }
}
