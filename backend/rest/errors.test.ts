import { afterAll, expect, test } from "vitest"
import { STATEMENT_TIMEOUTS_MS } from "../postgres/database.ts"
import { jsonRequest, restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend({ statementTimeouts: STATEMENT_TIMEOUTS_MS })
afterAll(rest.close)

test.each<[method: string, path: string, status: number, code: string]>([
  ["GET", "/nope", 404, "PGRST205"],
  ["POST", "/nope", 404, "PGRST205"],
  ["DELETE", "/nope", 404, "PGRST205"],
  ["GET", "/cats/1", 404, "PGRST125"],
  ["GET", "/rpc/add_named/1", 404, "PGRST125"],
  ["GET", "/rpc/", 404, "PGRST125"],
  ["GET", "/pg_class", 404, "PGRST205"],
  ["GET", "/auth.users", 404, "PGRST205"],
  ["PROPFIND", "/cats", 405, "PGRST117"],
  ["PURGE", "/rpc/add_named", 405, "PGRST117"],
  ["POST", "/", 405, "PGRST117"],
])("%s %s returns %d %s", async (method, path, status, code) => {
  const body = method === "POST" ? "{}" : undefined
  const response = await rest.request(path, { method, body })
  expect([response.status, response.json.code]).toEqual([status, code])
  if (status === 405) expect(response.headers.get("allow")).toContain("GET")
})

test("an error has four fields and its content type", async () => {
  const { json, headers } = await rest.request("/post")
  expect(json).toEqual({
    code: "PGRST205",
    details: null,
    hint: "Perhaps you meant the table 'public.posts'",
    message: "Could not find the table 'public.post' in the schema cache",
  })
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
})

test("an unlike name gets no hint", async () => {
  expect((await rest.request("/qqqqqqqq")).json.hint).toBeNull()
})

test("without permission a visitor gets 401, a member 403", async () => {
  const visitor = await rest.visitor.from("posts").insert({ id: 2000, title: "x" })
  expect([visitor.status, visitor.error?.code]).toEqual([401, "42501"])
  const { headers } = await rest.request("/posts", jsonRequest("POST", { id: 2000, title: "x" }))
  expect(headers.get("www-authenticate")).toBe("Bearer")
  const member = await rest.member()
  const refused = await member.from("partly").select("hidden")
  expect([refused.status, refused.error?.code]).toEqual([403, "42501"])
})

test("throwOnError throws the same error", async () => {
  await expect(rest.visitor.from("nope").select().throwOnError()).rejects.toMatchObject({ code: "PGRST205" })
})

test("slow requests of one network leave connections to everyone else", async () => {
  const from = (address: string) => ({ headers: { "x-client-address": address } })
  const slow = Array.from({ length: 4 }, () => rest.request("/rpc/slow", from("192.0.2.9")))
  const running = `select count(*)::int from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%"slow"%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await rest.sql(running))[0]).toEqual({ count: 2 })
  expect((await rest.request("/cats?limit=1", from("192.0.2.10"))).status).toBe(200)
  expect((await (await rest.member()).from("cats").select("id").limit(1)).error).toBeNull()
  expect((await rest.sql(running))[0]).toEqual({ count: 2 })
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([500, 500, 500, 500])
})

test("cancels a slow statement", async () => {
  const { status, json } = await rest.request("/rpc/slow")
  expect(json).toMatchObject({ code: "57014", message: "canceling statement due to statement timeout" })
  expect(status).toBe(500)
})

test("a table dropped meanwhile is an error response, and is found again after the catalog reloads", async () => {
  await rest.sql("create table public.brief (id int); grant select on public.brief to anon")
  await expect.poll(async () => (await rest.request("/brief")).status).toBe(200)
  await rest.sql("drop table public.brief")
  await expect.poll(async () => (await rest.request("/brief")).json.code).toBe("PGRST205")
})

test("a changed table is returned with its new columns", async () => {
  await rest.sql("create table public.grows (a int); grant select on public.grows to anon")
  await expect.poll(async () => (await rest.request("/grows")).status).toBe(200)
  await rest.sql("alter table public.grows disable row level security; insert into public.grows values (1)")
  await rest.sql("alter table public.grows add column b int default 2")
  await expect.poll(async () => (await rest.request("/grows")).json).toEqual([{ a: 1, b: 2 }])
})

test("a column whose type changed is compared by its new type", async () => {
  await rest.sql("create table public.turns (a int); grant select on public.turns to anon")
  await rest.sql("alter table public.turns disable row level security; insert into public.turns values (1)")
  await expect.poll(async () => (await rest.request("/turns?a=eq.1")).json).toEqual([{ a: 1 }])
  await rest.sql("alter table public.turns alter column a type text using 'is ' || a")
  await expect.poll(async () => (await rest.request("/turns?a=eq.is 1")).json).toEqual([{ a: "is 1" }])
  expect((await rest.request("/turns?a=eq.1")).json).toEqual([])
})

test("replaces connections closed by the server", async () => {
  await rest.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator' and datname = current_database()",
  )
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await rest.request("/cats")).status),
  )
  expect(statuses.every(status => status === 200 || status === 503)).toBe(true)
  expect((await rest.request("/cats")).status).toBe(200)
})

// SECURITY R4: an earlier engine hung after some thousand failing statements.
test("a thousand failing statements do not affect a valid one", async () => {
  const total = Number(process.env.FAILING_STATEMENTS ?? 1000)
  const failing = ["/cats?id=eq.nope", "/rpc/boom", "/posts?title=match.(", "/partly"]
  for (let done = 0; done < total; done += 50) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => rest.request(failing[index % failing.length]!)),
    )
    expect(responses.every(({ status }) => status >= 400 && status < 500)).toBe(true)
  }
  expect((await rest.request("/cats?select=id&id=eq.1")).json).toEqual([{ id: 1 }])
})
