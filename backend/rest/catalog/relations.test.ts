import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

async function createSchema(sql: string, readyPath: string) {
  await rest.sql(sql)
  await expect.poll(async () => (await rest.request(readyPath)).status).not.toBe(404)
}

test("a view of a junction is not a junction", async () => {
  await createSchema("create view public.members as select * from public.memberships", "/members")
  await rest.sql("grant select on public.members to anon")
  const { json } = await rest.request("/people?select=clubs!memberships(name)&id=eq.1")
  expect(json).toEqual([{ clubs: [{ name: "Chess" }] }])
  expect((await rest.request("/people?select=clubs!members(name)")).json.code).toBe("PGRST200")
})

test("a view with a join and subqueries keeps the origin of each column", async () => {
  await createSchema(
    `create view public.joined as
      select c.id as key, p.id as post_key, c.post_id as on_post, (select count(*) from public.cats) as cats,
        '{x}' as "bra{ce"
      from public.comments c join (select id from public.posts where id > 0) p on p.id = c.post_id
      where c.id in (select id from public.comments);
     grant select on public.joined to anon`,
    "/joined",
  )
  const { json } = await rest.request('/joined?select=key,on_post(title),comments(id),cats,"bra{ce"&key=eq.4')
  expect(json).toEqual([
    { key: 4, on_post: { title: "Post 4" }, comments: [{ id: 4 }], cats: 3, "bra{ce": "{x}" },
  ])
})

test("a view of a union has no origins and embeds nothing", async () => {
  await createSchema(
    `create view public.both as
      select id, post_id from public.comments where id < 3 union all select id, post_id from public.comments where id > 3;
     grant select on public.both to anon`,
    "/both",
  )
  expect((await rest.request("/both?select=id&order=id.desc&limit=1")).json).toEqual([{ id: 4 }])
  expect((await rest.request("/both?select=id,posts(id)")).json.code).toBe("PGRST200")
})

test("an unexposed table can be neither read nor embedded", async () => {
  await createSchema(
    `create schema vault;
     create table vault.codes (id int primary key);
     create table public.doors (id int primary key, code int references vault.codes);
     grant select on public.doors to anon`,
    "/doors",
  )
  expect((await rest.request("/doors?select=id,codes(id)")).json.code).toBe("PGRST200")
  expect((await rest.request("/doors?select=id,code(id)")).json.code).toBe("PGRST200")
  expect((await rest.request("/codes")).json.code).toBe("PGRST205")
})

test("a partitioned table is one table", async () => {
  await createSchema(
    `create table public.days (day date, n int, primary key (day)) partition by range (day);
     create table public.days_2026 partition of public.days for values from ('2026-01-01') to ('2027-01-01');
     insert into public.days values ('2026-05-05', 1);
     alter table public.days disable row level security;
     grant select on public.days to anon`,
    "/days",
  )
  expect((await rest.request("/days?n=eq.1")).json).toEqual([{ day: "2026-05-05", n: 1 }])
  expect((await rest.request("/days_2026")).json.code).toBe("PGRST205")
})

test("a materialized view is read like a table", async () => {
  await createSchema(
    `create materialized view public.snapshot as select id, name from public.cats;
     grant select on public.snapshot to anon`,
    "/snapshot",
  )
  expect((await rest.request("/snapshot?id=eq.1")).json).toEqual([{ id: 1, name: "Root" }])
})
