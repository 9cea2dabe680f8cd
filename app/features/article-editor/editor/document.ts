import { Fragment, type Node } from "prosemirror-model"
import { parseRichText } from "#app/lib/format/parse-rich-text.ts"
import { uniqueIds } from "../text/heading-ids.ts"
import { readSegments, type Segment } from "../text/segments.ts"
import { headingText, paragraphText, specialText } from "../text/write-text.ts"
import { schema } from "./schema.ts"

/** What the editor shows of a picture, by its id. */
export type ShownPictures = Readonly<Record<string, { alt: string; src: string }>>

const { nodes, marks } = schema

/** The text of an article as the document of the editor. */
export function documentFromText(text: string, pictures: ShownPictures): Node {
  const parts = readSegments(text).map(segment => nodeOf(segment, pictures))
  return nodes.doc!.create(null, parts.length > 0 ? parts : [nodes.paragraph!.create()])
}

function nodeOf(segment: Segment, pictures: ShownPictures): Node {
  switch (segment.kind) {
    case "heading":
      return nodes.heading!.create({ id: segment.id }, plain(segment.text))
    case "paragraph":
      return nodes.paragraph!.create(null, rich(segment.text))
    case "list":
      return nodes[segment.isNumbered ? "ordered_list" : "bullet_list"]!.create(
        null,
        segment.items.map(item => nodes.list_item!.create(null, nodes.paragraph!.create(null, rich(item)))),
      )
    case "quote":
      return nodes.quote!.create(null, plain(segment.lines.join(" ")))
    case "picture": {
      const { picture, caption } = segment
      return nodes.picture!.create({ picture, caption, ...pictures[picture] })
    }
    case "source":
      return nodes.source!.create({ id: segment.id }, plain(segment.fields.join(" | ")))
    default:
      return specialNode(segment)
  }
}

function specialNode({ name, title, lines }: Extract<Segment, { kind: "special" }>) {
  if (name === "opening") return nodes.opening!.create(null, rich(lines.join(" ")))
  if (name === "callout") return nodes.callout!.create({ title }, rich(lines.join(" ")))
  return nodes.special!.create({ name, title }, plain(lines.join("\n")))
}

function plain(text: string) {
  return text ? schema.text(text) : Fragment.empty
}

function rich(text: string) {
  return Fragment.from(
    parseRichText(text).map(piece => {
      if (piece.kind === "citation") return nodes.citation!.create({ source: piece.source })
      if (piece.kind === "plain") return schema.text(piece.text)
      const mark =
        piece.kind === "link" ? marks.link!.create({ href: piece.to }) : marks[piece.kind]!.create()
      return schema.text(piece.text, [mark])
    }),
  )
}

/** The document as text, and the line on which each of its parts starts; parts without text have none. */
export function textFromDocument(doc: Node) {
  const unique = uniqueIds()
  const starts: (number | null)[] = []
  const parts: string[] = []
  let line = 1
  for (const node of doc.children) {
    const text = partText(node, unique)
    starts.push(text ? line : null)
    if (!text) continue
    parts.push(text)
    line += text.split("\n").length + 1
  }
  return { text: parts.join("\n\n"), starts }
}

function partText(node: Node, unique: (id: string) => string): string {
  const { title, name, id, picture, caption } = node.attrs
  switch (node.type.name) {
    case "heading":
      return node.textContent.trim() && headingText(node.textContent, id, unique)
    case "bullet_list":
    case "ordered_list":
      return listText(node)
    case "quote":
      return node.textContent.trim() && `> ${node.textContent.trim()}`
    case "picture":
      return `![${caption}](picture:${picture})`
    case "source":
      return `[^${id}]: ${node.textContent.trim()}`
    case "opening":
      return specialText("opening", [inlineText(node)])
    case "callout":
      return specialText(`callout ${title}`.trim(), [inlineText(node)])
    case "special":
      return specialText(`${name} ${title}`.trim(), node.textContent.split("\n").filter(Boolean))
    default:
      return paragraphText(inlineText(node))
  }
}

function listText(list: Node) {
  const items = list.children.map(item => inlineText(item.firstChild!))
  const isNumbered = list.type === nodes.ordered_list
  return items
    .filter(item => item.trim())
    .map((item, i) => `${isNumbered ? `${i + 1}.` : "-"} ${item.trim()}`)
    .join("\n")
}

function inlineText(node: Node) {
  return node.children
    .map(child => (child.type === nodes.citation ? `[^${child.attrs.source}]` : markedText(child)))
    .join("")
}

function markedText({ text = "", marks: [mark] }: Node) {
  if (!mark || !text.trim()) return text
  // The marks enclose no spaces.
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (mark.type === marks.link) return `${before}[${words}](${mark.attrs.href})${after}`
  const sign = mark.type === marks.strong ? "**" : "*"
  return `${before}${sign}${words}${sign}${after}`
}
