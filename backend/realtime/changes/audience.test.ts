import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
afterAll(database.drop)
const { sql } = database
const [ada, ben] = [randomUUID(), randomUUID()]
const CALLERS = {
  visitor: { role: "anon", claims: "{}" },
  ada: { role: "authenticated", claims: JSON.stringify({ sub: ada, role: "authenticated" }) },
  ben: { role: "authenticated", claims: JSON.stringify({ sub: ben, role: "authenticated" }) },
  service: { role: "service_role", claims: "{}" },
}

/** Creates a table, runs `statement` on it, and returns who may see each change. */
async function seers(definition: string, statement: string) {
  await sql(`${definition}; alter publication supabase_realtime add table t`)
  await sql("delete from realtime.outbox")
  await sql(statement)
  const responses: string[][] = []
  for (const { id } of await sql<{ id: string }>("select id from realtime.outbox order by id")) {
    const [response] = await sql<{ sees: boolean[] }>(
      `select realtime.audience(relation, operation, coalesce(record, old_record), is_cut, $2) -> 'sees' as sees
        from realtime.outbox where id = $1`,
      [id, JSON.stringify(Object.values(CALLERS))],
    )
    responses.push(Object.keys(CALLERS).filter((_, index) => response!.sees[index]))
  }
  await sql("drop table t")
  return responses
}

const TABLE = `create table public.t (id int primary key, owner uuid, "Group" text, t int, found int, wanted jsonb);
  grant select on public.t to anon, authenticated, service_role`

test.each([
  ["no policy", "", [["service"]]],
  [
    "one for everybody",
    "create policy p on t for select using (true)",
    [["visitor", "ada", "ben", "service"]],
  ],
  ["the owner", "create policy p on t for select using (owner = (select auth.uid()))", [["ada", "service"]]],
  [
    "one for members",
    "create policy p on t for select to authenticated using (true)",
    [["ada", "ben", "service"]],
  ],
  ["one for writing only", "create policy p on t for update using (true)", [["service"]]],
  ["one for everything", "create policy p on t to anon using (true)", [["visitor", "service"]]],
  [
    "two that add up and one that restricts",
    `create policy a on t for select to anon using (true); create policy b on t for select using (owner = auth.uid());
      create policy c on t as restrictive for select to authenticated using (t < 0)`,
    [["visitor", "service"]],
  ],
  [
    "one on odd names",
    `create policy p on t for select using (t.t = 5 and t."Group" = 'x' and found = 6)`,
    [["visitor", "ada", "ben", "service"]],
  ],
  [
    "one that asks the table itself",
    "create policy p on t for select to anon using (exists (select from pg_class where oid = 't'::regclass and t.id = 1))",
    [["visitor", "service"]],
  ],
  [
    "one that asks for what is hidden",
    "create policy p on t for select using (exists (select from auth.users))",
    [["service"]],
  ],
  ["one that fails", "create policy p on t for select using (1 / (t - 5) > 0)", [["service"]]],
  [
    "one that fails for some",
    "create policy p on t for select to authenticated using ((auth.jwt() ->> 'sub')::uuid = owner or (auth.jwt() ->> 'n')::int = 1)",
    [["ada", "service"]],
  ],
  [
    "none, and row level security is off",
    "alter table t disable row level security",
    [["visitor", "ada", "ben", "service"]],
  ],
  [
    "one for everybody, and no grant",
    "create policy p on t for select using (true); revoke select on t from anon",
    [["ada", "ben", "service"]],
  ],
])("policy: %s", async (_what, policies, expected) => {
  const row = `insert into t values (1, '${ada}', 'x', 5, 6, '{}')`
  expect(await seers(`${TABLE}; ${policies}`, row)).toEqual(expected)
  expect(await seers(`${TABLE}; ${policies}; ${row}`, "delete from t")).toEqual(expected)
})

