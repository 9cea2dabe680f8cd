import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const newGuestKey = () => `${crypto.randomUUID()}${crypto.randomUUID()}`
const block = (id: string) => ({ kind: "text", id, heading: id, paragraphs: [id] })

/** A published course with the lessons "one" and "two". */
async function newCourse() {
  const slug = `c-${crypto.randomUUID()}`
  const row = { slug, title: "First edition", summary: "A course", minutes: 5, status: "published" }
  const { data } = await backend.admin.from("courses").insert(row).select("id").single().throwOnError()
  const lesson = (name: string, position: number) => ({
    ...{ course_id: data.id, slug: name, title: name, position, minutes: 1, blocks: [block(name)] },
  })
  const { data: lessons } = await backend.admin
    .from("lessons")
    .insert([lesson("one", 1), lesson("two", 2)])
    .select("id")
    .order("position")
    .throwOnError()
  const [one, two] = lessons.map(({ id }) => id) as [string, string]
  return { id: data.id, one, two }
}

type Course = Awaited<ReturnType<typeof newCourse>>

async function change(course: Course, values: { status?: string; version?: number; title?: string }) {
  await backend.admin.from("courses").update(values).eq("id", course.id).throwOnError()
}

/** Version 2 has another title, drops lesson "two" and rewrites lesson "one". */
async function replace(course: Course) {
  await change(course, { status: "draft", version: 2, title: "Second edition" })
  await backend.admin.from("lessons").delete().eq("id", course.two).throwOnError()
  await backend.admin
    .from("lessons")
    .update({ blocks: [block("rewritten")] })
    .eq("id", course.one)
    .throwOnError()
  await change(course, { status: "published" })
}

async function beginner(course: Course) {
  const db = await backend.member()
  const { data } = await db.rpc("save_position", { lesson: course.one, block: "one" }).throwOnError()
  expect(data).toBe("saved")
  return db
}

async function guestWhoStarted(course: Course) {
  const guest_key = newGuestKey()
  const start = { lesson: course.one, guest_key }
  expect((await backend.visitor.rpc("start_as_guest", start).throwOnError()).data).toBe("started")
  return guest_key
}

async function staff(role: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: { is_adult: "true" } })
  const id = data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return backend.member({ sub: id, aal: "aal2" })
}

async function blocks(db: FullSupabaseClient, lesson: string, guest_key?: string) {
  const { data } = await db.rpc("lesson_blocks", { lesson, guest_key }).throwOnError()
  return (data as { id: string }[] | null)?.map(({ id }) => id) ?? null
}

async function started(db: FullSupabaseClient, guest_key?: string) {
  const { data } = await db.rpc("started_courses", { guest_key }).throwOnError()
  return (data as { title: string; lessons: { slug: string }[] }[]).map(({ title, lessons }) => ({
    title,
    lessons: lessons.map(({ slug }) => slug),
  }))
}

const FIRST_EDITION = [{ title: "First edition", lessons: ["one", "two"] }]

test("people who have started an unpublished course read and finish it, others do not see it", async () => {
  const course = await newCourse()
  const [ana, guest] = [await beginner(course), await guestWhoStarted(course)]
  expect(await started(ana)).toEqual([])
  await change(course, { status: "archived" })
  expect(await blocks(ana, course.two)).toEqual(["two"])
  expect(await blocks(backend.visitor, course.two, guest)).toEqual(["two"])
  expect(await started(ana)).toEqual(FIRST_EDITION)
  expect(await started(backend.visitor, guest)).toEqual(FIRST_EDITION)
  for (const lesson of [course.one, course.two]) {
    const end = { lesson, block: "end", is_done: true }
    expect((await ana.rpc("save_position", end).throwOnError()).data).toBe("saved")
  }
  const { data } = await ana.from("enrollments").select("lessons_done").single().throwOnError()
  expect(data.lessons_done).toBe(2)

  const ben = await backend.member()
  for (const [db, key] of [[ben], [backend.visitor], [backend.visitor, newGuestKey()]] as const) {
    expect(await blocks(db, course.two, key)).toBeNull()
    expect(await started(db, key)).toEqual([])
  }
  const late = { lesson: course.one, block: "one" }
  expect((await ben.rpc("save_position", late).throwOnError()).data).toBe("unknown")
  const key = { lesson: course.one, guest_key: newGuestKey() }
  expect((await backend.visitor.rpc("start_as_guest", key).throwOnError()).data).toBe("unknown")
  // A member with a guest's key is not that guest.
  expect(await blocks(ben, course.two, guest)).toBeNull()
})

