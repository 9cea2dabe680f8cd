import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

const { data: course } = await backend.visitor
  .from("courses")
  .select("id, title, lessons (id)")
  .eq("slug", "overdose-response-basics")
  .single()
  .throwOnError()

/** A guest who has read a lesson, failed a test and left another one open. */
async function newGuest() {
  const guest_key = `${crypto.randomUUID()}${crypto.randomUUID()}`
  const lesson = course.lessons[0]!.id
  await backend.visitor.rpc("start_as_guest", { lesson, guest_key }).throwOnError()
  for (const isOpen of [false, true]) {
    await backend.sql(
      `insert into public.quiz_attempts (guest, course_id, course_version, drawn, submitted_at, is_passed)
       values (private.guest_digest($1), $2, 1, '[{}]', $3, $4)`,
      [guest_key, course.id, isOpen ? null : "2026-01-01", isOpen ? null : false],
    )
  }
  return guest_key
}

async function left(guest_key: string) {
  const [row] = await backend.sql(
    `select (select count(*)::int from public.quiz_attempts where guest = device) as attempts,
       (select count(*)::int from private.guest_enrollments where guest = device) as courses
     from private.guest_digest($1) as device`,
    [guest_key],
  )
  return row
}

test("nothing is attached without an answer", async () => {
  const guest_key = await newGuest()
  const ana = await backend.member()
  expect((await ana.rpc("guest_work", { guest_key }).throwOnError()).data).toEqual([course.title])
  const { data } = await ana.rpc("claim_guest_work", { guest_key }).throwOnError()
  expect(data).toEqual({ state: "unanswered", attempts: 0 })
  expect(await left(guest_key)).toEqual({ attempts: 2, courses: 1 })
  expect((await ana.from("enrollments").select("course_id").throwOnError()).data).toEqual([])
  expect((await ana.from("quiz_attempts").select("id").throwOnError()).data).toEqual([])
})

test("work of a member who says that it was them is theirs", async () => {
  const guest_key = await newGuest()
  const ana = await backend.member()
  const claim = { guest_key, is_mine: true }
  const { data } = await ana.rpc("claim_guest_work", claim).throwOnError()
  expect(data).toEqual({ state: "claimed", attempts: 2 })
  expect(await left(guest_key)).toEqual({ attempts: 0, courses: 0 })
  const { data: enrollments } = await ana.from("enrollments").select("course_id").throwOnError()
  expect(enrollments).toEqual([{ course_id: course.id }])
  expect((await ana.rpc("guest_work", { guest_key }).throwOnError()).data).toBeNull()
})

test("after a no, what is unfinished is deleted and nothing is attached", async () => {
  const guest_key = await newGuest()
  const ana = await backend.member()
  const { data } = await ana.rpc("claim_guest_work", { guest_key, is_mine: false }).throwOnError()
  expect(data).toEqual({ state: "discarded", attempts: 0 })
  expect(await left(guest_key)).toEqual({ attempts: 1, courses: 0 })
  expect((await ana.from("enrollments").select("course_id").throwOnError()).data).toEqual([])
})

test("a short key is nobody's, and only guests start without an account", async () => {
  const ana = await backend.member()
  expect((await ana.rpc("guest_work", { guest_key: "short" }).throwOnError()).data).toBeNull()
  const { data } = await ana.rpc("claim_guest_work", { guest_key: "short", is_mine: true }).throwOnError()
  expect(data).toEqual({ state: "unknown", attempts: 0 })
  const start = { lesson: course.lessons[0]!.id, guest_key: "short" }
  expect((await backend.visitor.rpc("start_as_guest", start).throwOnError()).data).toBe("no-key")
  expect((await ana.rpc("start_as_guest", start)).error?.code).toBe("42501")
  expect((await backend.visitor.rpc("guest_work", { guest_key: "short" })).error?.code).toBe("42501")
})
