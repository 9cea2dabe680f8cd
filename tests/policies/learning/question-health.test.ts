import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { courseWriting } from "./course-writing.ts"
import { takeQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { trainer, newCourse } = await courseWriting(backend)

async function health(course: string, client = trainer) {
  return (await client.rpc("question_health", { course }).throwOnError()).data
}

test("passed tests are counted for each wording, and small counts are hidden", async () => {
  const { id } = await newCourse()
  expect((await takeQuiz(await backend.member(), id, { act: 1 })).isPassed).toBe(true)
  // A failed test says little about the wording.
  expect((await takeQuiz(await backend.member(), id, { signs: 1 })).isPassed).toBe(false)
  const counted = await backend.sql(
    `select q.topic, sum(t.passed)::int as passed, sum(t.passed_wrong)::int as wrong
     from public.courses c join public.questions q on q.bank = c.bank
     join private.question_totals t on t.version_id = private.question_version(private.question_content(q))
     where c.id = $1 group by q.topic order by q.topic`,
    [id],
  )
  expect(counted).toEqual([
    { topic: "act", passed: 2, wrong: 1 },
    { topic: "signs", passed: 1, wrong: 0 },
  ])
  expect(await health(id)).toEqual([])

  await backend.sql(
    `update private.question_totals t set passed = 20, passed_wrong = 11
     from public.courses c join public.questions q on q.bank = c.bank and q.topic = 'signs'
     where c.id = $1 and t.version_id = private.question_version(private.question_content(q))`,
    [id],
  )
  expect(await health(id)).toEqual([{ question: expect.any(String), people: 20, missed_percent: 55 }])
  expect(await health(id, await backend.member())).toEqual([])
  await backend.sql(
    "update public.questions q set stem = 'Clearer?' from public.courses c where c.id = $1 and q.bank = c.bank",
    [id],
  )
  expect(await health(id)).toEqual([])
})