test("functions in policies use the same search path as in a query", async () => {
  await sql(`create table staff (member uuid); insert into staff values ('${ben}');
    create function is_teacher() returns boolean language sql stable security definer set search_path = ''
      as 'select exists (select from public.staff where member = auth.uid())';
    create table limits (limit_of int); insert into limits values (2);
    create function is_early(n int) returns boolean language sql stable as 'select n < (select max(limit_of) from limits)';
    alter table limits disable row level security; grant select on limits to anon, authenticated`)
  const policy = "create policy p on t for select using (is_teacher() and is_early(id))"
  expect(await seers(`${TABLE}; ${policy}`, "insert into t (id) values (1), (3)")).toEqual([
    ["ben", "service"],
    ["service"],
  ])
})

test("when a row changes its owner, only the new owner is notified", async () => {
  const policy = "create policy p on t for select using (owner = (select auth.uid()))"
  const row = `insert into t (id, owner) values (1, '${ada}')`
  const change = `update t set owner = '${ben}'`
  expect(await seers(`${TABLE}; ${policy}; ${row}`, change)).toEqual([["ben", "service"]])
})

test("policies run after the commit: access through a row deleted in the same transaction is gone", async () => {
  await sql(`create table rooms (id int primary key, member uuid); grant select on rooms to authenticated;
    create policy p on rooms for select using (member = auth.uid());
    insert into rooms values (1, '${ada}'), (2, '${ada}')`)
  const inRoom = "create policy p on t for select using (exists (select from rooms where rooms.id = t.t))"
  const rows = "insert into t (id, t) values (1, 1), (2, 2)"
  const cascade = "alter table t add foreign key (t) references rooms on delete cascade"
  expect(await seers(`${TABLE}; ${inRoom}; ${rows}; ${cascade}`, "delete from rooms where id = 1")).toEqual([
    ["service"],
  ])
})

test("a row without a key is checked as captured, and hidden once its table has more columns", async () => {
  const keyless = `create table public.t (n int); alter table t replica identity full; grant select on t to anon, service_role;
    create policy p on t for select using (n > 1)`
  expect(await seers(keyless, "insert into t values (1), (2); delete from t")).toEqual([
    ["service"],
    ["visitor", "service"],
    ["service"],
    ["visitor", "service"],
  ])
  const added = "alter table t add column late int"
  expect(await seers(keyless, `insert into t values (2); ${added}`)).toEqual([[]])
})

test("neither role nor plan leaks into the next query", async () => {
  const responses = await seers(
    `${TABLE}; create policy p on t for select to anon using (true)`,
    "insert into t values (1)",
  )
  expect(responses).toEqual([["visitor", "service"]])
  const [now] = await sql(
    "select current_user = session_user as same, (select count(*) from pg_prepared_statements) as plans",
  )
  expect(now).toEqual({ same: true, plans: "0" })
})

test("the publication's row filter and column list apply to everyone", async () => {
  await sql(`${TABLE}; create policy p on t for select using (true);
    alter table t replica identity full;
    alter publication supabase_realtime add table t (id, t) where (t > 5);
    delete from realtime.outbox; insert into t (id, t) values (1, 5), (2, 6)`)
  const responses = await sql<{ answer: { published: string[]; sees: boolean[] } }>(
    `select realtime.audience(relation, operation, record, is_cut, '[{"role": "service_role", "claims": "{}"}]') as answer
      from realtime.outbox order by id limit 1 offset $1`,
    [1],
  )
  expect(responses[0]!.answer).toMatchObject({ published: ["id", "t"], sees: [true] })
  const [hidden] = await sql<{ sees: boolean[] }>(
    `select realtime.audience(relation, operation, record, is_cut, '[{"role": "service_role", "claims": "{}"}]') -> 'sees' as sees
      from realtime.outbox order by id limit 1`,
  )
  expect(hidden).toEqual({ sees: [false] })
  await sql("drop table t")
})
