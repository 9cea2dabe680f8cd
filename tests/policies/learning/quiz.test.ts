import { afterAll, expect, test } from "vitest"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const device = () => `${crypto.randomUUID()}${crypto.randomUUID()}`

/** A course whose quiz has three questions, of which "What first?" must be right; "a" is right everywhere. */
async function course(more: Record<string, unknown> = {}) {
  const bank = crypto.randomUUID()
  for (const [number, topic, isCritical] of [
    [1, "signs", true],
    [2, "act", false],
    [3, "act", false],
    [4, "act", false],
  ]) {
    await backend.sql(
      `insert into public.questions (bank, number, topic, kind, stem, choices, answer, explanation, source, is_critical)
       values ($1, $2, $3, 'single', 'What first?', $4, '{a}', 'SECRET because', 'SECRET source', $5)`,
      [
        bank,
        number,
        topic,
        JSON.stringify(["a", "b", "c"].map(id => ({ id, text: `Do ${id}`, feedback: `SECRET about ${id}` }))),
        isCritical,
      ],
    )
  }
  const { data } = await backend.admin
    .from("courses")
    .insert({
      slug: `c-${bank}`,
      title: "A course",
      summary: "A course",
      minutes: 5,
      status: "published",
      bank,
      draw: { signs: 1, act: 2 },
      pass_percent: 60,
      ...more,
    })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

interface Paper {
  attempt: string
  questions: { id: string; topic: string; chosen: string[]; choices: { id: string; text: string }[] }[]
}

async function open(db: SupabaseDb, id: string, guest_key?: string) {
  const { data } = await db.rpc("start_quiz", { course: id, guest_key }).throwOnError()
  return data as { state: string; attempt: string; until?: string }
}

async function paper(db: SupabaseDb, attempt: string, guest_key?: string) {
  return (await db.rpc("quiz_questions", { attempt, guest_key }).throwOnError()).data as unknown as Paper
}

/** Takes a quiz with the wrong answer to so many questions of a topic. */
async function take(db: SupabaseDb, id: string, wrong: Record<string, number> = {}, guest_key?: string) {
  const { attempt } = await open(db, id, guest_key)
  await answer(db, attempt, wrong, guest_key)
  const { data } = await db.rpc("submit_quiz", { attempt, guest_key }).throwOnError()
  return data as { attempt: string; isPassed: boolean; right: number; total: number; criticalMissed: number }
}

async function answer(
  db: SupabaseDb,
  attempt: string,
  wrong: Record<string, number> = {},
  guest_key?: string,
) {
  const left = { ...wrong }
  for (const question of (await paper(db, attempt, guest_key)).questions) {
    const isWrong = (left[question.topic] ?? 0) > 0
    if (isWrong) left[question.topic]!--
    const chosen = question.choices
      .filter(({ text }) => text === (isWrong ? "Do b" : "Do a"))
      .map(({ id }) => id)
    const given = { attempt, question: question.id, chosen, guest_key }
    expect((await db.rpc("save_answer", given).throwOnError()).data).toBe("saved")
  }
}

test("a quiz has so many questions of each topic, and nothing in it tells which answer is right", async () => {
  const id = await course()
  const { attempt } = await open(backend.visitor, id, device())
  expect(await paper(backend.visitor, attempt)).toBeNull()
  const key = device()
  const own = await open(backend.visitor, id, key)
  const { questions } = await paper(backend.visitor, own.attempt, key)
  expect(questions.map(({ topic }) => topic).sort()).toEqual(["act", "act", "signs"])
  expect(questions[0]!.choices.map(choice => choice.id)).toEqual(["1", "2", "3"])
  expect(JSON.stringify(questions)).not.toMatch(/SECRET|answer|critical|feedback/i)
})

test("a quiz that was begun is found again with what was answered", async () => {
  const [id, member] = [await course(), await backend.member()]
  const { attempt } = await open(member, id)
  const [first] = (await paper(member, attempt)).questions
  await member.rpc("save_answer", { attempt, question: first!.id, chosen: ["3"] }).throwOnError()
  expect((await open(member, id)).attempt).toBe(attempt)
  expect((await paper(member, attempt)).questions.map(({ chosen }) => chosen)).toEqual([["3"], [], []])
})

test("it is passed with enough right answers and every critical one, and graded once", async () => {
  const id = await course()
  const pass = await take(await backend.member(), id, { act: 1 })
  expect(pass).toMatchObject({ isPassed: true, right: 2, total: 3, criticalMissed: 0 })
  const fail = await take(await backend.member(), id, { signs: 1 })
  expect(fail).toMatchObject({ isPassed: false, right: 2, total: 3, criticalMissed: 1 })
  const few = await take(await backend.member(), id, { act: 2 })
  expect(few).toMatchObject({ isPassed: false, right: 1, criticalMissed: 0 })
})

test("after grading, answers are closed, reasons are open, and asking again changes nothing", async () => {
  const [id, member] = [await course(), await backend.member()]
  const { attempt } = await take(member, id)
  const first = (await paper(member, attempt)).questions[0]!
  const late = await member.rpc("save_answer", { attempt, question: first.id, chosen: ["2"] }).throwOnError()
  expect(late.data).toBe("submitted")
  const again = await member.rpc("submit_quiz", { attempt }).throwOnError()
  expect(again.data).toMatchObject({ isPassed: true })
  expect(JSON.stringify(again.data)).toContain("SECRET because")
  const stranger = await backend.member()
  for (const call of ["quiz_questions", "quiz_result", "submit_quiz"] as const)
    expect((await stranger.rpc(call, { attempt }).throwOnError()).data).toBeNull()
})

test("after the second failure there is a pause of ten minutes", async () => {
  const [id, member] = [await course(), await backend.member()]
  await take(member, id, { signs: 1 })
  await take(member, id, { signs: 1 })
  expect(await open(member, id)).toMatchObject({ state: "pause", until: expect.any(String) })
  await backend.sql("update public.quiz_attempts set submitted_at = submitted_at - interval '10 minutes'")
  expect((await take(member, id)).isPassed).toBe(true)
})

test("answers must be to questions of the quiz, by choices of the question", async () => {
  const [id, member] = [await course(), await backend.member()]
  const { attempt } = await open(member, id)
  const question = (await paper(member, attempt)).questions[0]!.id
  const say = async (more: object) =>
    (await member.rpc("save_answer", { attempt, question, chosen: ["1"], ...more }).throwOnError()).data
  expect(await say({ question: crypto.randomUUID() })).toBe("unknown")
  expect(await say({ chosen: ["4"] })).toBe("unknown")
  expect(await say({ chosen: [] })).toBe("unknown")
  expect(await say({ chosen: ["1", "1"] })).toBe("unknown")
})

test("a guest's work becomes the member's, once", async () => {
  const [id, key, member] = [await course(), device(), await backend.member()]
  await take(backend.visitor, id, {}, key)
  const claim = () => member.rpc("claim_guest_work", { guest_key: key }).throwOnError()
  expect((await claim()).data).toEqual({ attempts: 1, positions: 0 })
  expect((await claim()).data).toEqual({ attempts: 0, positions: 0 })
  const { data } = await member.from("enrollments").select("passed_at").eq("course_id", id).single()
  expect(data?.passed_at).toEqual(expect.any(String))
})

test("time that is up is up, and somebody with an allowance has more of it", async () => {
  const id = await course({ minutes_allowed: 10 })
  const [hurried, calm] = [await backend.member(), await backend.member()]
  const { data: me } = await calm.from("profiles").select("id").single().throwOnError()
  await backend.sql("insert into public.quiz_allowances (user_id, extra_percent) values ($1, 50)", [me.id])
  for (const member of [hurried, calm]) await open(member, id)
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
  const fresh = await open(hurried, id)
  expect(fresh.state).toBe("open")
})

test("pressing start or submit many times at once makes one quiz, one grade and one certificate", async () => {
  const [id, member] = [await course(), await backend.member()]
  await backend.sql("update public.profiles set age_answered_at = now()")
  const opened = await Promise.all(Array.from({ length: 20 }, () => open(member, id)))
  expect(new Set(opened.map(({ attempt }) => attempt)).size).toBe(1)
  const { attempt } = opened[0]!
  await answer(member, attempt)
  const graded = await Promise.all(
    Array.from({ length: 50 }, () => member.rpc("submit_quiz", { attempt }).throwOnError()),
  )
  expect(new Set(graded.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(graded[0]!.data).toMatchObject({ isPassed: true })
  const issued = await backend.sql("select from public.certificates where course_id = $1", [id])
  expect(issued).toHaveLength(1)
})

test("a course that waits for another opens when that one is passed, and none waits for itself", async () => {
  const first = await course()
  const second = await course({ requires: first })
  const member = await backend.member()
  expect(await open(member, second)).toEqual({ state: "locked", requires: first })
  await take(member, first)
  expect((await open(member, second)).state).toBe("open")
  const { error } = await backend.admin.from("courses").update({ requires: second }).eq("id", first)
  expect(error?.code).toBe("23514")
})

test("a test that waits for a course without one opens with that course's last lesson", async () => {
  const first = await course({ bank: null, draw: {} })
  const lesson = { course_id: first, slug: "one", position: 1, title: "One", minutes: 1, blocks: [{}] }
  const { data } = await backend.admin.from("lessons").insert(lesson).select("id").single().throwOnError()
  const second = await course({ requires: first })
  const member = await backend.member()
  expect((await open(member, second)).state).toBe("locked")
  await member.rpc("save_position", { lesson: data.id, block: 0 }).throwOnError()
  expect((await open(member, second)).state).toBe("locked")
  await member.rpc("save_position", { lesson: data.id, block: 0, is_done: true }).throwOnError()
  expect((await open(member, second)).state).toBe("open")
  expect((await open(backend.visitor, second, device())).state).toBe("open")
})

test("drafts have no quiz, and a guest without a key has none either", async () => {
  const id = await course({ status: "draft" })
  expect((await open(backend.visitor, id, device())).state).toBe("unknown")
  expect((await open(backend.visitor, await course())).state).toBe("no-key")
})
