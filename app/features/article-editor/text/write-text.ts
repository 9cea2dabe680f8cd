import { assertNever } from "#app/lib/assert-never.ts"
import type { ArticleBlock, ArticleBlockOf } from "#content/schema/articles.ts"
import type { CitedSource } from "#content/schema/sources.ts"
import { headingId, uniqueIds } from "./heading-ids.ts"
import { startsSegment } from "./segments.ts"

/** Blocks and sources as the text that editors write; `readArticleText` reads it back. */
export function writeArticleText(blocks: readonly ArticleBlock[], sources: readonly CitedSource[]): string {
  const unique = uniqueIds()
  const parts = blocks.map(block => textOf(block, unique))
  const notes = sources.map(({ id, ...source }) => {
    const { title, publisher, url, accessed } = source
    return `[^${id}]: ${[title, publisher, url, accessed].join(" | ")}`
  })
  return [...parts, notes.join("\n")].filter(Boolean).join("\n\n")
}

function textOf(block: ArticleBlock, unique: (id: string) => string): string {
  switch (block.kind) {
    case "heading":
      return headingText(block.text, block.id, unique)
    case "text":
      return block.paragraphs.map(paragraphText).join("\n\n")
    case "list":
      return block.items
        .map((item, i) => `${block.isNumbered ? `${i + 1}.` : "-"} ${oneLine(item)}`)
        .join("\n")
    case "quote":
      return block.lines.map(line => `> ${line}`).join("\n")
    case "picture":
      return `![${oneLine(block.caption ?? "")}](picture:${block.picture})`
    case "opening":
      return specialText("opening", [block.text])
    case "callout":
      return specialText(`callout ${block.title ?? ""}`.trim(), [block.text])
    case "script":
      return specialText("script", block.lines)
    case "questions":
      return specialText(
        "questions",
        block.items.flatMap(({ question, answer }) => [`? ${oneLine(question)}`, answer]),
      )
    case "pairs":
      return specialText("pairs", [
        block.labels.join(" | "),
        ...block.items.map(({ before, after }) => `${before} | ${after}`),
      ])
    case "steps":
      return specialText(
        "steps",
        block.items.map(({ title, text }) => `${title} | ${text}`),
      )
    case "figure":
      return specialText("figure", [figureText(block), block.text ?? ""].filter(Boolean))
    case "links":
      return specialText(
        "links",
        block.items.map(({ label, href }) => `${label} | ${href}`),
      )
    default:
      return assertNever(block)
  }
}

function figureText({ metric, frozen }: ArticleBlockOf<"figure">) {
  if (!frozen) return metric
  return frozen === "now" ? `${metric} | freeze` : `${metric} | ${frozen.value} | ${frozen.on}`
}

/** The id is written only where the text of the heading does not give the same one. */
export function headingText(text: string, id: string | null, unique: (id: string) => string) {
  const derived = unique(headingId(text))
  return `## ${oneLine(text)}${id === null || id === derived ? "" : ` {#${id}}`}`
}

/** A backslash keeps a paragraph from being read as something else. */
export function paragraphText(paragraph: string) {
  const text = oneLine(paragraph)
  return startsSegment(text) || text.startsWith("\\") ? `\\${text}` : text
}

export function specialText(head: string, lines: readonly string[]) {
  return [`::: ${head}`, ...lines.map(oneLine), ":::"].join("\n")
}

function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim()
}
