import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { type ContentRow, contentLocales, contentRows } from "./rows.ts"
import type { Block } from "./schema/blocks.ts"
import type { CitedSource } from "./schema/sources.ts"
import { readSources } from "./sources.ts"

const DIR = import.meta.dirname
const rows = contentRows(DIR)

// Read by the rows that cite them, or by the site itself.
const NOT_ROWS = ["sources.yaml", "steps.yaml", "world/daily.yaml"]

test("every content file but the lists of sources, steps and daily questions fits its schema and becomes a row", () => {
  const files = contentLocales(DIR).flatMap(locale =>
    readdirSync(join(DIR, locale), { recursive: true, encoding: "utf8" })
      .filter(file => file.includes(".") && !NOT_ROWS.includes(file))
      .map(file => join(DIR, locale, file)),
  )
  expect(files.length).toBeGreaterThan(60)
  expect([...new Set(rows.map(({ file }) => file))].sort()).toEqual(files.sort())
})

test("no two rows have the same key", () => {
  const keys = rows.map(({ table, key }) => JSON.stringify([table, key]))
  expect(new Set(keys).size).toBe(keys.length)
})

test("the answer to a question is among its choices", () => {
  for (const { file, values } of of("questions")) {
    const ids = (values.choices as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size, file).toBe(ids.length)
    expect(ids, file).toEqual(expect.arrayContaining(values.answer as string[]))
  }
})

test("a quiz finds enough questions in its bank, and a required course exists", () => {
  const ids = of("courses").map(({ key }) => key.id)
  for (const { file, values } of of("courses")) {
    for (const [topic, count] of Object.entries(values.draw as Record<string, number>)) {
      const found = of("questions").filter(
        question => question.values.bank === values.bank && question.values.topic === topic,
      )
      expect(found.length, `${file}: ${topic}`).toBeGreaterThanOrEqual(count)
    }
    if (values.requires) expect(ids, file).toContain(values.requires)
  }
})

test("a course lists the sources that its lessons cite, and every source is cited", () => {
  const used = new Set<string>()
  for (const { file, key, values } of of("courses")) {
    const lessons = of("lessons").filter(lesson => lesson.values.course_id === key.id)
    const cited = lessons.flatMap(lesson =>
      (lesson.values.blocks as Block[]).flatMap(block => ("sources" in block && block.sources) || []),
    )
    const listed = (values.sources as CitedSource[]).map(({ id }) => id)
    expect(new Set(listed), file).toEqual(new Set(cited))
    for (const id of listed) used.add(id)
  }
  for (const { values } of of("questions")) for (const { id } of values.sources as CitedSource[]) used.add(id)
  for (const { values } of of("articles")) for (const { id } of values.sources as CitedSource[]) used.add(id)
  expect(readSources(DIR, "en").filter(({ id }) => !used.has(id))).toEqual([])
})

test("a question or lesson that cites an unknown source is an error", () => {
  const course = "title: C\nsummary: S\naudiences: [everyone]\nminutes: 1\nstatus: draft\nlessons: [one]\n"
  const block = "{ kind: text, id: one, heading: One, paragraphs: [One.], sources: [S7] }"
  const lesson = `title: One\nminutes: 1\nblocks:\n  - ${block}\n`
  const files = { "en/courses/c/course.yaml": course, "en/courses/c/one.yaml": lesson }
  expect(() => contentRows(folderOf(files))).toThrow(/one\.yaml cites S7/)
  const source = "S7:\n  title: T\n  publisher: P\n  url: https://p.example/t\n  accessed: 2026-11-16\n"
  expect(contentRows(folderOf({ ...files, "en/sources.yaml": source }))).toHaveLength(2)
})

const ARTICLES = {
  "en/articles/authors.yaml": "ann:\n  name: Ann\n  role: Writes\n",
  "en/articles/categories.yaml": `work:\n  title: Work\n  description: ${"What people do at work. ".repeat(3)}\n`,
}
const ARTICLE =
  "title: One\nsummary: What it is like at work.\ntags: [a]\npublished_days_ago: 3\ncategory: work\nauthor: ann\ncolor: air\nblocks:\n"

test.each([
  ["an unknown source", ARTICLE, "  - { kind: opening, text: 'So.[^S7]' }\n", /one\.yaml cites S7/],
  ["an unknown author", ARTICLE.replace("ann", "bob"), "  - { kind: opening, text: So. }\n", /author bob/],
  [
    "an unknown category",
    ARTICLE.replace("work\n", "play\n"),
    "  - { kind: opening, text: So. }\n",
    /category play/,
  ],
  ["a heading without an id", ARTICLE, "  - { kind: heading, text: So }\n", /blocks\.0\.id/],
  ["two equal ids", ARTICLE, "  - { kind: heading, id: a, text: So }\n".repeat(2), /same id/],
])("an article with %s is an error", (_, head, blocks, message) => {
  const files = { ...ARTICLES, "en/articles/blog/one.yaml": head + blocks }
  expect(() => contentRows(folderOf(files))).toThrow(message)
})

test("an article is published so many days before it is first loaded", () => {
  const files = { ...ARTICLES, "en/articles/blog/one.yaml": `${ARTICLE}  - { kind: opening, text: So. }\n` }
  const article = contentRows(folderOf(files)).find(({ table }) => table === "articles")
  const days = (Date.now() - Date.parse(String(article?.initial?.published_at))) / 86_400_000
  expect(Math.round(days)).toBe(3)
  expect(article?.values).not.toHaveProperty("published_at")
})

test.each([
  "url: http://p.example/t\n  accessed: 2026-11-16",
  "url: https://p.example/t",
  "accessed: 2026-11-16",
])("a source needs an HTTPS address and a date of access: %s is an error", rest => {
  const folder = folderOf({ "en/sources.yaml": `S7:\n  title: T\n  publisher: P\n  ${rest}\n` })
  expect(() => contentRows(folder)).toThrow(/sources\.yaml does not fit its schema/)
})

test("an error names the file and the place in it", () => {
  const page = "title: Hello\ndescription: Short\nlead: Hello.\nsections:\n  - kind: carousel\n"
  const broken = folderOf({ "en/pages/hello.yaml": page })
  expect(() => contentRows(broken)).toThrow(
    /en\/pages\/hello\.yaml does not fit its schema:\n {2}description: /,
  )
  expect(() => contentRows(broken)).toThrow(/sections\.0/)
  expect(() => contentRows(folderOf({ "en/pages/hello.yaml": "title: a: b\n" }))).toThrow(
    /hello\.yaml: .*line 1/s,
  )
})

test("ids are the same on every machine and differ between languages", () => {
  const policy = "- version: 1\n  title: Terms\n  summary: The first version.\n"
  const lesson =
    "title: One\nminutes: 1\nblocks:\n  - { kind: text, id: one, heading: One, paragraphs: [One.] }\n"
  const course = "title: C\nsummary: S\naudiences: [everyone]\nminutes: 1\nstatus: draft\nlessons: [one]\n"
  const two = contentRows(
    folderOf({
      "en/policies/terms.yaml": policy,
      "en/courses/c/course.yaml": course,
      "en/courses/c/one.yaml": lesson,
      "es/courses/c/course.yaml": course,
      "es/courses/c/one.yaml": lesson,
    }),
  )
  expect(two.filter(({ table }) => table === "lessons").map(({ key }) => key.id)).toEqual([
    "c4d534bf-6210-5637-a1bb-aaf68e9f35cc",
    "573dc669-53c9-5acf-851e-50045c84d129",
  ])
})

function of(table: ContentRow["table"]) {
  return rows.filter(row => row.table === table)
}

function folderOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "content-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
