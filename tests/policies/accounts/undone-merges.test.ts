import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { publishedDate, register } from "../events/event-fixtures.ts"
import { mergeAccountHelpers } from "./merge-accounts.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { account, mergeCode, merge, passCourse } = mergeAccountHelpers(backend)
const BASICS = "overdose-response-basics"

type Person = Awaited<ReturnType<typeof account>>

/** The tables whose moved rows are noted. */
async function notedTables() {
  const rows = await sql<{ name: string }>(
    `select t.tgrelid::regclass::text as name from pg_trigger t where t.tgname = 'note_merged_row'`,
  )
  return rows.map(({ name }) => (name.includes(".") ? name : `public.${name}`)).sort()
}

/** All rows of a person in the noted tables, without the time of the last change. */
async function rowsOf(person: Person) {
  const tables = await notedTables()
  const parts = tables.map(
    table => `select '${table}' as name, to_jsonb(t) - 'updated_at' as row from ${table} t
      where t.${table === "private.stock_movements" ? "made_by" : "user_id"} = $1`,
  )
  return sql(`select * from (${parts.join(" union all ")}) r order by name, row::text`, [person.id])
}

/** A person with a certificate, a test, a survey, progress, a chapter, a spot at an event and hours. */
async function busyAccount() {
  const person = await account()
  await passCourse(person.id, BASICS)
  await sql(
    `insert into public.survey_responses (course_id, user_id, phase, answers, right_count)
     select id, $1, 'before', '{}', 3 from public.courses where slug = $2`,
    [person.id, BASICS],
  )
  await sql(
    `insert into public.lesson_progress (user_id, course_id, lesson_id, block, block_index)
     select $1, l.course_id, l.id, 'b1', 1 from public.lessons l join public.courses c on c.id = l.course_id
     where c.slug = $2 limit 1`,
    [person.id, BASICS],
  )
  await sql(
    `with chapter as (insert into public.chapters (slug, name, kind, city, state)
       values ('c-' || $2, 'A chapter', 'city', 'Springfield', 'Ohio') returning id)
     insert into public.chapter_members (chapter_id, user_id) select id, $1 from chapter`,
    [person.id, person.id.slice(0, 8)],
  )
  const { date } = await publishedDate(backend)
  await register(person.db, date)
  await sql(
    "insert into public.volunteer_hours (user_id, name, day, minutes, task) values ($1, 'Ana', '2026-01-02', 60, 'Outreach')",
    [person.id],
  )
  return person
}

async function administrator(...opened: Person[]) {
  const { id } = await account()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id])
  const db = await backend.member({ sub: id, aal: "aal2" })
  for (const { id: person } of opened)
    await db.rpc("open_person", { person, reason: "asked-for-help", note: "" }).throwOnError()
  return { id, db }
}

async function mergeOf(home: Person, school: Person) {
  expect(await merge(home.db, await mergeCode(school, home))).toBe("merged")
  const [row] = await sql<{ id: string }>("select id from public.account_merges where asker = $1", [home.id])
  return row!.id
}

test("every table that a step of the merge changes notes its rows", async () => {
  const steps = await sql<{ source: string }>(
    "select prosrc as source from pg_proc p join private.merge_steps s on s.name = p.proname",
  )
  const changed = steps.flatMap(({ source }) =>
    [...source.matchAll(/\b(?:update|delete from) ((?:public|private)\.\w+)/g)].map(([, table]) => table!),
  )
  // The history of certificates names who did something, and stays.
  const expected = new Set(changed.filter(table => table !== "public.certificate_events"))
  const noted = await notedTables()
  expect(noted).toEqual([...expected].sort())
  // Undoing compares whole rows.
  const readable = `select n from unnest($1::text[]) n where has_table_privilege('function_owner', n, 'select')`
  expect((await sql(readable, [noted])).length).toBe(noted.length)
})

