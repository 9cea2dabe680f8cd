import { afterAll, expect, test } from "vitest"
import { lessonBlocks } from "#content/schema/blocks.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const { data: courses } = await backend.visitor
  .from("courses")
  .select("id, slug, minutes, bank, draw, lessons (slug, position, minutes, blocks)")
  .order("position")
  .throwOnError()

test("there is one course with ten lessons, and two shorter ones", () => {
  expect(courses.map(({ slug, lessons }) => [slug, lessons.length])).toEqual([
    ["overdose-response-basics", 10],
    ["naloxone-in-five-minutes", 3],
    ["for-parents-and-guardians", 4],
  ])
})

test("every lesson has only supported blocks and at least one question", () => {
  for (const { slug, lessons } of courses) {
    for (const lesson of lessons) {
      const blocks = lessonBlocks.parse(lesson.blocks)
      const asks = blocks.filter(({ kind }) => ["check", "order", "hotspot"].includes(kind))
      expect(asks.length, `${slug}/${lesson.slug}`).toBeGreaterThan(0)
    }
  }
})

test("the duration of a course is that of its lessons", () => {
  for (const { minutes, lessons } of courses)
    expect(lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)).toBe(minutes)
})

test("every film in a lesson names its source", () => {
  for (const { slug, lessons } of courses) {
    const blocks = lessons.flatMap(lesson => lessonBlocks.parse(lesson.blocks))
    const films = blocks.filter(({ kind }) => ["film", "video"].includes(kind))
    expect(
      films.filter(film => !("sources" in film)),
      slug,
    ).toEqual([])
  }
})

test("a course or question with an incomplete source cannot be published", async () => {
  const complete = { id: "S1", title: "T", publisher: "P", url: "https://p.example/", accessed: "2026-11-16" }
  const publish = (sources: unknown[]) =>
    Promise.allSettled([
      backend.sql("update public.courses set sources = $1 where slug = 'overdose-response-basics'", [
        JSON.stringify(sources),
      ]),
      backend.sql("update public.questions set sources = $1 where number = 1", [JSON.stringify(sources)]),
    ])
  const { url: _url, ...withoutAddress } = complete
  const { accessed: _accessed, ...withoutDate } = complete
  for (const wrong of [withoutAddress, withoutDate, { ...complete, url: 7 }, { ...complete, url: "/p" }]) {
    const [course, question] = await publish([complete, wrong])
    expect(course, JSON.stringify(wrong)).toMatchObject({
      reason: { constraint: "courses_published_sources" },
    })
    expect(question, JSON.stringify(wrong)).toMatchObject({
      reason: { constraint: "questions_active_sources" },
    })
  }
  const [, unsourced] = await publish([])
  expect(unsourced).toMatchObject({ reason: { constraint: "questions_active_sources" } })
  expect(await publish([complete])).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }])
})

test("every choice of every question and lesson check has feedback", async () => {
  const rows = await backend.sql("select number, choices from public.questions where kind <> 'order'")
  const checks = courses.flatMap(({ lessons }) =>
    lessons.flatMap(lesson => lessonBlocks.parse(lesson.blocks).filter(block => block.kind === "check")),
  )
  for (const { number, choices } of rows)
    for (const { feedback } of choices as { feedback?: string }[])
      expect(feedback?.length ?? 0, `question ${number}: ${feedback}`).toBeGreaterThan(22)
  for (const { id, choices } of checks)
    for (const { feedback } of choices) expect(feedback.length, `${id}: ${feedback}`).toBeGreaterThan(15)
})

test("the bank has enough questions for every draw, and its critical ones are those of the specification", async () => {
  const rows = await backend.sql(
    "select topic, number, is_critical from public.questions where bank = 'overdose-response' order by number",
  )
  expect(rows.length).toBeGreaterThanOrEqual(100)
  expect(rows.filter(row => row.is_critical).map(row => row.number)).toEqual([1, 4, 6, 7, 11, 13, 16, 17])
  for (const { draw } of courses)
    for (const [topic, count] of Object.entries(draw as Record<string, number>))
      expect(rows.filter(row => row.topic === topic).length, topic).toBeGreaterThanOrEqual(count)
})

test("the right choice is not given away by its length", async () => {
  const rows = await backend.sql("select choices, answer from public.questions where kind = 'single'")
  const places = rows.map(({ choices, answer }) =>
    (choices as { id: string; text: string }[])
      .toSorted((a, b) => b.text.length - a.text.length)
      .findIndex(({ id }) => id === answer[0]),
  )
  expect(places.filter(place => place === 0).length / rows.length).toBeLessThan(0.45)
  expect(places.filter(place => place === 3).length / rows.length).toBeLessThan(0.45)
})

test("a test has 22 questions, as the last lesson says, and asks about every topic of the bank", async () => {
  const { id, draw } = courses[0]!
  const topics = await backend.sql("select distinct topic from public.questions order by topic")
  expect(Object.keys(draw as object).sort()).toEqual(topics.map(({ topic }) => topic))
  const { data: status } = await backend.visitor.rpc("quiz_status", { course: id }).throwOnError()
  expect(status).toMatchObject({ questions: 22 })
})

test("every topic has room for a question that is not critical", async () => {
  const critical = await backend.sql<{ topic: string; count: number }>(
    "select topic, count(*) filter (where is_critical)::int as count from public.questions group by topic",
  )
  const { draw } = courses[0]!
  for (const { topic, count } of critical)
    expect((draw as Record<string, number>)[topic], topic).toBeGreaterThan(count)
})

test("blocks and questions on preparing or taking a drug are not part of the school version", async () => {
  const blocks = courses.flatMap(({ lessons }) => lessons.flatMap(({ blocks }) => lessonBlocks.parse(blocks)))
  const school = blocks.filter(block => !("isForAdults" in block && block.isForAdults))
  expect(blocks.length).toBeGreaterThan(school.length)
  const questions = await backend.sql("select stem, choices, explanation from public.questions")
  const text = JSON.stringify([school, questions])
  for (const phrase of [/mg of the drug/i, /teaspoon/i, /start with a little/i, /go slowly/i, /crush/i])
    expect(text).not.toMatch(phrase)
})
