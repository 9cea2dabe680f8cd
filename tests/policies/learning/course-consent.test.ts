import { afterAll, beforeAll, expect, test } from "vitest"
import { linkGuardian, type Person, person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const { data: course } = await backend.visitor
  .from("courses")
  .select("id, lessons (id)")
  .eq("slug", "overdose-response-basics")
  .single()
  .throwOnError()
const lesson = course.lessons[0]!.id
const surveyAnswers = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, "unsure"]))
const newGuestKey = () => `${crypto.randomUUID()}${crypto.randomUUID()}`

let [leo, grace] = [null as unknown as Person, null as unknown as Person]
beforeAll(async () => {
  leo = await person(backend, "learner")
  grace = await person(backend, "guardian")
  await linkGuardian(grace, leo, consents(true))
})

function consents(isGiven: boolean) {
  const answer = { version: 1, is_given: isGiven }
  return { "consent-course": answer, "consent-survey": { version: 1, is_given: true } }
}

async function permit(isGiven: boolean) {
  const answers = consents(isGiven)
  const request = { learner: leo.id, answers, signed_name: "Grace Guardian" }
  expect((await grace.db.rpc("answer_consents", request).throwOnError()).data).toBe("saved")
}

async function withdraw() {
  await grace.db.rpc("withdraw_consent", { learner: leo.id, kind: "consent-course" }).throwOnError()
}

async function startQuiz({ db }: Person) {
  const { data } = await db.rpc("start_quiz", { course: course.id }).throwOnError()
  return data as { state: string; attempt: string }
}

async function savePosition({ db }: Person) {
  return (await db.rpc("save_position", { lesson, block: "text" }).throwOnError()).data
}

async function answerFirst({ db }: Person, attempt: string, question: string) {
  return (await db.rpc("save_answer", { attempt, question, chosen: ["1"] }).throwOnError()).data
}

test("withdrawing consent to the course closes lesson, progress, open test and survey at once", async () => {
  await permit(true)
  expect((await leo.db.rpc("course_permission").throwOnError()).data).toBe("allowed")
  expect(await savePosition(leo)).toBe("saved")
  const { state, attempt } = await startQuiz(leo)
  expect(state).toBe("open")
  const { data: paper } = await leo.db.rpc("quiz_questions", { attempt }).throwOnError()
  const question = (paper as { questions: { id: string }[] }).questions[0]!.id
  expect(await answerFirst(leo, attempt, question)).toBe("saved")

  await withdraw()
  expect((await leo.db.rpc("course_permission").throwOnError()).data).toBe("no-consent")
  expect((await leo.db.rpc("lesson_blocks", { lesson }).throwOnError()).data).toBeNull()
  expect(await savePosition(leo)).toBe("no-consent")
  expect(await startQuiz(leo)).toEqual({ state: "no-consent" })
  expect((await leo.db.rpc("quiz_questions", { attempt }).throwOnError()).data).toBeNull()
  expect(await answerFirst(leo, attempt, question)).toBe("no-consent")
  expect((await leo.db.rpc("submit_quiz", { attempt }).throwOnError()).data).toBeNull()
  const survey = { course: course.id, phase: "after", answers: surveyAnswers }
  expect((await leo.db.rpc("save_survey", survey).throwOnError()).data).toEqual({ state: "no-consent" })

  await permit(true)
  expect(await savePosition(leo)).toBe("saved")
  expect((await startQuiz(leo)).attempt).toBe(attempt)
  expect((await leo.db.rpc("submit_quiz", { attempt }).throwOnError()).data).toMatchObject({ attempt })
  expect((await leo.db.rpc("save_survey", survey).throwOnError()).data).toMatchObject({ state: "saved" })
})

test("a guest's work is not stored for a minor until a guardian consents", async () => {
  await permit(false)
  const guest_key = newGuestKey()
  const { data } = await backend.visitor.rpc("start_quiz", { course: course.id, guest_key }).throwOnError()
  const { attempt } = data as { attempt: string }
  const claim = { guest_key, is_mine: true }
  const refused = { state: "no-consent", attempts: 0 }
  expect((await leo.db.rpc("claim_guest_work", claim).throwOnError()).data).toEqual(refused)
  const positions = [{ lesson, block: "text", done: true }]
  const { data: unsaved } = await leo.db.rpc("save_positions", { positions }).throwOnError()
  expect(unsaved).toEqual([{ lesson, outcome: "no-consent" }])
  const owner = () => backend.sql("select user_id from public.quiz_attempts where id = $1", [attempt])
  expect(await owner()).toEqual([{ user_id: null }])
  await permit(true)
  const claimed = { state: "claimed", attempts: 1 }
  expect((await leo.db.rpc("claim_guest_work", claim).throwOnError()).data).toEqual(claimed)
  expect(await owner()).toEqual([{ user_id: leo.id }])
})

test("a minor without a guardian and a member of unknown age cannot start, a visitor and an adult can", async () => {
  const alone = await person(backend, "learner")
  expect(await startQuiz(alone)).toEqual({ state: "no-consent" })
  expect(await savePosition(alone)).toBe("no-consent")
  const { data } = await backend.admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  const ageless = { ...alone, db: await backend.member({ sub: data.user!.id }) }
  expect(await startQuiz(ageless)).toEqual({ state: "no-age" })
  expect(await savePosition(ageless)).toBe("no-age")
  expect((await startQuiz(grace)).state).toBe("open")
  expect((await backend.visitor.rpc("lesson_blocks", { lesson }).throwOnError()).data).not.toBeNull()
  const guest = { course: course.id, guest_key: newGuestKey() }
  expect((await backend.visitor.rpc("start_quiz", guest).throwOnError()).data).toMatchObject({
    state: "open",
  })
})

test("members read blocks only with the function that asks for consent", async () => {
  expect((await grace.db.from("lessons").select("blocks").limit(1)).error?.code).toBe("42501")
  expect((await grace.db.from("lessons").select("title").limit(1).throwOnError()).data).toHaveLength(1)
})

test("a learner under 18 gets the school version of a lesson, everyone else the whole one", async () => {
  await permit(true)
  const { data } = await backend.visitor
    .from("lessons")
    .select("id")
    .eq("slug", "who-is-at-risk")
    .single()
    .throwOnError()
  const ids = async (db: Person["db"]) => {
    const blocks = (await db.rpc("lesson_blocks", { lesson: data.id }).throwOnError()).data
    return (blocks as { id: string }[]).map(({ id }) => id)
  }
  const forAdults = ["when-someone-uses", "read-a-fentanyl-test-strip"]
  const whole = await ids(grace.db)
  expect(whole).toEqual(await ids(backend.visitor))
  expect(whole).toEqual(expect.arrayContaining(forAdults))
  expect(await ids(leo.db)).toEqual(whole.filter(id => !forAdults.includes(id)))
})