test("an undone merge gives both people back their own rows, and is in the audit log", async () => {
  const [home, school] = [await account(), await busyAccount()]
  const [before, own] = [await rowsOf(school), await rowsOf(home)]
  expect(new Set(before.map(({ name }) => name)).size).toBeGreaterThan(6)
  const id = await mergeOf(home, school)
  expect(await rowsOf(school)).toEqual([])
  const { db, id: actor } = await administrator(home)
  const [shown] = (await db.rpc("person_merges", { person: home.id }).throwOnError()).data
  expect(shown).toMatchObject({ id, is_asker: true, other_id: school.id, state: "undoable" })
  expect((await db.rpc("undo_merge", { merge: id }).throwOnError()).data).toBe("undone")
  expect(await rowsOf(school)).toEqual(before)
  // What was joined stays in this account too.
  const joined = ["public.chapter_members", "public.enrollments", "public.lesson_progress"]
  const kept = await rowsOf(home)
  expect([...new Set(kept.map(({ name }) => name))]).toEqual(joined)
  expect(own).toEqual([])
  expect((await db.rpc("undo_merge", { merge: id }).throwOnError()).data).toBe("undone")
  expect(
    await sql(
      "select verb::text from public.audit_entries where actor = $1 and record_kind = 'account_merges'",
      [actor],
    ),
  ).toEqual([{ verb: "changed" }])
  const emails = await sql("select to_address from private.email_outbox where message = 'merge-undone'")
  expect(emails.map(row => row.to_address).toSorted()).toEqual([home.email, school.email].toSorted())
  expect(
    (await home.db.from("account_merges").select("undone_at").throwOnError()).data[0]!.undone_at,
  ).toBeTruthy()
})

test.each([
  ["changed", "update public.volunteer_hours set minutes = 90 where user_id = $1"],
  ["changed", "delete from public.survey_responses where user_id = $1"],
  ["too-late", "update public.account_merges set undo_until = now() - interval '1 second' where asker = $1"],
  ["too-late", "update public.account_merges set undo_until = null where asker = $1"],
])("a merge stays when it is %s", async (outcome, change) => {
  const [home, school] = [await account(), await busyAccount()]
  const id = await mergeOf(home, school)
  const { db } = await administrator(school)
  await sql(change, [home.id])
  const moved = await rowsOf(home)
  expect((await db.rpc("undo_merge", { merge: id }).throwOnError()).data).toBe(outcome)
  expect(await rowsOf(home)).toEqual(moved)
})

test("a merge stays when an account is being deleted or has the same again", async () => {
  const [home, school] = [await account(), await busyAccount()]
  const id = await mergeOf(home, school)
  const { db } = await administrator(home)
  await sql("select private.schedule_erasure($1, $1, 'asked', now() + interval '7 days')", [school.id])
  expect((await db.rpc("undo_merge", { merge: id }).throwOnError()).data).toBe("being-deleted")
  await sql("delete from public.erasures where user_id = $1", [school.id])
  await sql(
    `insert into public.survey_responses (course_id, user_id, phase, answers, right_count)
     select id, $1, 'before', '{}', 3 from public.courses where slug = $2`,
    [school.id, BASICS],
  )
  const moved = await rowsOf(home)
  expect((await db.rpc("undo_merge", { merge: id }).throwOnError()).data).toBe("changed")
  expect(await rowsOf(home)).toEqual(moved)
})

test("only an administrator who opened a record undoes a merge, and the notes go after 30 days", async () => {
  const [home, school] = [await account(), await busyAccount()]
  const id = await mergeOf(home, school)
  const { db } = await administrator()
  for (const caller of [db, home.db, school.db])
    expect((await caller.rpc("undo_merge", { merge: id }).throwOnError()).data).toBe("not-allowed")
  expect((await db.rpc("person_merges", { person: home.id }).throwOnError()).data).toEqual([])
  expect((await backend.visitor.rpc("undo_merge", { merge: id })).error?.code).toBe("42501")

  const noted = "select count(*)::int as rows from private.merged_rows where merge_id = $1"
  await sql("select private.delete_old_merge_requests()")
  expect((await sql(noted, [id]))[0]!.rows).toBeGreaterThan(6)
  await sql("update public.account_merges set undo_until = now() - interval '1 second' where id = $1", [id])
  await sql("select private.delete_old_merge_requests()")
  await sql("select private.delete_old_merge_requests()")
  expect(await sql(noted, [id])).toEqual([{ rows: 0 }])
})
