import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { newGuestKey, quizCourse, readPaper, startQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

interface Queued {
  question: string
  chosen: string[]
  known?: string[]
}

async function send(db: FullSupabaseClient, attempt: string, answers: Queued[], guest_key?: string) {
  const sent = { attempt, answers: answers as unknown as never, guest_key }
  return (await db.rpc("send_answers", sent).throwOnError()).data
}

async function openTest(more?: Record<string, unknown>) {
  const member = await backend.member()
  const { attempt } = await startQuiz(member, await quizCourse(backend, more))
  const { questions } = await readPaper(member, attempt)
  const [first, second, third] = questions.map(({ id }) => id) as [string, string, string]
  const chosen = async () => (await readPaper(member, attempt)).questions.map(question => question.chosen)
  return { member, attempt, first, second, third, chosen }
}

test("answers given offline are saved, also over an answer that the device knew, and twice is as good as once", async () => {
  const { member, attempt, first, second, chosen } = await openTest()
  await member.rpc("save_answer", { attempt, question: first, chosen: ["1"] }).throwOnError()
  const queue = [
    { question: first, chosen: ["2"], known: ["1"] },
    { question: second, chosen: ["3"], known: [] },
  ]
  expect(await send(member, attempt, queue)).toEqual(["saved", "saved"])
  expect(await send(member, attempt, queue)).toEqual(["saved", "saved"])
  expect(await chosen()).toEqual([["2"], ["3"], []])
})

test("an answer that another device has changed in the meantime stays", async () => {
  const { member, attempt, first, second, chosen } = await openTest()
  await member.rpc("save_answer", { attempt, question: first, chosen: ["1"] }).throwOnError()
  await member.rpc("save_answer", { attempt, question: second, chosen: ["1"] }).throwOnError()
  const queue = [
    { question: first, chosen: ["2"], known: [] },
    { question: second, chosen: ["2"], known: ["3"] },
  ]
  expect(await send(member, attempt, queue)).toEqual(["answered-elsewhere", "answered-elsewhere"])
  expect(await chosen()).toEqual([["1"], ["1"], []])
})

test("answers that arrive after the deadline or after the test was submitted do not count", async () => {
  const timed = await openTest({ minutes_allowed: 10 })
  await backend.sql("update public.quiz_attempts set deadline = now() - interval '1 minute' where id = $1", [
    timed.attempt,
  ])
  const late = [{ question: timed.first, chosen: ["2"], known: [] }]
  expect(await send(timed.member, timed.attempt, late)).toEqual(["time-is-up"])
  expect(await timed.chosen()).toEqual([[], [], []])

  const { member, attempt, first, chosen } = await openTest()
  await member.rpc("submit_quiz", { attempt }).throwOnError()
  expect(await send(member, attempt, [{ question: first, chosen: ["2"] }])).toEqual(["submitted"])
  expect(await chosen()).toEqual([[], [], []])
})

test("only the owner of a test sends answers, only to its questions, and at most 200", async () => {
  const { member, attempt, first, chosen } = await openTest()
  const queue = [{ question: first, chosen: ["2"], known: [] }]
  expect(await send(await backend.member(), attempt, queue)).toEqual(["unknown"])
  expect(await send(backend.visitor, attempt, queue, newGuestKey())).toEqual(["unknown"])
  expect(await send(member, attempt, [{ ...queue[0]!, question: crypto.randomUUID() }])).toEqual(["unknown"])
  expect(await send(member, attempt, [{ ...queue[0]!, chosen: ["9"] }])).toEqual(["unknown"])
  await expect(send(member, attempt, Array(201).fill(queue[0]))).rejects.toThrow("Too many answers")
  expect(await chosen()).toEqual([[], [], []])
})

test("a guest sends answers with the key of the device", async () => {
  const key = newGuestKey()
  const { attempt } = await startQuiz(backend.visitor, await quizCourse(backend), key)
  const [first] = (await readPaper(backend.visitor, attempt, key)).questions
  const queue = [{ question: first!.id, chosen: ["2"], known: [] }]
  expect(await send(backend.visitor, attempt, queue, key)).toEqual(["saved"])
  expect((await readPaper(backend.visitor, attempt, key)).questions[0]!.chosen).toEqual(["2"])
})
