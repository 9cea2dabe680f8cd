import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { documentFromText, textFromDocument } from "#app/features/article-editor/editor/document.ts"
import { readArticleText } from "#app/features/article-editor/text/read-text.ts"
import { BlockView } from "#app/features/news/block-view.tsx"
import { articleBlocks } from "#content/schema/articles.ts"
import { citedSource } from "#content/schema/sources.ts"
import { ATTACKS, HOSTILE_BLOCKS, HOSTILE_SOURCES, SOURCE } from "#tests/support/attack-corpus.ts"
import { inRouter } from "#tests/support/in-router.ts"

const BODIES: Record<string, (attack: string) => string> = {
  paragraph: attack => attack,
  "paragraph with more": attack => `Before ${attack} after.`,
  heading: attack => `## ${attack}`,
  "heading id": attack => `## Title {#${attack}}`,
  list: attack => `- ${attack}\n- ${attack}`,
  quote: attack => `> ${attack}`,
  opening: attack => `::: opening\n${attack}\n:::`,
  callout: attack => `::: callout ${attack}\n${attack}\n:::`,
  figure: attack => `::: figure\nkits\n${attack}\n:::`,
  "name of a figure": attack => `::: figure\n${attack}\n:::`,
  script: attack => `::: script\n${attack}\n:::`,
  questions: attack => `::: questions\n? ${attack}\n${attack}\n:::`,
  pairs: attack => `::: pairs\n${attack} | ${attack}\n${attack} | ${attack}\n:::`,
  steps: attack => `::: steps\n${attack} | ${attack}\nThen | ${attack}\n:::`,
  links: attack => `::: links\n${attack} | /courses\n:::`,
  "link target": attack => `::: links\nGo | ${attack}\n:::`,
  "kind of block": attack => `::: ${attack}\nText\n:::`,
  caption: attack => `![${attack}](picture:00000000-0000-4000-8000-000000000001)`,
  "picture id": attack => `![x](picture:${attack})`,
  source: attack => `Text.[^S1]\n\n[^S1]: ${attack} | ${attack} | https://a.example/ | 2026-01-01`,
  "source address": attack => `Text.[^S1]\n\n[^S1]: A | B | ${attack} | 2026-01-01`,
}

/** What a browser could run: an element or attribute that the text made, or an address with a script. */
const EXECUTABLE =
  /<(?!\/?(?:p|h2|div|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|a|b|strong|em|span|svg|text|title|rect|path|g|img|figure|picture)[\s/>])[a-z!]|<[^>]*\son\w+\s*=|(?:href|src|action)="\s*(?:javascript|data|vbscript):|href="(?!\/(?!\/)|#|https:\/\/)/i

const SEPARATOR = "⁂⁂⁂"

/** The markup of each text. One router serves them all, because making one takes longer than rendering. */
function htmlOf(texts: readonly string[]) {
  const views = texts.map(text => {
    const read = readArticleText(text)
    const blocks = "problem" in read ? [] : read.blocks
    return blocks.map((block, i) =>
      createElement(BlockView, { key: i, block, pictures: {}, figures: {}, citation: () => null }),
    )
  })
  const html = renderToStaticMarkup(inRouter(views.map(view => [view, SEPARATOR])))
  return html.split(SEPARATOR).slice(0, -1)
}

test.each(Object.entries(BODIES))("no attack in a %s becomes markup", (_, body) => {
  const html = htmlOf(ATTACKS.map(body))
  expect(html).toHaveLength(ATTACKS.length)
  for (const [i, attack] of ATTACKS.entries()) expect(EXECUTABLE.exec(html[i]!)?.[0], attack).toBeUndefined()
  expect(({} as { attacked?: boolean }).attacked).toBeUndefined()
})

test("the pattern notices what it should", () => {
  for (const html of [
    "<script>",
    "<iframe src=x>",
    "<p onclick=x>",
    '<a href="javascript:x">',
    '<a href="//evil">',
  ])
    expect(html).toMatch(EXECUTABLE)
  expect("<p>&lt;script&gt;</p>").not.toMatch(EXECUTABLE)
})

test("no attack survives a round trip through the editor as more than text", () => {
  const texts = ATTACKS.map(attack => {
    const doc = documentFromText(`Before ${attack} after.`, {})
    doc.check()
    return textFromDocument(doc).text
  })
  for (const [i, html] of htmlOf(texts).entries())
    expect(EXECUTABLE.exec(html)?.[0], ATTACKS[i]).toBeUndefined()
})

test.each(HOSTILE_BLOCKS)("a block with %s is refused", (_, block) => {
  expect(articleBlocks.safeParse([block]).success).toBe(false)
  expect(({} as { attacked?: boolean }).attacked).toBeUndefined()
})

test.each(HOSTILE_SOURCES)("a source with %s is refused", (_, source) => {
  expect(citedSource.safeParse(SOURCE).success).toBe(true)
  expect(citedSource.safeParse(source).success).toBe(false)
})

test("a text of a hundred thousand marks is read in one go", () => {
  for (const unit of ["[", "*", "**a", "[a](", "> ", "- ", ":::\n", "## ", "[^S1]"])
    expect(() => readArticleText(unit.repeat(100_000 / unit.length))).not.toThrow()
})
