import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readContentFile } from "./read-file.ts"
import { contentRows } from "./rows.ts"
import type { Block } from "./schema/blocks.ts"
import { stepsFile } from "./schema/files.ts"
import type { Section } from "./schema/sections.ts"

const NAMES = ["check", "call", "spray", "breathe", "turn", "stay"]
/** Other words for a step; a list of three or more of them is a list of steps. */
const STEP_WORD =
  /^(the |and |then |a )*(check|shout|recognize|signs?|spot|call|dial|911|give naloxone|naloxone|spray|breath|rescue breath|cpr|turn|roll|recovery position|on (the|their) side|side|stay)/i

const ROOT = join(import.meta.dirname, "..")
const rows = contentRows(import.meta.dirname)
const steps = readContentFile(join(import.meta.dirname, "en/steps.yaml"), stepsFile)
const titles = steps.map(({ title }) => title)

test("there are six steps, and each title starts with its name", () => {
  expect(steps.map(({ id }) => id)).toEqual(NAMES)
  expect(titles.map(title => title.toLowerCase().split(" ")[0])).toEqual(NAMES)
})

test("the emergency page, every rescue card and the films about the steps show exactly these", () => {
  const sections = rows.flatMap(({ values }) => (values.sections ?? []) as Section[])
  const urgent = sections.filter(section => section.kind === "urgent")
  expect(urgent.map(({ items }) => items.map(({ title }) => title))).toEqual([titles])
  const cards = rows.flatMap(({ values }) => (values.rescue_steps ? [values.rescue_steps as Titled[]] : []))
  expect(cards).toHaveLength(3)
  for (const card of cards) expect(card.map(({ title }) => title)).toEqual(titles)
  const films = blocks().filter(block => block.kind === "film" && block.frames[0]?.art === steps[0]!.picture)
  expect(films).toHaveLength(2)
  for (const film of films)
    if (film.kind === "film") expect(film.frames.map(({ caption }) => caption.split(":")[0])).toEqual(titles)
})

test("no section, drill, exercise or comic has another list of steps", () => {
  for (const { file, values } of rows) {
    // Titles of other publications are not ours.
    const { sources: _, ...own } = values
    for (const list of listsIn(own)) {
      const named = list.filter(title => STEP_WORD.test(title))
      if (named.length >= 3 && new Set(named.map(nameOf)).size >= 3)
        expect(
          list.map(title => title.split(":")[0]),
          file,
        ).toEqual(titles)
    }
  }
})

test("no sentence names other steps or another number of them", () => {
  for (const [place, text] of sentences()) {
    for (const [list] of text.matchAll(/[\w’' ]+(?:, (?:and )?[\w’' ]+){2,}/g)) {
      const items = list.split(", ").map(item => item.trim())
      const named = items.filter(item => STEP_WORD.test(item))
      if (named.length < 3 || new Set(named.map(nameOf)).size < 3) continue
      const [first = "", ...rest] = items
      const ordered = [first.split(" ").at(-1)!.toLowerCase(), ...rest.map(item => item.split(" ")[0])]
      expect(ordered, `${place}: ${list}`).toEqual(NAMES)
    }
    const count = /\b(two|three|four|five|seven|eight|\d+) (steps|moves)\b/i.exec(text)
    expect(count?.[0], place).toBeUndefined()
  }
})

interface Titled {
  title: string
}

/** Which of the six steps a word stands for. */
function nameOf(title: string) {
  const word = title.toLowerCase()
  if (/check|shout|recognize|sign|spot/.test(word)) return "check"
  if (/call|dial|911/.test(word)) return "call"
  if (/naloxone|spray/.test(word)) return "spray"
  if (/breath|cpr/.test(word)) return "breathe"
  return /turn|roll|recovery|side/.test(word) ? "turn" : "stay"
}

function blocks() {
  return rows.flatMap(({ values }) => (values.blocks ?? []) as Block[])
}

/** The titles, captions or texts of every list of objects in a row. */
function listsIn(value: unknown): string[][] {
  if (Array.isArray(value)) {
    const own = value
      .map(item => item?.title ?? item?.caption ?? item?.text)
      .filter(text => typeof text === "string")
    return [own, ...value.flatMap(listsIn)]
  }
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(listsIn)
}

/** Every text of content, and the source of the app and of the messages. */
function* sentences(): Iterable<[place: string, text: string]> {
  for (const { file, table, values } of rows) if (table !== "questions") yield [file, JSON.stringify(values)]
  const sources = ["app/**/*.tsx", "app/features/**/*.ts", "supabase/functions/_shared/messages/en/*.ts"]
  for (const file of globSync(sources, { cwd: ROOT }).filter(name => !name.includes(".test.")))
    yield [file, withoutComments(readFileSync(join(ROOT, file), "utf8")).replaceAll(/\s+/g, " ")]
}

function withoutComments(source: string) {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
}
