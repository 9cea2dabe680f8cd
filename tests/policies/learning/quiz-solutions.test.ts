import { afterAll, expect, test } from "vitest"
import { type Result, resultSchema } from "#app/features/quiz/schema.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { newGuestKey, quizCourse, readPaper, startQuiz, takeQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

/** Saves the choice with this text for the first `count` questions of the paper. */
async function answerFirst(
  db: FullSupabaseClient,
  attempt: string,
  count: number,
  text: string,
  guest_key?: string,
) {
  const { questions } = await readPaper(db, attempt, guest_key)
  for (const { id: question, choices } of questions.slice(0, count)) {
    const chosen = choices.filter(choice => choice.text === text).map(({ id }) => id)
    await db.rpc("save_answer", { attempt, question, chosen, guest_key }).throwOnError()
  }
}

/** What both functions that return a result return for it, which is the same. */
async function result(db: FullSupabaseClient, attempt: string, guest_key?: string) {
  const submitted = await db.rpc("submit_quiz", { attempt, guest_key }).throwOnError()
  const read = await db.rpc("quiz_result", { attempt, guest_key }).throwOnError()
  expect(read.data).toEqual(submitted.data)
  return resultSchema.parse(read.data)
}

const hidden = ({ questions }: Result) => questions.filter(({ solution }) => solution === null)

test("a failed test reveals the solutions of answered questions and nothing about the others", async () => {
  for (const key of [undefined, newGuestKey()]) {
    const db = key ? backend.visitor : await backend.member()
    const { attempt } = await startQuiz(db, await quizCourse(backend), key)
    await answerFirst(db, attempt, 1, "Do b", key)
    const graded = await result(db, attempt, key)
    expect(graded).toMatchObject({ isPassed: false, right: 0 })
    const [answered, ...blank] = graded.questions
    expect(answered!.solution).toMatchObject({ explanation: "SECRET because", answer: [expect.any(String)] })
    expect(answered!.choices.every(({ feedback }) => feedback?.startsWith("SECRET"))).toBe(true)
    expect(hidden(graded)).toEqual(blank)
    const raw = await db.rpc("quiz_result", { attempt, guest_key: key }).throwOnError()
    const [, ...blanks] = (raw.data as { questions: object[] }).questions
    expect(blanks).toHaveLength(2)
    for (const question of blanks) {
      expect(JSON.stringify(question)).not.toMatch(/SECRET|feedback|explanation|"answer"/)
      expect(question).toMatchObject({ chosen: [], isRight: false, solution: null })
    }
  }
})

test("a test submitted without any answer reveals no solution", async () => {
  const member = await backend.member()
  const { attempt } = await startQuiz(member, await quizCourse(backend))
  const graded = await result(member, attempt)
  expect(hidden(graded)).toHaveLength(3)
  expect(JSON.stringify(graded)).not.toContain("SECRET")
})

test("a passed test reveals every solution, also of a question left blank", async () => {
  const course = await quizCourse(backend, { pass_percent: 1 }, [
    { topic: "signs" },
    { topic: "act" },
    { topic: "act" },
  ])
  const member = await backend.member()
  const { attempt } = await startQuiz(member, course)
  await answerFirst(member, attempt, 1, "Do a")
  const graded = await result(member, attempt)
  expect(graded).toMatchObject({ isPassed: true, right: 1 })
  expect(hidden(graded)).toEqual([])
})

test("passing later does not reveal more about an earlier failed test", async () => {
  const [course, member] = [await quizCourse(backend), await backend.member()]
  const { attempt } = await startQuiz(member, course)
  const failed = await result(member, attempt)
  expect((await takeQuiz(member, course)).isPassed).toBe(true)
  expect(await result(member, attempt)).toEqual(failed)
})

test("an open or expired attempt has no result, and grading an expired one hides what was not answered in time", async () => {
  const member = await backend.member()
  const course = await quizCourse(backend, { minutes_allowed: 10, pass_percent: 100 })
  const { attempt } = await startQuiz(member, course)
  await answerFirst(member, attempt, 2, "Do a")
  const early = await member.rpc("quiz_result", { attempt }).throwOnError()
  await backend.sql("update public.quiz_attempts set deadline = now() - interval '1 minute' where id = $1", [
    attempt,
  ])
  const expired = await member.rpc("quiz_result", { attempt }).throwOnError()
  expect([early.data, expired.data]).toEqual([null, null])
  await answerFirst(member, attempt, 3, "Do b")
  const next = await startQuiz(member, course)
  expect(next.attempt).not.toBe(attempt)
  const graded = await result(member, attempt)
  expect(hidden(graded)).toEqual(graded.questions.slice(2))
  expect(graded.questions.map(({ isRight }) => isRight)).toEqual([true, true, false])
})

test("members cannot read what an attempt drew, or the stored versions of its questions", async () => {
  const member = await backend.member()
  await startQuiz(member, await quizCourse(backend))
  for (const db of [member, backend.visitor]) {
    expect((await db.from("quiz_attempts").select("drawn")).error?.code).toBe("42501")
    expect((await db.from("questions").select("id")).error?.code).toBe("42501")
    expect((await db.from("question_versions" as "questions").select("id")).error?.code).toBe("PGRST205")
  }
  expect((await backend.admin.from("question_versions" as "questions").select("id")).error?.code).toBe(
    "PGRST205",
  )
})
