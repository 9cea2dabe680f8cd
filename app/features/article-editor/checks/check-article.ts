import { parseRichText, plainText } from "#app/lib/format/parse-rich-text.ts"
import { descriptionProblem } from "#app/lib/wording/description-problem.ts"
import { readingGrade } from "#app/lib/wording/reading-grade.ts"
import { vagueLink } from "#app/lib/wording/vague-link.ts"
import { wordingNotes } from "#app/lib/wording/wording-notes.ts"
import type { ArticleBlock } from "#content/schema/articles.ts"

/** Something to fix or to consider, in the block at this index. Errors keep an article from being published. */
interface Finding {
  block: number
  isError: boolean
  message: string
}

interface Report {
  findings: Finding[]
  /** The US school grade that reads the text easily; null for a text that is too short to tell. */
  grade: number | null
}

export interface Known {
  /** The alternative texts of the pictures, by id. */
  alts: Readonly<Record<string, string>>
  /** The names of our public numbers. */
  metrics: readonly string[]
}

/** Checks headings, link texts, alternative texts, numbers, wording and reading grade. */
export function checkArticle(blocks: readonly ArticleBlock[], { alts, metrics }: Known): Report {
  const findings = blocks.flatMap((block, i) =>
    [
      ...headingProblems(blocks, i),
      ...linkProblems(block),
      ...altProblems(block, alts),
      ...figureProblems(block, metrics),
      ...wordProblems(block),
    ].map(found => ({ block: i, ...found })),
  )
  return { findings, grade: readingGrade(blocks.flatMap(sentencesOf).join("\n")) }
}

type Problem = Omit<Finding, "block">

function headingProblems(blocks: readonly ArticleBlock[], i: number): Problem[] {
  const block = blocks[i]!
  if (block.kind === "opening" && i > 0)
    return [{ isError: false, message: "The opening isn’t the first part of the text." }]
  if (block.kind !== "heading") return []
  const next = blocks[i + 1]
  if (!next) return [{ isError: true, message: `“${block.text}” is a heading without a text below it.` }]
  if (next.kind === "heading")
    return [
      {
        isError: true,
        message: `“${block.text}” is followed by another heading. Write something between them.`,
      },
    ]
  return []
}

function linkProblems(block: ArticleBlock): Problem[] {
  const inText = textsOf(block).flatMap(text =>
    parseRichText(text).flatMap(piece => (piece.kind === "link" ? [piece.text] : [])),
  )
  const labels = block.kind === "links" ? block.items.map(({ label }) => label) : []
  return [...inText, ...labels].flatMap(label => {
    const message = vagueLink(label)
    return message ? [{ isError: true, message }] : []
  })
}

function altProblems(block: ArticleBlock, alts: Readonly<Record<string, string>>): Problem[] {
  if (block.kind !== "picture") return []
  const problem = descriptionProblem(alts[block.picture])
  return problem ? [problem] : []
}

function figureProblems(block: ArticleBlock, metrics: readonly string[]): Problem[] {
  if (block.kind !== "figure" || metrics.includes(block.metric)) return []
  return [
    {
      isError: true,
      message: `None of our numbers is called “${block.metric}”. Use one of these: ${metrics.join(", ")}.`,
    },
  ]
}

function wordProblems(block: ArticleBlock): Problem[] {
  return textsOf(block)
    .flatMap(text => wordingNotes(plainText(text)))
    .map(message => ({ isError: false, message }))
}

/** Everything a reader sees of a block. */
function textsOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case "text":
      return block.paragraphs
    case "list":
      return block.items
    case "script":
    case "quote":
      return block.lines
    case "questions":
      return block.items.flatMap(({ question, answer }) => [question, answer])
    case "pairs":
      // The first column has the words that are replaced.
      return block.items.map(({ after }) => after)
    case "steps":
      return block.items.flatMap(({ title, text }) => [title, text])
    case "links":
      return block.items.map(({ label }) => label)
    case "picture":
      return block.caption ? [block.caption] : []
    case "figure":
      return block.text ? [block.text] : []
    case "callout":
      return [block.title ?? "", block.text].filter(Boolean)
    default:
      return [block.text]
  }
}

/** What counts for the reading grade: whole sentences, no headings or labels. */
function sentencesOf(block: ArticleBlock): string[] {
  if (block.kind === "heading" || block.kind === "links" || block.kind === "quote" || block.kind === "pairs")
    return []
  return textsOf(block).map(plainText)
}
