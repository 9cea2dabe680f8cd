import { expect, test } from "vitest"
import { personFirst } from "#app/lib/wording/person-first.ts"
import { readingGrade } from "#app/lib/wording/reading-grade.ts"
import { contentRows } from "#content/rows.ts"
import { type ArticleBlock, articleBlocks } from "#content/schema/articles.ts"
import { checkArticle } from "./check-article.ts"

const heading = (text: string): ArticleBlock => ({ kind: "heading", id: text, text })
const text = (...paragraphs: string[]): ArticleBlock => ({ kind: "text", paragraphs })
const found = (blocks: ArticleBlock[], alts = {}) =>
  checkArticle(blocks, { alts, metrics: ["kits", "lessons"] }).findings.map(
    ({ block, isError, message }) => `${block}${isError ? "!" : "?"} ${message}`,
  )

test("a good article has no findings", () => {
  expect(found([text("Read [our courses](/courses)."), heading("why"), text("Because.")])).toEqual([])
})

test("headings need a text, and the opening comes first", () => {
  expect(found([heading("a"), heading("b")])).toEqual([
    "0! “a” is followed by another heading. Write something between them.",
    "1! “b” is a heading without a text below it.",
  ])
  expect(found([text("First."), { kind: "opening", text: "Late." }])).toEqual([
    "1? The opening isn’t the first part of the text.",
  ])
})

test.each(["here", "Click here", "this page", "Read more", "link"])(
  "the link text “%s” is an error",
  label => {
    expect(found([text(`Go [${label}](/courses).`)])[0]).toMatch(
      /^0! The link “.*” doesn’t say where it leads/,
    )
    expect(found([{ kind: "links", items: [{ label, href: "/courses" }] }])).toHaveLength(1)
  },
)

test("a picture needs a description that is no file name", () => {
  const picture: ArticleBlock = { kind: "picture", picture: "p" }
  for (const alt of ["", "IMG_2041", "kit.jpg"])
    expect(found([picture], { p: alt })[0]).toMatch(/^0! The picture has no/)
  expect(found([picture])[0]).toMatch(/^0! The picture has no/)
  expect(found([picture], { p: "Picture of a kit" })).toEqual([
    "0? The description starts with “Picture of”, which isn’t needed.",
  ])
  expect(found([picture], { p: "A kit on a table" })).toEqual([])
})

test("a figure names one of our numbers", () => {
  expect(found([{ kind: "figure", metric: "kits", text: "Free." }])).toEqual([])
  expect(found([{ kind: "figure", metric: "kit" }])).toEqual([
    "0! None of our numbers is called “kit”. Use one of these: kits, lessons.",
  ])
})

test.each([
  ["Addicts and junkies", ["person who uses drugs", "person who uses drugs"]],
  ["a former addict", ["person in recovery"]],
  ["She got clean.", ["in recovery, or not using now"]],
  ["substance abuse", ["substance use"]],
  ["A clean towel, and the addition of two.", []],
])("%s: person-first words are suggested", (words, instead) => {
  expect(personFirst(words).map(word => word.instead)).toEqual(instead)
})

test("the words of a person-first list are not reported where they are replaced", () => {
  const pairs: ArticleBlock = {
    kind: "pairs",
    labels: ["Instead of", "Say"],
    items: [{ before: "addict", after: "a person who uses drugs" }],
  }
  expect(found([pairs])).toEqual([])
})

test("the reading grade grows with the length of words and sentences", () => {
  const easy = "We go to the park. The dog runs fast. It is a warm day. ".repeat(4)
  const hard =
    "Notwithstanding considerable organizational heterogeneity, multidisciplinary collaboration demonstrably facilitates administration. ".repeat(
      4,
    )
  expect(readingGrade(easy)).toBeLessThan(4)
  expect(readingGrade(hard)).toBeGreaterThan(15)
  expect(readingGrade("Too short.")).toBeNull()
})

const ARTICLES = contentRows("content").filter(({ table }) => table === "articles")

test.each(ARTICLES.map(({ file, values }) => [file, values] as const))(
  "%s has no errors and reads easily",
  (_, values) => {
    const { findings, grade } = checkArticle(articleBlocks.parse(values.blocks), {
      alts: {},
      metrics: ["people_trained"],
    })
    expect(findings.filter(({ isError }) => isError)).toEqual([])
    expect(grade).toBeLessThanOrEqual(10)
  },
)
