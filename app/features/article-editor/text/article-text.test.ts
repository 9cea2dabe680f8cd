import { expect, test } from "vitest"
import { contentRows } from "#content/rows.ts"
import { type ArticleBlock, articleBlocks } from "#content/schema/articles.ts"
import { citedSource } from "#content/schema/sources.ts"
import { readArticleText } from "./read-text.ts"
import { writeArticleText } from "./write-text.ts"

function read(text: string) {
  const result = readArticleText(text)
  if ("problem" in result) throw new Error(result.problem)
  return result
}

function problem(text: string) {
  const result = readArticleText(text)
  return "problem" in result ? result.problem : null
}

const ARTICLES = contentRows("content").filter(({ table }) => table === "articles")

test.each(ARTICLES.map(({ file, values }) => [file, values] as const))(
  "%s survives the round trip through text",
  (_, values) => {
    const blocks = withoutSplitTexts(articleBlocks.parse(values.blocks))
    const sources = citedSource.array().parse(values.sources)
    expect(read(writeArticleText(blocks, sources))).toMatchObject({ blocks, sources })
  },
)

/** Two text blocks in a row look the same as one. */
function withoutSplitTexts(blocks: readonly ArticleBlock[]) {
  const joined: ArticleBlock[] = []
  for (const block of structuredClone(blocks)) {
    const last = joined.at(-1)
    if (block.kind === "text" && last?.kind === "text") last.paragraphs.push(...block.paragraphs)
    else joined.push(block)
  }
  return joined
}

test("every kind of block has a syntax", () => {
  const { blocks, sources } = read(`::: opening
The first line.
:::

## Why tell them

One paragraph
on two lines.

Another one.[^S1]

- one
- two

1. first
2) second

> Hold the box.

![A kit on a table](picture:00000000-0000-4000-8000-000000000001)

::: callout Good to know
It’s **free**.
:::

::: script
Call 911.
:::

::: questions
? Why?
Because.
:::

::: pairs
Instead of | Say
addict | person who uses drugs
:::

::: steps
Check | Shout and shake.
Call | Call 911.
:::

::: links
Find a course | /courses
:::

::: figure
people_trained
So far.
:::

[^S1]: A source | A publisher | https://source.example/ | 2026-11-01`)
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...["opening", "heading", "text", "list", "list", "quote", "picture", "callout", "script"],
    ...["questions", "pairs", "steps", "links", "figure"],
  ])
  expect(blocks.at(-1)).toEqual({ kind: "figure", metric: "people_trained", text: "So far." })
  expect(blocks[1]).toEqual({ kind: "heading", id: "why-tell-them", text: "Why tell them" })
  expect(blocks[2]).toEqual({
    kind: "text",
    paragraphs: ["One paragraph on two lines.", "Another one.[^S1]"],
  })
  expect(sources[0]).toMatchObject({ id: "S1", url: "https://source.example/" })
})

test("a number is living, frozen at the next save, or frozen with its value and day", () => {
  const text = (first: string) => `::: figure\n${first}\nSo far.\n:::`
  const frozenBy = (first: string) => read(text(first)).blocks[0]
  const block = { kind: "figure", metric: "people_trained", text: "So far." }
  expect(frozenBy("people_trained")).toEqual(block)
  expect(frozenBy("people_trained | freeze")).toEqual({ ...block, frozen: "now" })
  const stored = { ...block, frozen: { value: 41208, on: "2026-11-17" } }
  expect(frozenBy("people_trained | 41,208 | 2026-11-17")).toEqual(stored)
  for (const first of ["people_trained", "people_trained | freeze", "people_trained | 41208 | 2026-11-17"])
    expect(writeArticleText(read(text(first)).blocks, [])).toBe(text(first))
  for (const wrong of [
    "people_trained | 12",
    "people_trained | many | 2026-11-17",
    "people_trained | -1 | 2026-11-17",
  ])
    expect(problem(text(wrong)), wrong).toMatch(/^Line 1: Write the name of a number/)
})

test("headings have ids of their own, and keep the ones they are given", () => {
  const { blocks } = read("## Again\n\n## Again\n\n## Here {#there}")
  expect(blocks.map(block => block.kind === "heading" && block.id)).toEqual(["again", "again-2", "there"])
  expect(read(writeArticleText(blocks, [])).blocks).toEqual(blocks)
})

test("a paragraph that looks like something else survives", () => {
  for (const paragraph of [
    "- not a list",
    "1. not a list",
    "## no heading",
    "::: nothing",
    "> no quote",
    "\\ slash",
  ]) {
    const blocks: ArticleBlock[] = [{ kind: "text", paragraphs: [paragraph] }]
    expect(read(writeArticleText(blocks, [])).blocks).toEqual(blocks)
  }
})

test("each block knows the line on which it starts", () => {
  expect(read("One.\n\nTwo.\n\n## Three\n\n- four\n- five").lines).toEqual([1, 5, 7])
})

test("a pull quote is broken into lines that fit", () => {
  const { blocks } = read("> Hold the box while you talk about it, please")
  expect(blocks[0]).toEqual({
    kind: "quote",
    lines: ["Hold the box while you", "talk about it, please"],
  })
})

test.each([
  ["::: html\n<b>\n:::", /^Line 1: “html” isn’t a kind of block/],
  ["::: __proto__\nx\n:::", /^Line 1: “__proto__” isn’t a kind of block/],
  ["::: links\nGo | https://evil.example\n:::", /^Line 1: .*Only paths of this site/],
  [
    "Fine.\n\n> far too long for a pull quote that must fit on three short lines of a poster",
    /^Line 3: .*Shorten/,
  ],
  ["::: questions\nNo question mark\n:::", /^Line 1: Start each question/],
  ["::: steps\nOnly | one\n:::", /^Line 1: Write each step/],
  ["::: figure\nPeople trained\n:::", /^Line 1: Write the name of a number/],
  ["Cited.[^S4]", /cites \[\^S4\]/],
  ["[^S1]: A | B | http://a.example | 2026-01-01", /^Line 1: Write a source as/],
  ["[^S1]: A | B | javascript:alert(1) | 2026-01-01", /^Line 1: Write a source as/],
  [
    "[^S1]: A | B | https://a.example | 2026-01-01\n[^S1]: A | B | https://a.example | 2026-01-01",
    /two sources S1/,
  ],
  [`${"x".repeat(1201)}`, /^Line 1: A paragraph has up to/],
])("%j is refused", (text, message) => {
  expect(problem(text)).toMatch(message)
})

test("an empty text has no blocks", () => {
  expect(read("  \n\n")).toEqual({ blocks: [], sources: [], lines: [] })
})
