/** A segment of rich text: plain, strong, emphasized, a link within the site, or the citation of a source. */
export type Piece = { /** Where the segment starts. */ at: number; text: string } & (
  | { kind: "plain" | "strong" | "emphasis" }
  | { kind: "link"; to: string }
  | { kind: "citation"; source: string }
)

const MARKUP =
  /\*\*(?!\s)([^*]+)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*|\[([^\]]+)\]\(([^()\s]+)\)|\[\^(S\d{1,3})\]/g
// Only a path of this site: one leading slash, no second one and no backslash.
const OWN_PATH = /^\/(?![/\\])[\w\-./#?=&%]*$/

export function isOwnPath(href: string) {
  return OWN_PATH.test(href)
}

/** Parses the four supported marks; everything else stays literal text. */
export function parseRichText(words: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of words.matchAll(MARKUP)) {
    if (found.index > end) pieces.push({ kind: "plain", at: end, text: words.slice(end, found.index) })
    pieces.push(pieceOf(found))
    end = found.index + found[0].length
  }
  if (end < words.length) pieces.push({ kind: "plain", at: end, text: words.slice(end) })
  return pieces
}

/** The plain text, for labels and metadata. */
export function plainText(words: string): string {
  return parseRichText(words)
    .map(({ text }) => text)
    .join("")
}

function pieceOf(found: RegExpExecArray): Piece {
  const [whole, strong, emphasis, label, to, source] = found
  const at = found.index
  if (strong !== undefined) return { kind: "strong", at, text: strong }
  if (emphasis !== undefined) return { kind: "emphasis", at, text: emphasis }
  if (source !== undefined) return { kind: "citation", at, text: "", source }
  if (label !== undefined && to !== undefined && isOwnPath(to)) return { kind: "link", at, text: label, to }
  return { kind: "plain", at, text: whole }
}