test("drafts stay hidden from people under way; only editors and instructors read them", async () => {
  const course = await newCourse()
  const ana = await beginner(course)
  await change(course, { status: "draft" })
  await backend.admin
    .from("lessons")
    .update({ blocks: [block("draft")] })
    .eq("id", course.one)
    .throwOnError()
  expect(await blocks(ana, course.one)).toEqual(["one"])
  expect(await blocks(await staff("editor"), course.one)).toEqual(["draft"])
  expect(await blocks(await staff("events"), course.one)).toBeNull()
  const { data } = await ana.from("courses").select("id").eq("id", course.id).throwOnError()
  expect(data).toEqual([])
})

test("people under way stay in the version they started, and newcomers get the new one", async () => {
  const course = await newCourse()
  const [ana, guest] = [await beginner(course), await guestWhoStarted(course)]
  await ana.rpc("save_position", { lesson: course.two, block: "two", is_done: true }).throwOnError()
  await replace(course)
  expect(await blocks(ana, course.one)).toEqual(["one"])
  expect(await blocks(ana, course.two)).toEqual(["two"])
  expect(await blocks(backend.visitor, course.two, guest)).toEqual(["two"])
  expect(await started(ana)).toEqual(FIRST_EDITION)
  const ben = await beginner(course)
  for (const db of [ben, backend.visitor]) {
    expect(await blocks(db, course.one)).toEqual(["rewritten"])
    expect(await blocks(db, course.two)).toBeNull()
  }
  expect(await started(ben)).toEqual([])

  const end = { lesson: course.one, block: "one", is_done: true }
  expect((await ana.rpc("save_position", end).throwOnError()).data).toBe("saved")
  const { data } = await ana
    .from("enrollments")
    .select("lessons_done, course_version")
    .single()
    .throwOnError()
  expect(data).toEqual({ lessons_done: 2, course_version: 1 })
  // Finished: from now on they read the current version.
  expect(await blocks(ana, course.one)).toEqual(["rewritten"])
})

test("a correction without a new version reaches everyone", async () => {
  const course = await newCourse()
  const ana = await beginner(course)
  await backend.admin
    .from("lessons")
    .update({ blocks: [block("corrected")] })
    .eq("id", course.one)
    .throwOnError()
  expect(await blocks(ana, course.one)).toEqual(["corrected"])
})

test("a beginner takes the test of an unpublished course, others cannot", async () => {
  const course = await newCourse()
  await backend.sql(
    "update public.courses set bank = 'overdose-response', draw = '{\"signs\": 1}' where id = $1",
    [course.id],
  )
  const [ana, guest] = [await beginner(course), await guestWhoStarted(course)]
  await change(course, { status: "archived" })
  const start = async (db: FullSupabaseClient, guest_key?: string) =>
    ((await db.rpc("start_quiz", { course: course.id, guest_key }).throwOnError()).data as { state: string })
      .state
  expect(await start(ana)).toBe("open")
  expect(await start(backend.visitor, guest)).toBe("open")
  expect(await start(await backend.member())).toBe("unknown")
  expect(await start(backend.visitor, newGuestKey())).toBe("unknown")
})

test("a guest who signs in continues in the version they started", async () => {
  const course = await newCourse()
  const guest_key = await guestWhoStarted(course)
  await replace(course)
  const ana = await backend.member()
  await ana.rpc("claim_guest_work", { guest_key, is_mine: true }).throwOnError()
  expect(await blocks(ana, course.two)).toEqual(["two"])
  expect(await blocks(backend.visitor, course.two, guest_key)).toBeNull()
})
