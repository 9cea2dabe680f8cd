import { afterAll, expect, test } from "vitest"
import { contentRows } from "#content/rows.ts"
import { ART, lessonBlocks } from "#content/schema/blocks.ts"
import { ATTACKS } from "#tests/support/attack-corpus.ts"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
afterAll(database.drop)

type Json = Record<string, unknown>

const KINDS: Json[] = [
  { kind: "text", heading: "H", paragraphs: ["P"], isForAdults: true, sources: ["S1"] },
  { kind: "picture", art: "talk", alt: "Two people talk.", caption: "C" },
  {
    kind: "film",
    title: "T",
    frames: [1, 2].map(() => ({ art: "roll", alt: "A person is rolled.", caption: "C", seconds: 5 })),
  },
  { kind: "video", title: "T", file: "/a.mp4", poster: "/a.png", captions: "/a.vtt", transcript: ["W"] },
  { kind: "checklist", title: "T", items: ["I"] },
  {
    kind: "drill",
    title: "T",
    steps: [
      { title: "A", text: "B" },
      { title: "C", text: "D", seconds: 9 },
    ],
  },
  { kind: "flip", cards: [{ front: "F", back: "B" }] },
  {
    ...{ kind: "check", stem: "S" },
    choices: ["a", "b"].map(id => ({ id, text: "T", isRight: id === "a", feedback: "F" })),
  },
  {
    kind: "order",
    stem: "S",
    steps: [
      { id: "a", text: "A" },
      { id: "b", text: "B" },
    ],
    feedback: "F",
  },
  {
    ...{ kind: "hotspot", stem: "S", art: "pupils", alt: "Two pairs of eyes." },
    spots: ["a", "b"].map(id => ({ id, label: "L", x: 5, y: 5, radius: 5, isRight: true, feedback: "F" })),
  },
  { kind: "callout", tone: "law", title: "T", text: "W", states: ["Ohio"] },
  { kind: "embed", provider: "vimeo", video: "123456789", title: "T", transcript: ["W"] },
].map(block => ({ id: "one", ...block }))

async function accepts(blocks: unknown) {
  const [row] = await database.sql("select private.are_lesson_blocks($1) as ok", [JSON.stringify(blocks)])
  return row!.ok
}

test("the database accepts every lesson and question of the content files", async () => {
  const rows = contentRows("content")
  const lessons = rows.filter(({ table }) => table === "lessons")
  expect(lessons.length).toBeGreaterThan(10)
  for (const { file, values } of lessons) expect([file, await accepts(values.blocks)]).toEqual([file, true])
  const questions = rows.filter(({ table }) => table === "questions")
  expect(questions.length).toBeGreaterThan(20)
  for (const { key, values } of questions) {
    const { locale: _, bank: __, number: ___, ...content } = values
    const [row] = await database.sql("select private.is_question($1) as ok", [JSON.stringify(content)])
    expect([key.id, row!.ok]).toEqual([key.id, true])
  }
})

test("the database knows the same drawings as the pages", async () => {
  const [row] = await database.sql("select private.course_art() as art")
  expect(row!.art).toEqual([...ART])
})

/** A block with one value replaced or removed at a time, at any depth. */
function broken(block: Json): Json[] {
  const values: unknown[] = [undefined, null, 1e9, true, [], {}, ["", 1], ATTACKS[0], "", "x".repeat(2000)]
  return places(block).flatMap(place => values.map(value => replaced(block, place, value)))
}

function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : []
  const inner = Object.entries(value).flatMap(([key, child]) =>
    places(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...inner] : [...inner, ["unknown"]]
}

function replaced(block: Json, path: (string | number)[], value: unknown): Json {
  const copy = structuredClone(block)
  let parent = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>
  const last = path.at(-1)!
  if (value === undefined && !Array.isArray(parent)) delete parent[last]
  else parent[last] = value ?? null
  return copy
}

test("the database refuses every block that a page could not show", async () => {
  for (const block of KINDS) expect([block.kind, await accepts([block])]).toEqual([block.kind, true])
  const tried = KINDS.flatMap(broken)
  expect(tried.length).toBeGreaterThan(500)
  const rows = await database.sql<{ n: number; ok: boolean }>(
    "select n::int, private.are_lesson_blocks(jsonb_build_array(b)) as ok from jsonb_array_elements($1) with ordinality as t (b, n)",
    [JSON.stringify(tried).replaceAll("\\u0000", "")],
  )
  const accepted = rows.filter(({ ok }) => ok).map(({ n }) => tried[n - 1]!)
  const unreadable = accepted.filter(block => !lessonBlocks.safeParse([block]).success)
  expect(unreadable).toEqual([])
  const [twice] = KINDS
  expect(await accepts([twice, twice])).toBe(false)
  expect(await accepts("text")).toBe(false)
})
