import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[method: string, path: string, prefer: string, applied: string | null]>([
  ["GET", "/cats", "count=exact", "count=exact"],
  ["GET", "/cats", "count=planned, handling=lenient", "count=planned, handling=lenient"],
  ["GET", "/cats", "return=representation", null],
  ["GET", "/cats", "count=nope", null],
  ["POST", "/letters", "return=minimal", "return=minimal"],
  ["POST", "/letters", "return=representation, count=exact", "return=representation, count=exact"],
  ["POST", "/grid", "resolution=ignore-duplicates", "resolution=ignore-duplicates"],
  ["POST", "/letters", "missing=default", "missing=default"],
  ["POST", "/letters", "tx=rollback", null],
  ["PATCH", "/cats?id=eq.1", "return=headers-only", "return=headers-only"],
  ["PATCH", "/cats?id=eq.1", "handling=strict, max-affected=1", "handling=strict, max-affected=1"],
  ["PATCH", "/cats?id=eq.1", "max-affected=1", null],
  ["DELETE", "/cats?id=eq.-1", "count=exact", "count=exact"],
  ["POST", "/rpc/nothing", "handling=strict", "handling=strict"],
])("%s %s with %j applies %j", async (method, path, prefer, applied) => {
  const body = path.startsWith("/grid") ? { x: 0, y: 0 } : path.startsWith("/cats") ? { st: "p" } : {}
  const init =
    method === "GET" || method === "DELETE"
      ? { method, headers: { prefer } }
      : jsonRequest(method, body, prefer)
  const { status, headers } = await rest.requestAsAdmin(path, init)
  expect(status).toBeLessThan(300)
  expect(headers.get("preference-applied")).toBe(applied)
})

test.each<[method: string, path: string, prefer: string, contentRange: string]>([
  ["POST", "/letters", "count=exact", "*/1"],
  ["POST", "/letters", "", "*/*"],
  ["PATCH", "/cats?id=lte.2", "count=exact", "0-1/2"],
  ["PATCH", "/cats?id=lte.2", "", "0-1/*"],
  ["PATCH", "/cats?id=eq.-1", "count=exact", "*/0"],
  ["DELETE", "/comments?id=eq.1", "count=exact", "*/1"],
  ["DELETE", "/comments?id=eq.2", "", "*/*"],
])("%s %s with %j has the range %s", async (method, path, prefer, contentRange) => {
  const { headers } = await rest.requestAsAdmin(
    path,
    jsonRequest(method, method === "PATCH" ? { st: "r" } : {}, prefer),
  )
  expect(headers.get("content-range")).toBe(contentRange)
})

test("headers-only returns the location of the new row", async () => {
  const response = await rest.requestAsAdmin(
    "/grid",
    jsonRequest("POST", { x: 3, y: 4 }, "return=headers-only"),
  )
  expect([response.status, response.text]).toEqual([201, ""])
  expect(response.headers.get("location")).toBe("/grid?x=eq.3&y=eq.4")
})

test("strict handling reports unknown preferences", async () => {
  const { status, json } = await rest.request("/cats", { headers: { prefer: "handling=strict, foo, bar=1" } })
  expect(json).toEqual({
    code: "PGRST122",
    details: "Invalid preferences: foo, bar=1",
    hint: null,
    message: "Invalid preferences given with handling=strict",
  })
  expect(status).toBe(400)
})

test("lenient handling ignores unknown preferences", async () => {
  expect((await rest.request("/cats", { headers: { prefer: "handling=lenient, foo" } })).status).toBe(200)
})

test("timezone is not a supported preference", async () => {
  const headers = { prefer: "timezone=America/Chicago" }
  const lenient = await rest.request("/cats?select=at&id=eq.1", { headers })
  expect(lenient.json).toEqual([{ at: "2026-01-02T03:04:05+00:00" }])
  expect(lenient.headers.get("preference-applied")).toBeNull()
  const strict = await rest.request("/cats", {
    headers: { prefer: "handling=strict, timezone=America/Chicago" },
  })
  expect([strict.status, strict.json.code]).toEqual([400, "PGRST122"])
})

test("the first of two equal preferences applies", async () => {
  const { headers } = await rest.request("/cats?limit=1", {
    headers: { prefer: "count=exact, count=planned" },
  })
  expect(headers.get("preference-applied")).toBe("count=exact")
})

test("callers cannot request a rollback, as on hosted", async () => {
  const { error } = await rest.admin.from("cats").insert({ id: 90, name: "Stays" }).rollback()
  expect(error).toBeNull()
  expect(await rest.sql("select name from public.cats where id = 90")).toEqual([{ name: "Stays" }])
})

test("supabase-js counts deleted rows", async () => {
  await rest.admin.from("cats").insert([
    { id: 91, name: "One" },
    { id: 92, name: "Two" },
  ])
  const { count, status } = await rest.admin.from("cats").delete({ count: "exact" }).in("id", [91, 92])
  expect([status, count]).toEqual([204, 2])
})

test("max-affected applies only to functions that return rows", async () => {
  const strict = { prefer: "handling=strict, max-affected=0", "content-type": "application/json" }
  const set = await rest.requestAsAdmin("/rpc/write_cat", {
    method: "POST",
    body: '{"cat":1}',
    headers: strict,
  })
  expect([set.status, set.json.code]).toEqual([400, "PGRST124"])
  expect(await rest.sql("select 1 from public.cats where st = 'written'")).toEqual([])
  const scalar = await rest.requestAsAdmin("/rpc/add_named", {
    method: "POST",
    body: '{"a":1}',
    headers: strict,
  })
  expect([scalar.status, scalar.json.code]).toEqual([400, "PGRST128"])
})
