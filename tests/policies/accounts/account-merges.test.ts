import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { publishedDate, register, seatsOf } from "../events/event-fixtures.ts"
import { mergeAccountHelpers } from "./merge-accounts.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, requestMerge, emailedCode, mergeCode, viewMerge, merge, passCourse, movableRows } =
  mergeAccountHelpers(backend)
const BASICS = "overdose-response-basics"
const NOTHING = {
  certificates: 0,
  courses: 0,
  attempts: 0,
  surveys: 0,
  kits: 0,
  events: 0,
  chapters: 0,
  applications: 0,
}

test("a merge moves progress and certificates, and notifies both addresses", async () => {
  const [home, school] = [await account(), await account()]
  await passCourse(home.id, BASICS)
  await passCourse(school.id, BASICS)
  await backend.sql(
    `insert into public.survey_responses (course_id, user_id, phase, answers, right_count)
     select id, $1, 'before', '{}', 3 from public.courses where slug = $2`,
    [school.id, BASICS],
  )
  const code = await mergeCode(school, home)
  const moves = { ...NOTHING, certificates: 1, courses: 1, attempts: 1, surveys: 1 }
  expect(await viewMerge(home.db, code)).toEqual({ outcome: "usable", address: school.email, moves })
  expect(await merge(home.db, code)).toBe("merged")
  expect(await movableRows(school.id)).toEqual(NOTHING)
  expect(await movableRows(home.id)).toEqual({
    ...NOTHING,
    certificates: 2,
    courses: 1,
    attempts: 2,
    surveys: 1,
  })
  const { data: done } = await home.db
    .from("account_merges")
    .select("moved, is_other_leaving, merged_at")
    .throwOnError()
  expect(done).toMatchObject([{ moved: moves, is_other_leaving: false }])
  const log = await backend.sql("select kind from public.certificate_events where actor = $1 order by kind", [
    home.id,
  ])
  expect(log.map(row => row.kind)).toEqual(["issued", "issued", "merged"])
  const emails = await backend.sql(
    "select to_address from private.email_outbox where message in ('accounts-merged', 'account-merged-away')",
  )
  expect(emails.map(row => row.to_address).toSorted()).toEqual([home.email, school.email].toSorted())
  expect(await backend.sql("select from public.erasures where user_id = $1", [school.id])).toEqual([])
})

test("a merge moves registrations, and keeps one active registration for a date", async () => {
  const [home, school] = [await account(), await account()]
  const [both, only] = [await publishedDate(backend), await publishedDate(backend)]
  const mine = await register(home.db, both.date)
  const left = await register(school.db, both.date)
  const moved = await register(school.db, only.date)
  const again = await register(home.db, only.date)
  await home.db.rpc("cancel_registration", { registration: again.registration_id! }).throwOnError()
  const code = await mergeCode(school, home)
  expect((await viewMerge(home.db, code)).moves).toEqual({ ...NOTHING, events: 2 })
  expect(await merge(home.db, code)).toBe("merged")
  const idsOf = async (member: string) =>
    (await backend.sql("select id from public.event_registrations where user_id = $1", [member])).map(
      ({ id }) => id,
    )
  expect(new Set(await idsOf(home.id))).toEqual(
    new Set([mine.registration_id, moved.registration_id, again.registration_id]),
  )
  expect(await idsOf(school.id)).toEqual([left.registration_id])
  expect(await seatsOf(backend, only.date)).toMatchObject({ room_taken: 1 })
})

test("gifts move, and stay when the merged account is erased", async () => {
  const [home, school] = [await account(), await account()]
  await backend.sql(
    `insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, paid_at)
     values ($1, 'Ana', $2, 'anonymous', 3000, 'once', now())`,
    [school.id, school.email],
  )
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  await backend.sql("select public.erase_rows($1, $2)", [school.id, school.email])
  const { data } = await home.db.from("donations").select("donor_name").throwOnError()
  expect(data).toEqual([{ donor_name: "Ana" }])
})

test("a merge moves chapters and applications, each membership once, and keeps a removal", async () => {
  const [home, school] = [await account(), await account()]
  const join = async (slug: string, id: string, joined: string, reason: string | null = null) =>
    backend.sql(
      `with place as (
         insert into public.chapters (slug, name, kind, city, state) values ($1, $1, 'city', 'Town', 'Ohio')
         on conflict (slug) do update set name = excluded.name returning id
       )
       insert into public.chapter_members (chapter_id, user_id, joined_at, removal_reason, removed_at)
       select id, $2, $3, $4, case when $4::text is not null then now() end from place`,
      [slug, id, joined, reason],
    )
  await join("in-both", home.id, "2026-05-01")
  await join("in-both", school.id, "2026-02-01")
  await join("of-school", school.id, "2026-03-01")
  await join("removed-at-school", home.id, "2026-04-01")
  await join("removed-at-school", school.id, "2026-06-01", "Rude to visitors")
  await backend.sql(
    `insert into public.chapter_applications (user_id, name, email, role, kind, city, state, expected_members, why)
     values ($1, 'Ana', $2, 'Nurse', 'city', 'Town', 'Ohio', 5, repeat('Because of us. ', 10))`,
    [school.id, school.email],
  )
  const code = await mergeCode(school, home)
  expect((await viewMerge(home.db, code)).moves).toEqual({ ...NOTHING, chapters: 3, applications: 1 })
  expect(await merge(home.db, code)).toBe("merged")
  expect(await movableRows(school.id)).toEqual(NOTHING)
  const { data } = await home.db
    .from("chapter_members")
    .select("joined_at, removal_reason")
    .order("joined_at")
    .throwOnError()
  expect(data.map(row => [row.joined_at.slice(0, 10), row.removal_reason])).toEqual([
    ["2026-02-01", null],
    ["2026-03-01", null],
    ["2026-04-01", "Rude to visitors"],
  ])
  const own = await home.db.from("chapter_applications").select("name").throwOnError()
  expect(own.data).toEqual([{ name: "Ana" }])
})

