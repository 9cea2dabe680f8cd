import { afterAll, expect, test } from "vitest"
import { statusSchema } from "#app/features/quiz/schema.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { answerQuestions, newGuestKey, quizCourse, readPaper, startQuiz, takeQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

const course = (more?: Record<string, unknown>) => quizCourse(backend, more)

test("a quiz has the configured number of questions per topic and does not reveal the answers", async () => {
  const id = await course()
  const { attempt } = await startQuiz(backend.visitor, id, newGuestKey())
  expect(await readPaper(backend.visitor, attempt)).toBeNull()
  const key = newGuestKey()
  const own = await startQuiz(backend.visitor, id, key)
  const { questions } = await readPaper(backend.visitor, own.attempt, key)
  expect(questions.map(({ topic }) => topic).sort()).toEqual(["act", "act", "signs"])
  expect(questions[0]!.choices.map(choice => choice.id)).toEqual(["1", "2", "3"])
  expect(JSON.stringify(questions)).not.toMatch(/SECRET|answer|critical|feedback/i)
})

test("starting again returns the open attempt with its answers", async () => {
  const [id, member] = [await course(), await backend.member()]
  const { attempt } = await startQuiz(member, id)
  const [first] = (await readPaper(member, attempt)).questions
  await member.rpc("save_answer", { attempt, question: first!.id, chosen: ["3"] }).throwOnError()
  expect((await startQuiz(member, id)).attempt).toBe(attempt)
  expect((await readPaper(member, attempt)).questions.map(({ chosen }) => chosen)).toEqual([["3"], [], []])
})

test("passing needs enough correct answers and every critical one", async () => {
  const id = await course()
  const pass = await takeQuiz(await backend.member(), id, { act: 1 })
  expect(pass).toMatchObject({ isPassed: true, right: 2, total: 3, criticalMissed: 0 })
  const fail = await takeQuiz(await backend.member(), id, { signs: 1 })
  expect(fail).toMatchObject({ isPassed: false, right: 2, total: 3, criticalMissed: 1 })
  const few = await takeQuiz(await backend.member(), id, { act: 2 })
  expect(few).toMatchObject({ isPassed: false, right: 1, criticalMissed: 0 })
})

test("after grading, answers are final, explanations are visible, and submitting again changes nothing", async () => {
  const [id, member] = [await course(), await backend.member()]
  const { attempt } = await takeQuiz(member, id)
  const first = (await readPaper(member, attempt)).questions[0]!
  const late = await member.rpc("save_answer", { attempt, question: first.id, chosen: ["2"] }).throwOnError()
  expect(late.data).toBe("submitted")
  const again = await member.rpc("submit_quiz", { attempt }).throwOnError()
  expect(again.data).toMatchObject({ isPassed: true })
  expect(JSON.stringify(again.data)).toContain("SECRET because")
  const stranger = await backend.member()
  for (const call of ["quiz_questions", "quiz_result", "submit_quiz"] as const)
    expect((await stranger.rpc(call, { attempt }).throwOnError()).data).toBeNull()
})

test("after the second failed attempt there is a pause of ten minutes", async () => {
  const [id, member] = [await course(), await backend.member()]
  await takeQuiz(member, id, { signs: 1 })
  await takeQuiz(member, id, { signs: 1 })
  expect(await startQuiz(member, id)).toMatchObject({ state: "pause", until: expect.any(String) })
  await backend.sql("update public.quiz_attempts set submitted_at = submitted_at - interval '10 minutes'")
  expect((await takeQuiz(member, id)).isPassed).toBe(true)
})

test("the page gets the pause that starting is checked by, for members and guests", async () => {
  const id = await course()
  const status = async (db: FullSupabaseClient, guest_key?: string) =>
    statusSchema.parse((await db.rpc("quiz_status", { course: id, guest_key }).throwOnError()).data)
  for (const [db, key] of [
    [await backend.member(), undefined],
    [backend.visitor, newGuestKey()],
  ] as const) {
    const { failuresBeforePause, pauseMinutes, ...start } = await status(db, key)
    expect({ failuresBeforePause, pauseMinutes }).toEqual({ failuresBeforePause: 2, pauseMinutes: 10 })
    expect(start).toEqual({ attempts: [], questions: 3, pause: null })
    const failed: string[] = []
    for (let failures = 0; failures < failuresBeforePause; failures++) {
      expect((await status(db, key)).pause).toBeNull()
      const { attempt } = await startQuiz(db, id, key)
      expect((await status(db, key)).attempts[0]).toEqual({ id: attempt, submittedAt: null, isPassed: null })
      await db.rpc("submit_quiz", { attempt, guest_key: key }).throwOnError()
      failed.unshift(attempt)
    }
    const paused = await status(db, key)
    expect(paused.attempts.map(({ id: attempt }) => attempt)).toEqual(failed)
    expect(paused.attempts[0]).toMatchObject({ submittedAt: expect.any(String), isPassed: false })
    const lastSubmitted = Date.parse(paused.attempts[0]!.submittedAt!)
    expect(Date.parse(paused.pause!.until) - lastSubmitted).toBe(pauseMinutes * 60_000)
    expect(await startQuiz(db, id, key)).toEqual({ state: "pause", ...paused.pause })
    const wait = (seconds: number) =>
      backend.sql(
        "update public.quiz_attempts set submitted_at = submitted_at - make_interval(secs => $1) where course_id = $2",
        [seconds, id],
      )
    await wait(pauseMinutes * 60)
    expect((await status(db, key)).pause).toBeNull()
    expect((await takeQuiz(db, id, {}, key)).isPassed).toBe(true)
    await takeQuiz(db, id, { signs: 1 }, key)
    expect((await status(db, key)).pause).toBeNull()
  }
  expect((await status(backend.visitor, newGuestKey())).attempts).toEqual([])
  expect((await status(backend.visitor)).attempts).toEqual([])
})

