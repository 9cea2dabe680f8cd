import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
afterAll(database.drop)
const { sql } = database

async function captured(table: string) {
  const rows = await sql<{ op: string; record: unknown; old: unknown }>(
    "select operation as op, record, old_record as old from realtime.outbox where table_name = $1 order by id",
    [table],
  )
  return rows.map(({ op, record, old }) => [op, record, old])
}

function triggers(table: string) {
  return sql(`select tgname as name from pg_trigger where tgrelid = '${table}'::regclass
    and tgname like 'capture%' order by tgname`)
}

test("each row of a statement is captured with its old and new version", async () => {
  await sql(`create table pairs (id int primary key, "record" text); alter publication supabase_realtime add table pairs;
    insert into pairs select n, 'v' || n from generate_series(1, 3) n`)
  await sql("update pairs set id = id + 10, record = record || '!' where id <> 2")
  await sql("delete from pairs where id = 13")
  expect(await captured("pairs")).toEqual([
    ["INSERT", { id: 1, record: "v1" }, null],
    ["INSERT", { id: 2, record: "v2" }, null],
    ["INSERT", { id: 3, record: "v3" }, null],
    ["UPDATE", { id: 11, record: "v1!" }, { id: 1, record: "v1" }],
    ["UPDATE", { id: 13, record: "v3!" }, { id: 3, record: "v3" }],
    ["DELETE", null, { id: 13, record: "v3!" }],
  ])
})

test("upserts, merges and cascades are captured as what they did", async () => {
  await sql(`create table parents (id int primary key, n int);
    create table children (id int primary key, parent int references parents on delete cascade);
    alter publication supabase_realtime add table parents, children;
    insert into parents values (1, 1), (2, 1) on conflict (id) do update set n = 9;
    insert into parents values (1, 2), (3, 2) on conflict (id) do update set n = excluded.n;
    insert into children values (1, 1);
    delete from parents where id = 1`)
  expect((await captured("parents")).map(([op]) => op)).toEqual([
    "INSERT",
    "INSERT",
    "UPDATE",
    "INSERT",
    "DELETE",
  ])
  expect((await captured("children")).map(([op]) => op)).toEqual(["INSERT", "DELETE"])
})

test("triggers follow the publication and its operations", async () => {
  await sql("create table comes (id int primary key)")
  expect(await triggers("comes")).toEqual([])
  await sql("alter publication supabase_realtime add table comes")
  expect(await triggers("comes")).toHaveLength(3)
  await sql("alter publication supabase_realtime set (publish = 'insert')")
  expect(await triggers("comes")).toEqual([{ name: "capture_insert" }])
  await sql("alter publication supabase_realtime set (publish = 'insert, update, delete, truncate')")
  await sql("alter publication supabase_realtime drop table comes")
  expect(await triggers("comes")).toEqual([])
})

test("a partitioned table is captured under its own name, whatever the partition", async () => {
  await sql(`create table whole (id int primary key, n int) partition by range (id);
    create table low partition of whole for values from (0) to (10);
    create table high partition of whole for values from (10) to (20);
    alter publication supabase_realtime add table whole;
    insert into whole values (1, 1), (11, 1);
    update whole set n = 2`)
  expect(await captured("whole")).toHaveLength(4)
})

test("writes succeed even if nothing can be captured", async () => {
  await sql(`create table sturdy (id int primary key); alter publication supabase_realtime add table sturdy;
    alter table realtime.outbox add constraint broken check (table_name <> 'sturdy')`)
  await sql("insert into sturdy values (1)")
  expect(await sql("select id from sturdy")).toEqual([{ id: 1 }])
  expect(await captured("sturdy")).toEqual([])
})

test("a member can write a captured table, but neither read the outbox nor impersonate others", async () => {
  await sql(`create table written (id int primary key); grant insert on written to anon;
    create policy "all" on written for insert with check (true);
    alter publication supabase_realtime add table written`)
  await sql("begin; set local role anon; insert into written values (1); commit")
  expect(await captured("written")).toHaveLength(1)
  for (const question of [
    "table realtime.outbox",
    "table realtime.envelopes",
    "select realtime.publish('{x}')",
    "select realtime.ask_as('[]', '{}')",
    "select realtime.audience(1, 'INSERT', '{}', false, '[]')",
    "select realtime.channel_access('{}')",
  ]) {
    await expect(sql(`begin; set local role authenticated; ${question}; commit`), question).rejects.toThrow(
      /permission denied/,
    )
    await sql("rollback")
  }
})

test("a statement sends one notification, however many rows it changes", async () => {
  await sql(`create table many (id int primary key); alter publication supabase_realtime add table many`)
  const [before] = await sql<{ count: string }>("select count(distinct xid) from realtime.outbox")
  await sql("insert into many select generate_series(1, 1000)")
  const [after] = await sql<{ count: string }>("select count(distinct xid) from realtime.outbox")
  expect(Number(after!.count) - Number(before!.count)).toBe(1)
})

test("a role without access to every schema can still create tables, whatever the plan", async () => {
  for (const plan of ["hashjoin", "mergejoin", "nestloop", "seqscan"]) {
    await sql(`begin; discard plans; set local enable_${plan} = off; set local role postgres;
      create table public.made_without_${plan} (id int primary key);
      alter publication supabase_realtime add table public.made_without_${plan}; commit`)
    expect(await triggers(`made_without_${plan}`)).toHaveLength(3)
  }
})
