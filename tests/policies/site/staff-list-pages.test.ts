import { afterAll, expect, test } from "vitest"
import { staffPage as articleList } from "#app/features/article-editor/staff-list.tsx"
import { staffPage as subscriberList } from "#app/features/newsletter/staff-list.tsx"
import { staffPage as pictureList } from "#app/features/pictures/staff-list.tsx"
import { staffPage as shiftList } from "#app/features/shifts/staff-list.tsx"
import type { RowsQuery, StaffList } from "#app/lib/staff/define-staff-list.ts"
import { cursorText, keysetPage, PER_PAGE, readListState } from "#app/lib/staff/list-state.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"

const { sql, member, close } = await testBackend()
afterAll(close)

async function staff(role: string, chapter: string | null = null) {
  const [user] = await sql<{ id: string }>(
    "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), gen_random_uuid() || '@example.org', now()) returning id",
  )
  await sql("insert into public.user_roles (user_id, role, chapter_id) values ($1, $2, $3)", [
    user!.id,
    role,
    chapter,
  ])
  return member({ sub: user!.id, aal: "aal2" })
}

/** The ids of all pages of a list, in its order. */
async function everyId<Row extends { id: string }, Detail, Extra>(
  db: FullSupabaseClient,
  list: StaffList<Row, Detail, Extra>,
  query: Record<string, string>,
) {
  const ids: string[] = []
  for (let after = ""; ; ) {
    const state = readListState(list as never, new URLSearchParams({ ...query, after }))
    const rows = list.rows(db, state, new Date().toISOString(), PER_PAGE + 1) as RowsQuery<Row>
    const page = await keysetPage(rows, list.order, state.after)
    ids.push(...page.rows.map(({ id }) => id))
    if (!page.next) return ids
    after = cursorText(page.next)
  }
}

test("editors find articles by a part of the title, also older ones than the search looks at first", async () => {
  await sql(
    `begin; set local session_replication_role = replica;
     insert into public.articles (id, kind, slug, status, title, updated_at)
     select md5(n::text)::uuid, 'press', 'story-' || n, case when n % 2 = 0 then 'draft' else 'review' end::public.article_status,
       case when n > 1100 then 'Needle 50% ' else 'Story ' end || n, now() - n / 3 * interval '1 minute'
     from generate_series(1, 1130) n; commit`,
  )
  const editor = await staff("editor")
  const needles = await everyId(editor, articleList, { q: "eedle 50%" })
  expect(needles).toHaveLength(30)
  expect(new Set(needles).size).toBe(30)
  expect(await everyId(editor, articleList, { q: "NEEDLE", view: "review" })).toHaveLength(15)
  expect(await everyId(editor, articleList, { q: "needle", kind: "blog" })).toEqual([])
  expect(await everyId(editor, articleList, { q: "needle_50" })).toEqual([])
  // Two letters are the beginning of a word.
  expect(await everyId(editor, articleList, { q: "Ne" })).toEqual(expect.arrayContaining(needles))
  expect(await everyId(editor, articleList, { q: "ee" })).toEqual([])
  expect(await everyId(editor, articleList, { q: "story" })).toHaveLength(1100)
  expect(await everyId(await staff("outreach"), articleList, { q: "needle" })).toEqual([])
})

test("outreach pages through all shifts of a view, leads through those of their chapter", async () => {
  const [chapter] = await sql<{ id: string }>(
    `insert into public.chapters (slug, kind, name, city, state)
     values ('shifts', 'city', 'Shifts', 'Austin', 'Texas') returning id`,
  )
  await sql(
    `insert into public.shifts (title, place, chapter_id, starts_at, ends_at, time_zone, capacity, canceled_at, cancel_reason)
     select 'Greet', 'Main library', case when n % 10 = 0 then $1::uuid end, at, at + interval '2 hours', 'America/Chicago', 5,
       case when n % 6 = 0 then now() end, case when n % 6 = 0 then 'Closed today' end
     from (select n, now() - interval '1 hour' + (n / 2 - 30) * interval '1 day' as at from generate_series(0, 119) n) s`,
    [chapter!.id],
  )
  const counts = async (db: FullSupabaseClient) =>
    Promise.all(
      ["ahead", "past", "canceled"].map(async view => (await everyId(db, shiftList, { view })).length),
    )
  expect(await counts(await staff("outreach"))).toEqual([50, 60, 20])
  expect(await counts(await staff("chapter_lead", chapter!.id))).toEqual([4, 6, 4])
  expect(await counts(await staff("editor"))).toEqual([0, 0, 0])
})

test("pictures for the press and those whose consent has ended are found among all, also by words", async () => {
  await sql(
    `insert into public.pictures (id, alt, width, height, widths)
     select md5('picture' || n)::uuid, 'A kit on a table, number ' || n, 640, 480, '{640}' from generate_series(1, 60) n`,
  )
  await sql(
    `insert into public.picture_records (picture_id, consent_note, consent_until)
     select md5('picture' || n)::uuid, 'Signed', current_date + n - 31 from generate_series(1, 60) n`,
  )
  await sql(
    "insert into public.press_pictures (picture_id, approved_at) values (md5('picture5')::uuid, now()), (md5('picture6')::uuid, now())",
  )
  const editor = await staff("editor")
  const all = await everyId(editor, pictureList, {})
  expect(new Set(all).size).toBe(all.length)
  expect(await everyId(editor, pictureList, { q: "number 1" })).toHaveLength(11)
  expect(await everyId(editor, pictureList, { view: "press" })).toHaveLength(2)
  expect(await everyId(editor, pictureList, { view: "press", q: "number 5" })).toHaveLength(1)
  expect(await everyId(editor, pictureList, { view: "ended" })).toHaveLength(30)
  expect(await everyId(editor, pictureList, { view: "ended", q: "number 6" })).toHaveLength(1)
})

test("subscribers of a topic who confirmed at the same moment have pages of their own", async () => {
  await sql(
    `insert into public.newsletter_subscribers (email, topics, confirmed_at)
     select n || '@example.org', case when n % 2 = 0 then '{press}' else '{guidance,events}' end::public.newsletter_topic[],
       case when n > 10 then date '2026-11-01' end from generate_series(1, 110) n`,
  )
  const outreach = await staff("outreach")
  const press = await everyId(outreach, subscriberList, { view: "press" })
  expect(press).toHaveLength(50)
  expect(new Set(press).size).toBe(50)
  expect(await everyId(outreach, subscriberList, { view: "events" })).toHaveLength(50)
  expect(await everyId(await staff("editor"), subscriberList, { view: "press" })).toEqual([])
})