test("a merge keeps the newer lesson position and moves extra time", async () => {
  const [home, school] = [await account(), await account()]
  const at = (id: string, block: string, reached: string, done: string | null) =>
    backend.sql(
      `insert into public.lesson_progress (user_id, course_id, lesson_id, block, reached_at, done_at)
       select $1, c.id, l.id, $2, $5, $3 from public.lessons l join public.courses c on c.id = l.course_id
       where c.slug = $4 order by l.position limit 1`,
      [id, block, done, BASICS, reached],
    )
  await at(home.id, "opening", "2026-10-31", null)
  await at(school.id, "end", "2026-11-01", "2026-11-01")
  for (const { id } of [home, school])
    await backend.sql(
      "insert into public.enrollments (user_id, course_id) select $1, id from public.courses where slug = $2",
      [id, BASICS],
    )
  await backend.sql("insert into public.quiz_allowances (user_id, extra_percent) values ($1, 50)", [
    school.id,
  ])
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  const [row] = await backend.sql(
    `select p.block, p.done_at is not null as done, e.lessons_done, x.extra_percent
     from public.lesson_progress p join public.enrollments e using (user_id)
       join public.quiz_allowances x using (user_id) where p.user_id = $1`,
    [home.id],
  )
  expect(row).toEqual({ block: "end", done: true, lessons_done: 1, extra_percent: 50 })
})

test("an open quiz or kit request stays when the other account has one too", async () => {
  const [home, school] = [await account(), await account()]
  for (const { id } of [home, school]) {
    await backend.sql(
      `insert into public.quiz_attempts (user_id, course_id, course_version, drawn)
       select $1, id, 1, '[{}]' from public.courses where slug = $2`,
      [id, BASICS],
    )
    await backend.sql(
      "insert into public.kit_requests (user_id, state, quantity, had_naloxone) values ($1, 'Ohio', 1, false)",
      [id],
    )
  }
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  expect(await movableRows(school.id)).toMatchObject({ attempts: 1, kits: 1 })
  expect(await movableRows(home.id)).toMatchObject({ attempts: 1, kits: 1 })
})

test("the other account is deleted only on request, after seven days", async () => {
  const [home, school] = [await account(), await account()]
  expect(await merge(home.db, await mergeCode(school, home), true)).toBe("merged")
  const planned = await backend.sql(
    "select requested_by, due_at > now() + interval '6 days' as has_time from public.erasures where user_id = $1",
    [school.id],
  )
  expect(planned).toEqual([{ requested_by: home.id, has_time: true }])
})

test("a merge does not move roles", async () => {
  const [home, school] = [await account(), await account()]
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [school.id])
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  expect(await backend.sql("select user_id from public.user_roles where role = 'editor'")).toEqual([
    { user_id: school.id },
  ])
})

test("a code works once, for half an hour, until a newer one is sent", async () => {
  const [home, school] = [await account(), await account()]
  const first = await mergeCode(school, home)
  const second = await mergeCode(school, home)
  expect(await merge(home.db, first)).toBe("unknown")
  expect(await merge(home.db, second)).toBe("merged")
  expect(await merge(home.db, second)).toBe("unknown")
  const third = await mergeCode(school, home)
  await backend.sql("update public.account_merges set expires_at = now() where merged_at is null")
  expect(await merge(home.db, third)).toBe("unknown")
})

test("a pass that waits for an instructor moves along", async () => {
  const [home, school] = [await account(), await account()]
  await passCourse(school.id, BASICS)
  await backend.sql(
    "update public.certificates set status = 'suspended', status_reason = 'under-review' where user_id = $1",
    [school.id],
  )
  await passCourse(school.id, BASICS)
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  const { data: waiting } = await home.db.rpc("waiting_certificates").throwOnError()
  expect(waiting).toMatchObject([{ step: "review" }])
  await backend.sql("delete from auth.users where id = $1", [school.id])
  expect((await home.db.rpc("waiting_certificates").throwOnError()).data).toEqual(waiting)
})

test("concurrent requests merge once", async () => {
  const [home, school] = [await account(), await account()]
  await passCourse(school.id, BASICS)
  const code = await mergeCode(school, home)
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => merge(home.db, code)))
  expect(outcomes.toSorted()).toEqual(["merged", ...Array(7).fill("unknown")])
  expect(await movableRows(home.id)).toMatchObject({ certificates: 1, attempts: 1 })
})

test("the outcome never reveals whether an address has an account, and only accounts get an email", async () => {
  const home = await account()
  const unknown = `${crypto.randomUUID()}@example.org`
  expect(await requestMerge(home.db, unknown)).toBe("sent")
  expect(await emailedCode(unknown)).toBeUndefined()
  expect(await requestMerge(home.db, "no address")).toBe("invalid")
  expect(await requestMerge(home.db, home.email.toUpperCase())).toBe("own-address")
  for (let request = 0; request < 4; request++) expect(await requestMerge(home.db, unknown)).toBe("sent")
  expect(await requestMerge(home.db, unknown)).toBe("too-many")
})
