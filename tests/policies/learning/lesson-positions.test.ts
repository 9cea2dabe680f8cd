import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const { data: course } = await backend.visitor
  .from("courses")
  .select("id, lessons (id, position)")
  .eq("slug", "naloxone-in-five-minutes")
  .order("position", { referencedTable: "lessons" })
  .single()
  .throwOnError()
const [first, second] = course.lessons.map(({ id }) => id) as [string, string]

async function newMember() {
  const db = await backend.member()
  const { data } = await db.from("profiles").select("id").single().throwOnError()
  return { id: data.id, db }
}

test("a guest's progress becomes the member's, and claiming it again changes nothing", async () => {
  const { id, db } = await newMember()
  const positions = [
    { lesson: first, block: 2, seconds: 0, checks: { bridge: "a" }, done: true },
    { lesson: second, block: 1, seconds: 12.5, checks: {}, done: false },
  ]
  for (const _ of [1, 2]) {
    const { data } = await db.rpc("claim_guest_work", { guest_key: "", positions }).throwOnError()
    expect(data).toEqual({ state: "claimed", attempts: 0, positions: 2 })
  }
  const { data: progress } = await db
    .from("lesson_progress")
    .select("lesson_id, block, seconds, checks, done_at")
    .order("block", { ascending: false })
    .throwOnError()
  expect(progress).toMatchObject([
    { lesson_id: first, block: 2, checks: { bridge: "a" }, done_at: expect.any(String) },
    { lesson_id: second, block: 1, seconds: 12.5, done_at: null },
  ])
  const { data: enrollments } = await db.from("enrollments").select("user_id, lessons_done").throwOnError()
  expect(enrollments).toEqual([{ user_id: id, lessons_done: 1 }])
})

test("a claim neither undoes a completed lesson nor loses an answer", async () => {
  const { db } = await newMember()
  await db.rpc("save_position", { lesson: first, block: 2, checks: { a: "1" }, is_done: true }).throwOnError()
  const positions = [{ lesson: first, block: 0, seconds: 0, checks: { b: "2" }, done: false }]
  await db.rpc("claim_guest_work", { guest_key: "", positions }).throwOnError()
  const { data } = await db.from("lesson_progress").select("checks, done_at").single().throwOnError()
  expect(data).toEqual({ checks: { a: "1", b: "2" }, done_at: expect.any(String) })
})

test("members cannot read each other's progress, and visitors can neither save nor claim", async () => {
  const [ana, ben] = [await newMember(), await newMember()]
  await ana.db.rpc("save_position", { lesson: first, block: 1 }).throwOnError()
  expect((await ben.db.from("lesson_progress").select("block").throwOnError()).data).toEqual([])
  expect((await ben.db.from("enrollments").select("user_id").throwOnError()).data).toEqual([])
  expect((await backend.visitor.rpc("save_position", { lesson: first, block: 1 })).error?.code).toBe("42501")
  expect((await backend.visitor.rpc("claim_guest_work", { guest_key: "" })).error?.code).toBe("42501")
})

test("unknown lessons and malformed positions are ignored", async () => {
  const { db } = await newMember()
  const positions = [
    { lesson: crypto.randomUUID(), block: 1 },
    { lesson: "x" },
    7,
    { lesson: first, block: "no" },
  ]
  const { data } = await db.rpc("claim_guest_work", { guest_key: "short", positions }).throwOnError()
  expect(data).toEqual({ state: "claimed", attempts: 0, positions: 1 })
})
