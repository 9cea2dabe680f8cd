import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "./chapter-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, chapter, lead, outreach, event, date } = chapterPeople(backend)

async function certify(member: string, expires = "2999-01-01") {
  await backend.sql(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria, issued_at, expires_at)
     select replace(gen_random_uuid()::text, '-', ''), $1, id, title, 'Passed the test', '2020-01-01', $2::timestamptz
     from public.courses limit 1`,
    [member, expires],
  )
}

async function report(db: FullSupabaseClient, of: string, people: number | null = 12) {
  const figures = { chapter: of, people: people as number, kits_in_year: 40, trainings: 5 }
  return (await db.rpc("report_chapter_figures", figures).throwOnError()).data
}

async function health(db: FullSupabaseClient, of: string) {
  return (await db.rpc("chapter_health", { chapter: of }).maybeSingle().throwOnError()).data
}

async function openTasks(db: FullSupabaseClient, of: string) {
  const { data } = await db.rpc("chapter_checklist", { chapter: of }).throwOnError()
  return data.flatMap(({ task, is_done }) => (is_done ? [] : [task]))
}

async function plan(db: FullSupabaseClient, of: string, kits: number) {
  return (await db.rpc("set_chapter_allotment", { chapter: of, kits }).throwOnError()).data
}

async function kits(db: FullSupabaseClient, of: string) {
  return (await db.rpc("chapter_kits", { chapter: of }).maybeSingle().throwOnError()).data
}

test("a chapter gets a point each for a recent event, certified leads and current figures", async () => {
  const here = await chapter()
  const { id, db } = await lead(here.id)
  expect(await health(db, here.id)).toMatchObject({ score: 0, last_event_on: null, leads: 1 })
  const lesson = await event(here.id)
  await date(lesson, -95)
  await date(lesson, -2, true)
  await date(lesson, 5)
  await date(await event(here.id, "canceled"), -2)
  expect(await health(db, here.id)).toMatchObject({ score: 0, has_recent_event: false })
  await date(lesson, -80)
  expect(await health(db, here.id)).toMatchObject({ score: 1, has_recent_event: true })
  await certify(id, "2021-01-01")
  expect(await health(db, here.id)).toMatchObject({ score: 1, certified_leads: 0 })
  await certify(id)
  expect(await health(db, here.id)).toMatchObject({ score: 2, certified_leads: 1 })
  expect(await report(db, here.id)).toBe("saved")
  expect(await health(db, here.id)).toMatchObject({ score: 3, has_recent_report: true })
  await backend.sql("update public.chapters set figures_on = current_date - 101 where id = $1", [here.id])
  const second = await lead(here.id)
  expect(await health(second.db, here.id)).toMatchObject({
    ...{ score: 1, leads: 2, certified_leads: 1, has_certified_leads: false, has_recent_report: false },
  })
})

test("leads report figures of 5 and more for their own chapter, and a report without figures counts", async () => {
  const [here, there] = [await chapter(), await chapter()]
  const { db } = await lead(here.id)
  expect([await report(db, here.id), await report(db, there.id)]).toEqual(["saved", "not-allowed"])
  expect([await report(db, here.id, 4), await report(db, here.id, null)]).toEqual(["invalid", "saved"])
  const [row] = await backend.sql(
    "select people, trainings, figures_on = current_date as today from public.chapters where id = $1",
    [here.id],
  )
  expect(row).toEqual({ people: null, trainings: 5, today: true })
})

test("the checklist of a new chapter is checked off by its records", async () => {
  const here = await chapter("forming")
  const staff = await outreach()
  expect(await openTasks(staff, here.id)).toEqual(["lead", "certified", "people", "page", "kits", "event"])
  const { id, db } = await lead(here.id)
  expect(await openTasks(db, here.id)).toEqual(["certified", "people", "page", "kits", "event"])
  await certify(id)
  await backend.sql(
    `update public.chapters set led_by = 'Ana', about = 'We teach in the library.', meets = 'Mondays', meeting_place = 'Library'
     where id = $1`,
    [here.id],
  )
  await plan(staff, here.id, 0)
  await event(here.id, "draft")
  expect(await openTasks(db, here.id)).toEqual(["people", "kits", "event"])
  await plan(staff, here.id, 48)
  await event(here.id)
  const [first, second] = [await account(), await account()]
  await backend.sql(
    "insert into public.chapter_members (chapter_id, user_id) select $1, unnest($2::uuid[])",
    [here.id, [id, first.id]],
  )
  expect(await openTasks(db, here.id)).toEqual(["people"])
  await backend.sql("insert into public.chapter_members (chapter_id, user_id) values ($1, $2)", [
    ...[here.id, second.id],
  ])
  expect(await openTasks(db, here.id)).toEqual([])
})

test("outreach plans the kits of a chapter, and those handed out at its events this quarter are counted", async () => {
  const [here, there] = [await chapter(), await chapter()]
  const staff = await outreach()
  const { db } = await lead(here.id)
  expect([await plan(db, here.id, 48), await plan(staff, here.id, -1)]).toEqual(["not-allowed", "invalid"])
  expect(await plan(staff, crypto.randomUUID(), 48)).toBe("invalid")
  expect(await kits(db, here.id)).toMatchObject({ kits_per_quarter: null, handed_out: 0 })
  expect([await plan(staff, here.id, 48), await plan(staff, here.id, 60)]).toEqual(["saved", "saved"])
  const [mine, other] = [await date(await event(here.id), 1), await date(await event(there.id), 1)]
  await backend.sql(
    `insert into public.kit_handouts (date_id, lot, kits, handed_at, device_id, sequence)
     select d, 'LOT 1', n, t, gen_random_uuid(), 0 from (values
       ($1::uuid, 9, now()), ($1, -2, now()), ($1, 50, date_trunc('quarter', now()) - interval '1 second'), ($2, 70, now())
     ) as v (d, n, t)`,
    [mine, other],
  )
  expect(await kits(db, here.id)).toMatchObject({ kits_per_quarter: 60, handed_out: 7 })
})

test("only leads and outreach read how a chapter is doing", async () => {
  const here = await chapter()
  const other = await lead((await chapter()).id)
  const member = await backend.member({ sub: (await account()).id })
  for (const db of [other.db, member]) {
    expect([await health(db, here.id), await kits(db, here.id)]).toEqual([null, null])
    expect((await db.rpc("chapter_checklist", { chapter: here.id }).throwOnError()).data).toEqual([])
    const row = await db.from("chapters").select("health_score").eq("id", here.id).single().throwOnError()
    expect(row.data).toEqual({ health_score: null })
  }
  const { data } = await (await outreach())
    .rpc("managed_chapters")
    .select("health_score")
    .eq("id", here.id)
    .throwOnError()
  expect(data).toEqual([{ health_score: 0 }])
})
