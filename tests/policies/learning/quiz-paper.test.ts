import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newGuestKey, quizCourse, readPaper, startQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const questions = (topic: string, critical: number, others: number) => [
  ...Array.from({ length: critical }, () => ({ topic, isCritical: true })),
  ...Array.from({ length: others }, () => ({ topic })),
]

/** The questions of one new attempt: each question's number in the bank, sorted. */
async function drawPaper(course: string) {
  const key = newGuestKey()
  const { attempt } = await startQuiz(backend.visitor, course, key)
  const { questions } = await readPaper(backend.visitor, attempt, key)
  const rows = await backend.sql<{ number: number }>(
    "select number from public.questions where id = any($1) order by number",
    [questions.map(({ id }) => id)],
  )
  expect(rows).toHaveLength(questions.length)
  return rows.map(({ number }) => number)
}

test("every one of 60 papers has all critical questions and the number of questions per topic", async () => {
  // Numbers 1 to 3 and 9 are critical; 4 to 8 and 10 to 13 are not.
  const bank = [...questions("signs", 3, 5), ...questions("act", 1, 4)]
  const course = await quizCourse(backend, { draw: { signs: 4, act: 2 } }, bank)
  const seen = new Set<number>()
  for (let draw = 0; draw < 60; draw++) {
    const paper = await drawPaper(course)
    expect(paper.filter(number => [1, 2, 3, 9].includes(number))).toEqual([1, 2, 3, 9])
    expect(paper.map(number => (number <= 8 ? "signs" : "act"))).toEqual([
      ...Array(4).fill("signs"),
      ...Array(2).fill("act"),
    ])
    for (const number of paper) seen.add(number)
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(bank.map((_, index) => index + 1))
})

test("a paper grows when there are more critical questions than its topic or the course asks for", async () => {
  const bank = [...questions("signs", 3, 2), ...questions("act", 0, 2), ...questions("law", 2, 2)]
  const course = await quizCourse(backend, { draw: { signs: 1, act: 1 } }, bank)
  const { data: status } = await backend.visitor.rpc("quiz_status", { course }).throwOnError()
  expect(status).toMatchObject({ questions: 6 })
  for (let draw = 0; draw < 10; draw++) {
    const paper = await drawPaper(course)
    expect(paper).toHaveLength(6)
    expect(paper).toEqual(expect.arrayContaining([1, 2, 3, 8, 9]))
  }
})

test("a retired critical question, or one of another bank or language, is not drawn", async () => {
  const course = await quizCourse(backend, {}, [...questions("signs", 3, 0), ...questions("act", 0, 2)])
  await quizCourse(backend, {}, questions("signs", 2, 0))
  await backend.sql(
    `update public.questions q set is_active = q.number <> 1, locale = case q.number when 2 then 'es' else 'en' end
     from public.courses c where c.id = $1 and q.bank = c.bank`,
    [course],
  )
  expect(await drawPaper(course)).toEqual([3, 4, 5])
})
