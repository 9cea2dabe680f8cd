import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { documentFromText, textFromDocument } from "#app/features/article-editor/editor/document.ts"
import { readArticleText } from "#app/features/article-editor/text/read-text.ts"
import { BlockView } from "#app/features/news/block-view.tsx"
import { atomFeed, jsonFeed, rssFeed } from "#app/features/news/feeds.server.ts"
import { articleBlocks } from "#content/schema/articles.ts"
import { ATTACKS } from "#tests/support/attack-corpus.ts"

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

function htmlOf(text: string) {
  const read = readArticleText(text)
  if ("problem" in read) return ""
  return read.blocks
    .map(block =>
      renderToStaticMarkup(
        createElement(BlockView, { block, pictures: {}, figures: {}, citation: () => null }),
      ),
    )
    .join("")
}

test.each(Object.entries(BODIES))("no attack in a %s becomes markup", (_, body) => {
  for (const attack of ATTACKS) {
    const html = htmlOf(body(attack))
    expect(EXECUTABLE.exec(html)?.[0], attack).toBeUndefined()
    expect(({} as { attacked?: boolean }).attacked).toBeUndefined()
  }
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
  for (const attack of ATTACKS) {
    const doc = documentFromText(`Before ${attack} after.`, {})
    doc.check()
    expect(EXECUTABLE.exec(htmlOf(textFromDocument(doc).text))?.[0], attack).toBeUndefined()
  }
})

const HOSTILE_BLOCKS: [string, unknown][] = [
  ["HTML", { kind: "html", html: "<script>attack()</script>" }],
  ["extra properties", { kind: "opening", text: "x", dangerouslySetInnerHTML: { __html: "<script>" } }],
  ["a prototype", JSON.parse('{"kind": "opening", "text": "x", "__proto__": {"attacked": true}}')],
  ["a constructor", { kind: "opening", text: "x", constructor: { prototype: { attacked: true } } }],
  ["an object in place of text", { kind: "opening", text: { toString: "attack" } }],
  ["a link to a script", { kind: "links", items: [{ label: "x", href: "javascript:attack()" }] }],
  ["a link to another site", { kind: "links", items: [{ label: "x", href: "//evil.example" }] }],
  ["deep nesting", nested(10_000)],
  ["a very long text", { kind: "opening", text: "x".repeat(1_000_000) }],
]

function nested(depth: number) {
  let list: unknown = "x"
  for (let i = 0; i < depth; i++) list = [list]
  return { kind: "list", isNumbered: false, items: list }
}

test.each(HOSTILE_BLOCKS)("a block with %s is refused", (_, block) => {
  expect(articleBlocks.safeParse([block]).success).toBe(false)
  expect(({} as { attacked?: boolean }).attacked).toBeUndefined()
})

test("a text of a hundred thousand marks is read in one go", () => {
  for (const unit of ["[", "*", "**a", "[a](", "> ", "- ", ":::\n", "## ", "[^S1]"])
    expect(() => readArticleText(unit.repeat(100_000 / unit.length))).not.toThrow()
})

const feed = (attack: string) => ({
  ...{ title: attack, description: attack, publisher: attack, siteUrl: "https://site.example" },
  ...{ list: "/news/blog", path: "/news/blog/feed.rss" },
  articles: [
    {
      ...{ id: "1", kind: "blog" as const, slug: "a", path: "/news/blog/a", title: attack, summary: attack },
      ...{ titleLines: null, color: "mint", art: null, question: null, place: null, minutes: 1 },
      ...{ publishedAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
      ...{ category: { slug: "c", title: attack }, author: { name: attack, role: attack } },
    },
  ],
})

test("feeds contain attacks only as escaped text", () => {
  for (const attack of ATTACKS) {
    for (const xml of [rssFeed(feed(attack)), atomFeed(feed(attack))])
      expect(
        /<\/?(?:script|img|svg|iframe|object|style|base|form|math|template|noscript|details)/i.exec(xml),
        attack,
      ).toBeNull()
    expect(JSON.parse(jsonFeed(feed(attack))).items[0].title).toBe(attack)
  }
})
