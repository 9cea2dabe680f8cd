import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { answerQuestions, quizCourse, readPaper, startQuiz, takeQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const bankOf = "from public.courses c where c.id = $1 and q.bank = c.bank"

/** What staff and the content loader can do to a question: each changes or removes what an attempt showed. */
const CHANGES: Record<string, string> = {
  "another text": `update public.questions q set stem = 'Edited?', explanation = 'Edited.', topic = 'edited' ${bankOf}`,
  "another right answer": `update public.questions q set answer = '{b}' ${bankOf}`,
  "other choices": `update public.questions q set answer = '{x}', choices = '[{"id": "x", "text": "X"}, {"id": "y", "text": "Y"}]' ${bankOf}`,
  "choices in another order": `update public.questions q set choices = jsonb_build_array(
    q.choices -> 2, q.choices -> 0, q.choices -> 1) ${bankOf}`,
  "another kind and weight": `update public.questions q set kind = 'multiple', answer = '{a,b}', is_critical = true ${bankOf}`,
  "other sources": `update public.questions q set sources = '[{"title": "T", "url": "https://t.example/", "accessed": "2026-01-01"}]' ${bankOf}`,
  retirement: `update public.questions q set is_active = false, sources = '[]' ${bankOf}`,
  deletion: "delete from public.questions q using public.courses c where c.id = $1 and q.bank = c.bank",
}

async function review(db: FullSupabaseClient, attempt: string) {
  return (await db.rpc("quiz_result", { attempt }).throwOnError()).data
}

for (const [change, sql] of Object.entries(CHANGES)) {
  test(`${change} between start and submit leaves the paper and its grade as they were`, async () => {
    const [id, member] = [await quizCourse(backend), await backend.member()]
    const { attempt } = await startQuiz(member, id)
    const before = await readPaper(member, attempt)
    await backend.sql(sql, [id])
    expect(await readPaper(member, attempt)).toEqual(before)
    await answerQuestions(member, attempt, { act: 1 })
    const { data } = await member.rpc("submit_quiz", { attempt }).throwOnError()
    expect(data).toMatchObject({ isPassed: true, right: 2, total: 3, criticalMissed: 0 })
    const { data: graded } = await member.from("quiz_attempts").select("right_count, is_passed")
    expect(graded).toEqual([{ right_count: 2, is_passed: true }])
  })

  test(`${change} after submitting leaves the review as it was`, async () => {
    const [id, member] = [await quizCourse(backend), await backend.member()]
    const { attempt } = await takeQuiz(member, id, { act: 1 })
    const before = await review(member, attempt)
    expect(before).toMatchObject({ right: 2, total: 3 })
    await backend.sql(sql, [id])
    expect(await review(member, attempt)).toEqual(before)
    expect((await member.rpc("submit_quiz", { attempt }).throwOnError()).data).toEqual(before)
  })
}

test("a course that raises its pass mark or changes its draw changes no attempt that has started", async () => {
  const [id, late, done] = [await quizCourse(backend), await backend.member(), await backend.member()]
  await backend.sql("update public.profiles set age_answered_at = now()")
  const { attempt } = await startQuiz(late, id)
  const passed = await takeQuiz(done, id, { act: 1 })
  await backend.sql("update public.courses set pass_percent = 100, draw = '{\"signs\": 1}' where id = $1", [
    id,
  ])
  await answerQuestions(late, attempt, { act: 1 })
  const { data } = await late.rpc("submit_quiz", { attempt }).throwOnError()
  expect(data).toMatchObject({ isPassed: true, passPercent: 60, total: 3 })
  expect(await review(done, passed.attempt)).toMatchObject({ isPassed: true, passPercent: 60, total: 3 })
  const wanted = { attempt, new_name: "Ana Ruiz", new_form: "full" }
  expect((await late.rpc("request_certificate", wanted).throwOnError()).data).toBe("issued")
  const [certificate] = await backend.sql("select criteria from public.certificates where attempt_id = $1", [
    attempt,
  ])
  expect(certificate?.criteria).toContain("60%")
  const next = await takeQuiz(await backend.member(), id)
  expect(next).toMatchObject({ passPercent: 100, total: 1 })
})

test("a course that is archived meanwhile can be finished and reviewed", async () => {
  const [id, member] = [await quizCourse(backend), await backend.member()]
  const { attempt } = await startQuiz(member, id)
  await backend.sql("update public.courses set status = 'archived' where id = $1", [id])
  await answerQuestions(member, attempt)
  await member.rpc("submit_quiz", { attempt }).throwOnError()
  expect(await review(member, attempt)).toMatchObject({ isPassed: true, right: 3 })
  expect((await startQuiz(member, id)).state).toBe("unknown")
})

test("a new attempt shows the edited question, and unedited ones are stored once", async () => {
  const id = await quizCourse(backend, { draw: { signs: 1, act: 3 } })
  const count = async () => {
    const [row] = await backend.sql<{ count: number }>(
      `select count(*)::int from private.question_versions v join public.questions q on q.id = (v.content ->> 'id')::uuid
       join public.courses c on c.bank = q.bank where c.id = $1`,
      [id],
    )
    return row!.count
  }
  for (let taker = 0; taker < 3; taker++) await startQuiz(await backend.member(), id)
  expect(await count()).toBe(4)
  await backend.sql(`update public.questions q set stem = 'Edited?' ${bankOf} and q.number = 1`, [id])
  const member = await backend.member()
  const { attempt } = await startQuiz(member, id)
  const stems = (await readPaper(member, attempt)).questions.map(({ topic, stem }) => `${topic}: ${stem}`)
  expect(stems.sort()).toEqual([...Array(3).fill("act: What first?"), "signs: Edited?"])
  expect(await count()).toBe(5)
})