test("answers with unknown questions or choices are rejected", async () => {
  const [id, member] = [await course(), await backend.member()]
  const { attempt } = await startQuiz(member, id)
  const question = (await readPaper(member, attempt)).questions[0]!.id
  const saveAnswer = async (more: object) =>
    (await member.rpc("save_answer", { attempt, question, chosen: ["1"], ...more }).throwOnError()).data
  expect(await saveAnswer({ question: crypto.randomUUID() })).toBe("unknown")
  expect(await saveAnswer({ chosen: ["4"] })).toBe("unknown")
  expect(await saveAnswer({ chosen: [] })).toBe("unknown")
  expect(await saveAnswer({ chosen: ["1", "1"] })).toBe("unknown")
})

test("a guest's attempt can be claimed once", async () => {
  const [id, key, member] = [await course(), newGuestKey(), await backend.member()]
  await takeQuiz(backend.visitor, id, {}, key)
  const claim = () => member.rpc("claim_guest_work", { guest_key: key, is_mine: true }).throwOnError()
  expect((await claim()).data).toEqual({ state: "claimed", attempts: 1 })
  expect((await claim()).data).toEqual({ state: "claimed", attempts: 0 })
  const { data } = await member.from("enrollments").select("passed_at").eq("course_id", id).single()
  expect(data?.passed_at).toEqual(expect.any(String))
})

test("extra time extends the deadline, and an expired attempt is replaced", async () => {
  const id = await course({ minutes_allowed: 10 })
  const [regular, extended] = [await backend.member(), await backend.member()]
  const { data: me } = await extended.from("profiles").select("id").single().throwOnError()
  await backend.sql("insert into public.quiz_allowances (user_id, extra_percent) values ($1, 50)", [me.id])
  for (const member of [regular, extended]) await startQuiz(member, id)
  const rows = await backend.sql(
    `select extract(epoch from deadline - started_at)::int as seconds from public.quiz_attempts
     where course_id = $1 order by 1`,
    [id],
  )
  expect(rows).toEqual([{ seconds: 600 }, { seconds: 900 }])
  await backend.sql(
    "update public.quiz_attempts set deadline = now() - interval '2 minutes' where course_id = $1",
    [id],
  )
  const fresh = await startQuiz(regular, id)
  expect(fresh.state).toBe("open")
})

test("concurrent starts and submits create one attempt, one grade and one certificate", async () => {
  const [id, member] = [await course(), await backend.member()]
  await backend.sql("update public.profiles set age_answered_at = now()")
  const opened = await Promise.all(Array.from({ length: 20 }, () => startQuiz(member, id)))
  expect(new Set(opened.map(({ attempt }) => attempt)).size).toBe(1)
  const { attempt } = opened[0]!
  await answerQuestions(member, attempt)
  const graded = await Promise.all(
    Array.from({ length: 50 }, () => member.rpc("submit_quiz", { attempt }).throwOnError()),
  )
  expect(new Set(graded.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(graded[0]!.data).toMatchObject({ isPassed: true })
  const wanted = { attempt, new_name: "Ana Ruiz", new_form: "full" }
  await Promise.all(
    Array.from({ length: 20 }, () => member.rpc("request_certificate", wanted).throwOnError()),
  )
  const issued = await backend.sql("select from public.certificates where course_id = $1", [id])
  expect(issued).toHaveLength(1)
})

test("a quiz unlocks when the required course is passed, and requirements cannot be circular", async () => {
  const first = await course()
  const second = await course({ requires: first })
  const member = await backend.member()
  expect(await startQuiz(member, second)).toEqual({ state: "locked", requires: first })
  await takeQuiz(member, first)
  expect((await startQuiz(member, second)).state).toBe("open")
  const { error } = await backend.admin.from("courses").update({ requires: second }).eq("id", first)
  expect(error?.code).toBe("23514")
})

test("a required course without a quiz counts as passed after its last lesson", async () => {
  const first = await course({ bank: null, draw: {} })
  const lesson = { course_id: first, slug: "one", position: 1, title: "One", minutes: 1, blocks: [{}] }
  const { data } = await backend.admin.from("lessons").insert(lesson).select("id").single().throwOnError()
  const second = await course({ requires: first })
  const member = await backend.member()
  expect((await startQuiz(member, second)).state).toBe("locked")
  await member.rpc("save_position", { lesson: data.id, block: "text" }).throwOnError()
  expect((await startQuiz(member, second)).state).toBe("locked")
  await member.rpc("save_position", { lesson: data.id, block: "text", is_done: true }).throwOnError()
  expect((await startQuiz(member, second)).state).toBe("open")
  expect((await startQuiz(backend.visitor, second, newGuestKey())).state).toBe("open")
})

test("drafts and guests without a key get no quiz", async () => {
  const id = await course({ status: "draft" })
  expect((await startQuiz(backend.visitor, id, newGuestKey())).state).toBe("unknown")
  expect((await startQuiz(backend.visitor, await course())).state).toBe("no-key")
})
