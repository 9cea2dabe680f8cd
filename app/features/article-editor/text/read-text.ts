import { type ArticleBlock, articleBlocks, citedIds } from "#content/schema/articles.ts"
import { type CitedSource, citedSource } from "#content/schema/sources.ts"
import { headingId, uniqueIds } from "./heading-ids.ts"
import { quoteLines } from "./quote-lines.ts"
import { cells, readSegments, type Segment } from "./segments.ts"

type Special = Extract<Segment, { kind: "special" }>
interface ReadArticle {
  blocks: ArticleBlock[]
  sources: CitedSource[]
  /** The line on which each block starts. */
  lines: number[]
}

/** Reads the text of an article as blocks and sources, or says what is wrong and where. */
export function readArticleText(text: string): ReadArticle | { problem: string } {
  const blocks: ArticleBlock[] = []
  const sources: CitedSource[] = []
  const lines: number[] = []
  const unique = uniqueIds()
  for (const segment of readSegments(text)) {
    if (segment.kind === "source") {
      const [title, publisher, url, accessed] = segment.fields
      const source = citedSource.safeParse({ id: segment.id, title, publisher, url, accessed })
      if (!source.success) return problemAt(segment, HINTS.source!)
      if (sources.some(({ id }) => id === segment.id))
        return problemAt(segment, `There are two sources ${segment.id}.`)
      sources.push(source.data)
      continue
    }
    const parsed = articleBlocks.safeParse([blockOf(segment, unique)])
    if (!parsed.success) return problemAt(segment, hintFor(segment))
    if (addBlock(blocks, parsed.data[0]!)) lines.push(segment.line)
  }
  const missing = citedIds(blocks).find(id => !sources.some(source => source.id === id))
  if (missing) return { problem: `The text cites [^${missing}], but no line below lists that source.` }
  return { blocks, sources, lines }
}

/** Paragraphs in a row are one block. Whether it is a new one. */
function addBlock(blocks: ArticleBlock[], block: ArticleBlock) {
  const last = blocks.at(-1)
  if (block.kind !== "text" || last?.kind !== "text") return blocks.push(block) > 0
  last.paragraphs.push(...block.paragraphs)
  return false
}

function blockOf(segment: Exclude<Segment, { kind: "source" }>, unique: (id: string) => string): unknown {
  switch (segment.kind) {
    case "heading":
      return {
        kind: "heading",
        id: unique(segment.id ?? headingId(segment.text)),
        text: segment.text,
      }
    case "paragraph":
      return { kind: "text", paragraphs: [segment.text] }
    case "list":
      return { kind: "list", isNumbered: segment.isNumbered, items: segment.items }
    case "quote":
      return { kind: "quote", lines: quoteLines(segment.lines) }
    case "picture":
      return {
        kind: "picture",
        picture: segment.picture,
        ...(segment.caption && { caption: segment.caption }),
      }
    default:
      return Object.hasOwn(SPECIALS, segment.name) ? SPECIALS[segment.name]!(segment) : null
  }
}

/** After the name of a number: freezes it at the next save. */
const FREEZE = "freeze"

const SPECIALS: Record<string, (segment: Special) => unknown> = {
  opening: ({ lines }) => ({ kind: "opening", text: lines.join(" ") }),
  callout: ({ title, lines }) => ({ kind: "callout", ...(title && { title }), text: lines.join(" ") }),
  script: ({ lines }) => ({ kind: "script", lines }),
  questions: ({ lines }) => ({ kind: "questions", items: questions(lines) }),
  pairs: ({ lines: [labels = "", ...rest] }) => ({
    kind: "pairs",
    labels: cells(labels),
    items: rest.map(line => twoCells(line, "before", "after")),
  }),
  steps: ({ lines }) => ({ kind: "steps", items: lines.map(line => twoCells(line, "title", "text")) }),
  figure: ({ lines: [name = "", ...text] }) => {
    const [metric, value, on] = cells(name)
    return {
      kind: "figure",
      metric,
      ...(text.length > 0 && { text: text.join(" ") }),
      ...(value && { frozen: value === FREEZE ? "now" : { value: Number(value.replaceAll(",", "")), on } }),
    }
  },
  links: ({ lines }) => ({ kind: "links", items: lines.map(line => twoCells(line, "label", "href")) }),
}

function questions(lines: readonly string[]) {
  const items: { question: string; answer: string }[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (line.startsWith("?")) items.push({ question: line.slice(1).trim(), answer: "" })
    else if (last) last.answer = `${last.answer} ${line}`.trim()
    else return null
  }
  return items
}

function twoCells(line: string, first: string, second: string) {
  const [one, ...others] = cells(line)
  return { [first]: one, [second]: others.join(" | ") }
}

function problemAt({ line }: Segment, hint: string) {
  return { problem: `Line ${line}: ${hint}` }
}

function hintFor(segment: Segment) {
  if (segment.kind === "special" && !Object.hasOwn(SPECIALS, segment.name))
    return `“${segment.name}” isn’t a kind of block. Use ${Object.keys(SPECIALS).join(", ")}.`
  return HINTS[segment.kind === "special" ? segment.name : segment.kind]!
}

const HINTS: Record<string, string> = {
  heading: "A heading has 1 to 120 characters.",
  paragraph: "A paragraph has up to 1,200 characters. Split it in two.",
  list: "Each item of a list has 1 to 1,200 characters.",
  quote: "A pull quote fits on three lines of 22 characters. Shorten it.",
  picture: "A caption has up to 1,200 characters.",
  source: "Write a source as: [^S1]: Title | Publisher | https://address | 2026-11-01",
  opening: "An opening has 1 to 1,200 characters.",
  callout: "A callout has 1 to 1,200 characters, and its title up to 120.",
  script: "Each line to say has up to 120 characters.",
  questions: "Start each question with “? ” on its own line, and put the answer below it.",
  pairs: "Write two labels and then the pairs, each on a line, with | between the two.",
  steps: "Write each step on a line: Title | What to do. One step alone isn’t a list.",
  figure:
    "Write the name of a number on the first line, such as people_trained, or people_trained | freeze to keep today’s value, and a sentence below it.",
  links: "Write each link on a line: Label | /path. Only paths of this site work.",
}
