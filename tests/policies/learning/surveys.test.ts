import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const newGuestKey = () => `${crypto.randomUUID()}${crypto.randomUUID()}`

async function course(status = "published") {
  const slug = `c-${crypto.randomUUID()}`
  const row = { slug, title: "A course", summary: "A course", minutes: 5, status }
  const { data } = await backend.admin.from("courses").insert(row).select("id").single().throwOnError()
  return data.id
}

const key = (await backend.sql("select number, is_true from public.survey_items order by number")) as {
  number: number
  is_true: boolean
}[]
const RIGHT = Object.fromEntries(key.map(({ number, is_true }) => [number, String(is_true)]))
const UNSURE = Object.fromEntries(key.map(({ number }) => [number, "unsure"]))

async function save(
  db: FullSupabaseClient,
  wanted: string,
  phase: string,
  answers: object,
  guest_key?: string,
) {
  const response = { course: wanted, phase, answers: answers as Record<string, string>, guest_key }
  return (await db.rpc("save_survey", response).throwOnError()).data as { state: string; token?: string }
}

async function memberWithAge(metadata: Record<string, string>) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: metadata })
  return { id: data.user!.id, db: await backend.member({ sub: data.user!.id }) }
}

async function complete(token: string) {
  return (await backend.visitor.rpc("complete_survey", { token }).throwOnError()).data
}

test("everyone can read the twelve statements, without the correct answers", async () => {
  const member = await backend.member()
  for (const db of [backend.visitor, member]) {
    expect((await db.from("survey_items").select("statement").throwOnError()).data).toHaveLength(12)
    expect((await db.from("survey_items").select("is_true")).error?.code).toBe("42501")
    expect((await db.from("survey_items").select("*")).error?.code).toBe("42501")
  }
})

test("a guest's answers are saved once per phase, without a user", async () => {
  const [id, guest] = [await course(), newGuestKey()]
  expect(await save(backend.visitor, id, "before", RIGHT, guest)).toEqual({ state: "saved" })
  expect(await save(backend.visitor, id, "before", UNSURE, guest)).toEqual({ state: "already" })
  const rows = await backend.sql(
    "select user_id, right_count, answers from public.survey_responses where course_id = $1",
    [id],
  )
  expect(rows).toEqual([{ user_id: null, right_count: 12, answers: RIGHT }])
  expect((await backend.visitor.from("survey_responses").select("answers")).error?.code).toBe("42501")
})

test("a token works once, and unknown tokens are rejected", async () => {
  const [id, guest] = [await course(), newGuestKey()]
  const { token } = await save(backend.visitor, id, "after", UNSURE, guest)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => complete(token!)))
  expect(outcomes.toSorted()).toEqual(["completed", ...Array(9).fill("used")])
  expect(await complete("0".repeat(64))).toBe("unknown")
  expect(await complete("")).toBe("unknown")
  const [stored] = await backend.sql("select token_hash from public.survey_responses where course_id = $1", [
    id,
  ])
  expect(JSON.stringify(stored)).not.toContain(token)
})

test("a minor's answers need a guardian's consent, an adult's do not", async () => {
  const id = await course()
  const minor = await memberWithAge({ birth_month: "2011-01" })
  expect(await save(minor.db, id, "before", RIGHT)).toEqual({ state: "no-consent" })
  const adult = await memberWithAge({ is_adult: "true" })
  expect(await save(adult.db, id, "before", RIGHT)).toEqual({ state: "saved" })
  const own = await adult.db.from("survey_responses").select("right_count").throwOnError()
  expect(own.data).toEqual([{ right_count: 12 }])
  expect((await minor.db.from("survey_responses").select("id").throwOnError()).data).toEqual([])
})

test("the page gets the refusal that saving would end with", async () => {
  const id = await course()
  const refusal = async (db: FullSupabaseClient, wanted = id, phase = "before") =>
    (await db.rpc("survey_refusal", { course: wanted, phase }).throwOnError()).data
  const minor = await memberWithAge({ birth_month: "2011-01" })
  expect(await refusal(minor.db)).toBe((await save(minor.db, id, "before", RIGHT)).state)
  const adult = await memberWithAge({ is_adult: "true" })
  expect(await refusal(adult.db)).toBeNull()
  expect(await save(adult.db, id, "before", RIGHT)).toEqual({ state: "saved" })
  expect(await refusal(adult.db)).toBe("already")
  expect((await save(adult.db, id, "before", RIGHT)).state).toBe("already")
  expect(await refusal(adult.db, id, "after")).toBeNull()
  expect(await refusal(adult.db, await course("draft"))).toBe("unknown")
})

