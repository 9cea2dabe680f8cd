import { afterAll, expect, test } from "vitest"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
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

async function save(db: FullSupabaseClient, ...positions: Json[]) {
  const { data } = await db.rpc("save_positions", { positions }).throwOnError()
  return (data as { outcome: string }[]).map(({ outcome }) => outcome)
}

async function stored(db: FullSupabaseClient) {
  const columns = "block, block_index, seconds, checks, done_at, reached_at"
  return (await db.from("lesson_progress").select(columns).single().throwOnError()).data
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test("a device's positions are saved with their blocks, and sending them again changes nothing", async () => {
  const { id, db } = await newMember()
  const positions = [
    { lesson: first, block: "bridge", index: 2, checks: { bridge: "a" }, done: true, at: ago(9) },
    { lesson: second, block: "film", index: 1, seconds: 12.5, at: ago(3) },
  ]
  for (const _ of [1, 2]) {
    const { data } = await db.rpc("save_positions", { positions }).throwOnError()
    expect(data).toEqual([
      { lesson: first, outcome: "saved" },
      { lesson: second, outcome: "saved" },
    ])
  }
  const { data: progress } = await db
    .from("lesson_progress")
    .select("lesson_id, block, seconds, checks, done_at")
    .order("reached_at")
    .throwOnError()
  expect(progress).toMatchObject([
    { lesson_id: first, block: "bridge", checks: { bridge: "a" }, done_at: expect.any(String) },
    { lesson_id: second, block: "film", seconds: 12.5, done_at: null },
  ])
  const { data: enrollments } = await db.from("enrollments").select("user_id, lessons_done").throwOnError()
  expect(enrollments).toEqual([{ user_id: id, lessons_done: 1 }])
})

test("an offline queue that arrives late does not move the position back, but adds answers and completion", async () => {
  const { db } = await newMember()
  const newer = ago(1)
  expect(await save(db, { lesson: first, block: "end", index: 5, checks: { a: "new" }, at: newer })).toEqual([
    "saved",
  ])
  const late = [
    { lesson: first, block: "bridge", index: 2, checks: { a: "old", b: "2" }, at: ago(60) },
    { lesson: first, block: "opening", index: 0, checks: {}, done: true, at: ago(90) },
  ]
  expect(await save(db, ...late)).toEqual(["older", "older"])
  const position = await stored(db)
  expect(position).toMatchObject({ block: "end", block_index: 5, checks: { a: "new", b: "2" } })
  expect(position.done_at).not.toBeNull()
  expect(Date.parse(position.reached_at)).toBe(Date.parse(newer))
})

test("a device whose clock is ahead counts as now, so that the next device still moves the position", async () => {
  const { db } = await newMember()
  expect(await save(db, { lesson: first, block: "bridge", at: "2999-01-01T00:00:00Z" })).toEqual(["saved"])
  expect(Date.parse((await stored(db)).reached_at)).toBeLessThanOrEqual(Date.now() + 1000)
  const { data } = await db.rpc("save_position", { lesson: first, block: "end" }).throwOnError()
  expect(data).toBe("saved")
  expect((await stored(db)).block).toBe("end")
})

test("devices that sync at the same time agree on the newest position", async () => {
  const { db } = await newMember()
  const queues = [1, 2, 3, 4, 5, 6].map(minutes => {
    const both = [first, second].map(lesson => ({ lesson, block: `b-${minutes}`, at: ago(minutes) }))
    return save(db, ...(minutes % 2 ? both : both.toReversed()))
  })
  await Promise.all(queues)
  const { data } = await db.from("lesson_progress").select("block").throwOnError()
  expect(data).toEqual([{ block: "b-1" }, { block: "b-1" }])
})

test("members cannot read each other's progress, and visitors can neither save nor claim", async () => {
  const [ana, ben] = [await newMember(), await newMember()]
  await ana.db.rpc("save_position", { lesson: first, block: "bridge" }).throwOnError()
  expect((await ben.db.from("lesson_progress").select("block").throwOnError()).data).toEqual([])
  expect((await ben.db.from("enrollments").select("user_id").throwOnError()).data).toEqual([])
  const asVisitor = [
    await backend.visitor.rpc("save_position", { lesson: first, block: "bridge" }),
    await backend.visitor.rpc("save_positions", { positions: [] }),
    await backend.visitor.rpc("claim_guest_work", { guest_key: "" }),
  ]
  expect(asVisitor.map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"])
})

test("unknown lessons and malformed positions are named, and the others are saved", async () => {
  const { db } = await newMember()
  const outcomes = await save(
    db,
    { lesson: crypto.randomUUID(), block: "bridge" },
    { lesson: "x" },
    7,
    null,
    { lesson: first, block: "No such id!" },
    { lesson: first, block: "bridge", index: -1 },
    { lesson: first, block: "bridge", seconds: 1e12 },
    { lesson: first, block: "bridge", at: "yesterday-ish" },
    { lesson: first, block: "bridge", checks: [] },
    { lesson: first, block: "bridge", checks: { long: "x".repeat(40_000) + Math.random() } },
    { lesson: second, block: "film" },
  )
  expect(outcomes).toEqual(["unknown", ...Array(9).fill("invalid"), "saved"])
  const { data } = await db.from("lesson_progress").select("lesson_id").throwOnError()
  expect(data).toEqual([{ lesson_id: second }])
  for (const positions of [{}, null, Array(501).fill({})])
    expect((await db.rpc("save_positions", { positions })).error?.code).toBe("22023")
})
