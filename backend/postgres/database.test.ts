import pg from "pg"
import { afterAll, expect, onTestFinished, test, vi } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { type Caller, Database, type RequestContext } from "./database.ts"
import { parseDatabaseUrl } from "./setup/external-server.ts"
import { gatewayTarget } from "./setup/setup.ts"

const testing = await testDatabase()
await testing.sql(`
  create table public.notes (id int primary key, twin int references public.notes deferrable initially deferred);
  grant all on public.notes to service_role`)
// One connection, so that state left behind by a request would reach the next one.
const pool = new pg.Pool({ ...gatewayTarget(parseDatabaseUrl(testing.url)), max: 1, idleTimeoutMillis: 0 })
const database = new Database(pool)
afterAll(async () => {
  await database.close()
  await testing.drop()
})

test("role, claims and settings do not leak into the next request", async () => {
  const claims = { sub: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }
  expect(await ask("authenticated", "select current_user, auth.uid()::text", claims)).toEqual([
    ["authenticated", claims.sub],
  ])
  expect(await ask("anon", "select current_user, auth.uid()::text")).toEqual([["anon", null]])
  await expect(ask("service_role", "select 1/0", claims)).rejects.toThrow("division by zero")
  const { rows } = await pool.query(
    "select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims",
  )
  expect(rows).toEqual([{ role: "authenticator", claims: null }])
})

test("the login can read nothing and switch only to the three API roles", async () => {
  await expect(pool.query("select * from public.site_settings")).rejects.toThrow("permission denied")
  await expect(pool.query("set role postgres")).rejects.toThrow("permission denied")
  await expect(ask("anon", "select * from backend.keys")).rejects.toThrow("permission denied")
  await expect(ask("service_role", "select * from backend.keys")).rejects.toThrow("permission denied")
})

test("cancels a slow statement and keeps the connection", async () => {
  await expect(ask("anon", "select pg_sleep(10)")).rejects.toMatchObject({ code: "57014" })
  expect(await ask("anon", "select 1")).toEqual([["1"]])
})

test("the timer of a statement ends with the statement", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await ask("anon", "select 1")).toEqual([["1"]])
  await expect(ask("anon", "select 1/0")).rejects.toThrow("division by zero")
  expect(vi.getTimerCount()).toBe(0)
})

test("a read cannot write", async () => {
  const writing = ask("service_role", "insert into notes (id) values (100)")
  await expect(writing).rejects.toMatchObject({ code: "25006" })
})

test("an error between valid statements leaves the connection usable", async () => {
  for (let round = 0; round < 5; round++) {
    await expect(ask("anon", "select nothing_of_the_kind")).rejects.toMatchObject({ code: "42703" })
    await expect(insert("1", null, () => true, "not a number")).rejects.toMatchObject({ code: "22P02" })
    expect(await ask("anon", "select 'fine'")).toEqual([["fine"]])
  }
})

test("the caller decides whether a write is committed", async () => {
  await insert("1", null, () => false)
  expect(await ask("service_role", "select id::text from notes where id = 1")).toEqual([])
  await insert("1", null, () => true)
  expect(await ask("service_role", "select id::text from notes where id = 1")).toEqual([["1"]])
})

test("a deferred constraint fails the write and rolls it back", async () => {
  await expect(insert("2", "77", () => true)).rejects.toMatchObject({ code: "23503" })
  expect(await ask("service_role", "select id::text from notes where id = 2")).toEqual([])
})

test("the number of prepared statements is limited, whatever the query shapes", async () => {
  for (let n = 0; n < 250; n++) {
    await ask("anon", `select ${n}`)
    if (n % 10 === 0) await ask("anon", `select missing_${n}`).catch(() => {})
  }
  const [[count] = []] = await ask("anon", "select count(*)::text from pg_prepared_statements")
  expect(Number(count)).toBeLessThanOrEqual(101)
})

test("a prepared query survives a change of its table", async () => {
  await testing.sql("create table public.growing (a int); grant select on public.growing to service_role")
  expect(await ask("service_role", "select * from growing")).toEqual([])
  await testing.sql(
    "alter table public.growing add column b text; insert into public.growing values (1, 'two')",
  )
  expect(await ask("service_role", "select * from growing")).toEqual([["1", "two"]])
})

test("after the server closes the connection the next query gets a new one", async () => {
  const [[pid] = []] = await ask("anon", "select pg_backend_pid()::text")
  await testing.sql("select pg_terminate_backend($1)", [pid])
  await expect.poll(() => ask("anon", "select 'back'")).toEqual([["back"]])
})

async function ask(role: Caller["role"], text: string, claims: Record<string, unknown> = {}) {
  return (await database.read(context(role, claims), { text, values: [] })).rows
}

function insert(id: string, twin: string | null, keep: () => boolean, ...more: string[]) {
  const text = `insert into notes (id, twin) values ($1::int, $2::int)${more.length ? ", ($3::int, null)" : ""}`
  return database.write(context("service_role"), { text, values: [id, twin, ...more] }, keep)
}

function context(role: Caller["role"], claims: Record<string, unknown> = {}): RequestContext {
  return { role, claims, method: "GET", path: "/", headers: {} }
}
