import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { loadContent } from "./content.ts"

const CONTENT = join(import.meta.dirname, "../../../content")
const PAGE = "en/pages/about/awards.yaml"
/** Enough for most tests: rows of files that are missing stay as they are, and reading them takes time. */
const SOME_CONTENT = ["en/courses", "en/pages/about", "en/policies", "en/sources.yaml", "en/steps.yaml"]

const database = await testDatabase()
afterAll(database.drop)

test("loading the same files twice changes nothing", async () => {
  const dir = copyOfContent(["."])
  const before = await snapshot()
  expect(await load(dir)).toBeNull()
  edit(dir, PAGE, text => `# A comment changes the file, not the row.\n${text}`)
  expect(await load(dir)).toEqual({ added: 0, updated: 0, kept: [] })
  expect(await load(dir)).toBeNull()
  expect(await snapshot()).toEqual(before)
})

test("a changed file updates a row that staff has not edited", async () => {
  const dir = copyOfContent()
  edit(dir, PAGE, text => text.replace(/^title: .*$/m, "title: Prizes"))
  expect(await load(dir)).toEqual({ added: 0, updated: 1, kept: [] })
  expect(await titleOf("/about/awards")).toBe("Prizes")
  expect(await load(copyOfContent())).toEqual({ added: 0, updated: 1, kept: [] })
  expect(await titleOf("/about/awards")).toBe("Awards")
})

test("a row that staff has edited stays, until the file says the same", async () => {
  const dir = copyOfContent()
  await database.sql("update public.pages set title = 'Our thanks' where path = '/about/awards'")
  edit(dir, PAGE, text => text.replace(/^title: .*$/m, "title: Prizes"))
  const load1 = await load(dir)
  expect(load1).toMatchObject({ added: 0, updated: 0 })
  expect(load1?.kept).toEqual([expect.stringContaining("pages en /about/awards")])
  expect(await titleOf("/about/awards")).toBe("Our thanks")
  edit(dir, PAGE, text => text.replace("title: Prizes", "title: Our thanks"))
  expect(await load(dir)).toEqual({ added: 0, updated: 0, kept: [] })
  expect(await load(copyOfContent())).toEqual({ added: 0, updated: 1, kept: [] })
})

test("a new file adds a row, and a deleted file leaves its row alone", async () => {
  const dir = copyOfContent()
  cpSync(join(dir, PAGE), join(dir, "en/pages/about/prizes.yaml"))
  expect(await load(dir)).toEqual({ added: 1, updated: 0, kept: [] })
  rmSync(join(dir, "en/pages/about/prizes.yaml"))
  expect(await load(dir)).toEqual({ added: 0, updated: 0, kept: [] })
  expect(await titleOf("/about/prizes")).toBe("Awards")
  await database.sql("delete from public.pages where path = '/about/prizes'")
  cpSync(join(dir, PAGE), join(dir, "en/pages/about/prizes.yaml"))
  expect((await load(dir))?.kept).toEqual([expect.stringContaining("pages en /about/prizes")])
  expect(await titleOf("/about/prizes")).toBeUndefined()
})

test("a changed file leaves the date of its article, and whether staff has taken it down", async () => {
  const dir = copyOfContent(["en/articles", "en/sources.yaml", "en/steps.yaml"])
  const file = "en/articles/press/three-people-make-a-chapter.yaml"
  const row = "from public.articles where slug = 'three-people-make-a-chapter'"
  await database.sql("update public.articles set status = 'draft' where slug = 'three-people-make-a-chapter'")
  const [before] = await database.sql(`select published_at ${row}`)
  edit(dir, file, text => text.replace(/^published_days_ago: .*$/m, "published_days_ago: 400"))
  edit(dir, file, text => text.replace(/^title: .*$/m, "title: Three are enough"))
  expect(await load(dir)).toEqual({ added: 0, updated: 1, kept: [] })
  expect(await database.sql(`select title, status, published_at ${row}`)).toEqual([
    { title: "Three are enough", status: "draft", ...before },
  ])
})

test("another language is another folder", async () => {
  const dir = copyOfContent()
  cpSync(join(dir, "en/pages/about/awards.yaml"), join(dir, "es/pages/about/awards.yaml"))
  cpSync(join(dir, "en/courses"), join(dir, "es/courses"), { recursive: true })
  cpSync(join(dir, "en/sources.yaml"), join(dir, "es/sources.yaml"))
  cpSync(join(dir, "en/steps.yaml"), join(dir, "es/steps.yaml"))
  expect(await load(dir)).toMatchObject({ added: 21, updated: 0 })
  const rows = await database.sql("select locale from public.pages where path = '/about/awards' order by 1")
  expect(rows).toEqual([{ locale: "en" }, { locale: "es" }])
})

test("lessons can swap places", async () => {
  const dir = copyOfContent()
  edit(dir, "en/courses/naloxone-in-five-minutes/course.yaml", text =>
    text.replace("[what-it-does, how-to-give-it,", "[how-to-give-it, what-it-does,"),
  )
  expect(await load(dir)).toMatchObject({ added: 0, updated: 2 })
})

test("words that people agreed to stay: a change needs a new version", async () => {
  const dir = copyOfContent()
  edit(dir, "en/policies/terms.yaml", text => text.replace(/summary: .*/, "summary: Other words."))
  expect((await load(dir))?.kept).toContainEqual(expect.stringContaining("policy_texts terms 1"))
  edit(
    dir,
    "en/policies/terms.yaml",
    text =>
      `${text}- version: 2\n  title: Terms\n  summary: Other words.\n  sections: [{ heading: Rules, paragraphs: [Be kind.] }]\n`,
  )
  expect(await load(dir)).toMatchObject({ added: 1, updated: 0 })
})

test("two processes that load at once load once", async () => {
  const dir = copyOfContent()
  cpSync(join(dir, PAGE), join(dir, "en/pages/about/twice.yaml"))
  const results = await Promise.all([load(dir), load(dir)])
  expect(results.filter(result => result !== null)).toHaveLength(1)
  expect(await titleOf("/about/twice")).toBe("Awards")
})

test("a file that does not fit leaves everything as it was", async () => {
  const dir = copyOfContent()
  const before = await snapshot()
  edit(dir, "en/policies/terms.yaml", () => "- version: one\n")
  await expect(load(dir)).rejects.toThrow("terms.yaml does not fit its schema")
  expect(await snapshot()).toEqual(before)
})

function copyOfContent(parts = SOME_CONTENT) {
  const dir = mkdtempSync(join(tmpdir(), "open-airway-content-"))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const part of parts) cpSync(join(CONTENT, part), join(dir, part), { recursive: true })
  return dir
}

function edit(dir: string, file: string, change: (text: string) => string) {
  const before = readFileSync(join(dir, file), "utf8")
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(join(dir, file), after)
}

async function load(dir: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await loadContent(client, { dir })
  } finally {
    await client.end()
  }
}

async function titleOf(path: string) {
  const [row] = await database.sql("select title from public.pages where path = $1 and locale = 'en'", [path])
  return row?.title
}

async function snapshot() {
  return database.sql(`select to_jsonb(p) as row from public.pages p union all select to_jsonb(c) from public.courses c
    union all select to_jsonb(l) from public.lessons l union all select to_jsonb(q) from public.questions q order by 1`)
}
