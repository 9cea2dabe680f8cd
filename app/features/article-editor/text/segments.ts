/** A part of an article's text, before it is checked. `line` is where it starts, from 1. */
export type Segment = { line: number } & (
  | { kind: "heading"; text: string; id: string | null }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; isNumbered: boolean; items: string[] }
  | { kind: "quote"; lines: string[] }
  | { kind: "picture"; picture: string; caption: string }
  | { kind: "source"; id: string; fields: string[] }
  | { kind: "special"; name: string; title: string; lines: string[] }
)

const FENCE = /^:::\s*(\w*)\s*(.*)$/
const HEADING = /^#{1,6}\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/
const BULLET = /^[-*]\s+(.*)$/
const NUMBER = /^\d{1,3}[.)]\s+(.*)$/
const QUOTE = /^>\s?(.*)$/
const PICTURE = /^!\[(.*)\]\(picture:([0-9a-f-]{36})\)\s*$/
const SOURCE = /^\[\^(S\d{1,3})\]:\s*(.*)$/

/** Splits the text of an article into its parts. docs/article-text.md describes the syntax. */
export function readSegments(text: string): Segment[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n")
  const segments: Segment[] = []
  for (let at = 0; at < lines.length; ) {
    const { segment, next } = segmentAt(lines, at)
    if (segment) segments.push(segment)
    at = next
  }
  return segments
}

interface Read {
  segment: Segment | null
  next: number
}

function segmentAt(lines: readonly string[], at: number): Read {
  const first = lines[at]!.trimEnd()
  const line = at + 1
  const next = at + 1
  if (!first.trim()) return { segment: null, next }
  const fence = FENCE.exec(first)
  if (fence) return special(lines, at, fence)
  const heading = HEADING.exec(first)
  if (heading) return { segment: { kind: "heading", line, text: heading[1]!, id: heading[2] ?? null }, next }
  const picture = PICTURE.exec(first)
  if (picture) return { segment: { kind: "picture", line, caption: picture[1]!, picture: picture[2]! }, next }
  const source = SOURCE.exec(first)
  if (source) return { segment: { kind: "source", line, id: source[1]!, fields: cells(source[2]!) }, next }
  if (QUOTE.test(first)) {
    const [quoted, end] = matching(lines, at, QUOTE)
    return { segment: { kind: "quote", line, lines: quoted.filter(Boolean) }, next: end }
  }
  for (const pattern of [BULLET, NUMBER]) {
    if (!pattern.test(first)) continue
    const [items, end] = matching(lines, at, pattern)
    return { segment: { kind: "list", line, isNumbered: pattern === NUMBER, items }, next: end }
  }
  return paragraph(lines, at)
}

function special(lines: readonly string[], at: number, [, name = "", title = ""]: RegExpExecArray): Read {
  const end = lines.findIndex((text, i) => i > at && text.trim() === ":::")
  const inner = lines.slice(at + 1, end === -1 ? lines.length : end).map(text => text.trim())
  return {
    segment: { kind: "special", line: at + 1, name, title: title.trim(), lines: inner.filter(Boolean) },
    next: end === -1 ? lines.length : end + 1,
  }
}

function paragraph(lines: readonly string[], at: number): Read {
  let end = at + 1
  while (end < lines.length && lines[end]!.trim() && !startsSegment(lines[end]!)) end++
  const words = lines.slice(at, end).map(line => line.trim().replace(/^\\/, ""))
  return { segment: { kind: "paragraph", line: at + 1, text: words.join(" ") }, next: end }
}

/** The captures of the lines in a row that match. */
function matching(lines: readonly string[], at: number, pattern: RegExp): [string[], number] {
  let end = at
  while (end < lines.length && pattern.test(lines[end]!)) end++
  return [lines.slice(at, end).map(line => pattern.exec(line)![1]!.trim()), end]
}

/** Whether a line would be something else than a paragraph. */
export function startsSegment(line: string) {
  return [FENCE, HEADING, BULLET, NUMBER, QUOTE, PICTURE, SOURCE].some(pattern => pattern.test(line))
}

/** The parts of a line that bars separate. */
export function cells(line: string) {
  return line.split("|").map(cell => cell.trim())
}