test("the survey before a course closes at its first lesson, for members and guests", async () => {
  const id = await course()
  const lesson = { course_id: id, slug: "one", title: "One", position: 1, minutes: 1, blocks: [{ id: "a" }] }
  const { data } = await backend.admin.from("lessons").insert(lesson).select("id").single().throwOnError()
  const { db } = await memberWithAge({ is_adult: "true" })
  const guest = newGuestKey()
  const refusals = async () => [
    (await db.rpc("survey_refusal", { course: id, phase: "before" }).throwOnError()).data,
    (
      await backend.visitor
        .rpc("survey_refusal", { course: id, phase: "before", guest_key: guest })
        .throwOnError()
    ).data,
  ]
  expect(await refusals()).toEqual([null, null])
  await db.rpc("save_position", { lesson: data.id, block: "a" }).throwOnError()
  await backend.visitor.rpc("start_as_guest", { lesson: data.id, guest_key: guest }).throwOnError()
  expect(await refusals()).toEqual(["started", "started"])
  expect(await save(db, id, "before", RIGHT)).toEqual({ state: "started" })
  expect(await save(backend.visitor, id, "before", RIGHT, guest)).toEqual({ state: "started" })
  expect((await save(db, id, "after", RIGHT)).state).toBe("saved")
})

test("incomplete and malformed answers and unknown courses are rejected", async () => {
  const [id, guest] = [await course(), newGuestKey()]
  const savedState = async (
    phase: string,
    answers: object,
    wanted = id,
    guestKey: string | undefined = guest,
  ) => (await save(backend.visitor, wanted, phase, answers, guestKey)).state
  expect(await savedState("before", { ...RIGHT, 1: "maybe" })).toBe("invalid")
  expect(await savedState("before", { 1: "true" })).toBe("invalid")
  expect(await savedState("before", { ...RIGHT, 13: "true" })).toBe("invalid")
  expect(await savedState("before", [])).toBe("invalid")
  expect(await savedState("later", RIGHT)).toBe("unknown")
  expect(await savedState("before", RIGHT, await course("draft"))).toBe("unknown")
  expect(await savedState("before", RIGHT, id, "short")).toBe("no-key")
})

test("the gain is published after ten people have answered both surveys", async () => {
  const id = await course()
  const gain = async () => (await backend.visitor.rpc("survey_gain", { course: id }).throwOnError()).data
  for (let people = 1; people <= 10; people++) {
    expect(await gain()).toEqual([])
    const guest = newGuestKey()
    await save(backend.visitor, id, "before", UNSURE, guest)
    await save(backend.visitor, id, "after", RIGHT, guest)
  }
  await save(backend.visitor, id, "before", RIGHT, newGuestKey())
  expect(await gain()).toEqual([{ people: 10, before: 0, after: 12 }])
})

test("the gain counts only people who have taken the test", async () => {
  const id = await course()
  await backend.sql("update public.courses set bank = 'basics', draw = '{\"signs\": 1}' where id = $1", [id])
  const gain = async () => (await backend.visitor.rpc("survey_gain", { course: id }).throwOnError()).data
  const answer = async (hasTakenTest: boolean) => {
    const guest = newGuestKey()
    await save(backend.visitor, id, "before", UNSURE, guest)
    if (hasTakenTest) {
      await backend.sql(
        `insert into public.quiz_attempts (guest, course_id, course_version, drawn, submitted_at, is_passed)
         values (private.guest_digest($1), $2, 1, '[{}]', now(), true)`,
        [guest, id],
      )
    }
    await save(backend.visitor, id, "after", RIGHT, guest)
  }
  for (let people = 0; people < 10; people++) await answer(false)
  expect(await gain()).toEqual([])
  for (let people = 0; people < 10; people++) await answer(true)
  expect(await gain()).toEqual([{ people: 10, before: 0, after: 12 }])
})
