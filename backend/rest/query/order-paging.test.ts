import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[query: string, ids: number[]]>([
  ["order=id.desc", [3, 2, 1]],
  ["order=id", [1, 2, 3]],
  ["order=id.asc", [1, 2, 3]],
  ["order=parent.nullsfirst,id.desc", [1, 3, 2]],
  ["order=parent.desc.nullslast,id", [2, 3, 1]],
  ["order=parent.asc.nullslast,id", [2, 3, 1]],
  ["order=parent.desc,id", [1, 2, 3]],
  ["order=name.desc", [1, 3, 2]],
  ["order=id&limit=1", [1]],
  ["order=id&limit=1&offset=1", [2]],
  ["order=id&offset=2", [3]],
  ["order=id&limit=0", []],
  ["order=id&limit=x", [1, 2, 3]],
  ["order=", [1, 2, 3]],
])("?%s returns %j", async (query, ids) => {
  const { json } = await rest.request(`/cats?select=id&${query}`)
  expect(json.map((row: { id: number }) => row.id)).toEqual(ids)
})

test.each<[query: string, status: number, code: string]>([
  ["order=id.down", 400, "PGRST100"],
  ["order=id.asc.nullsmiddle", 400, "PGRST100"],
  ["order=id,", 400, "PGRST100"],
  ["order=nope", 400, "42703"],
  ["limit=-1", 416, "PGRST103"],
])("?%s is rejected with %d %s", async (query, status, code) => {
  const response = await rest.request(`/cats?${query}`)
  expect(response.json.code).toBe(code)
  expect(response.status).toBe(status)
})

test.each<[path: string, prefer: string, range: string | null, status: number, contentRange: string]>([
  ["/posts?limit=10", "", null, 200, "0-9/*"],
  ["/posts?limit=10&offset=5", "", null, 200, "5-14/*"],
  ["/posts?limit=10", "count=exact", null, 206, "0-9/900"],
  ["/posts?id=lte.3", "count=exact", null, 200, "0-2/3"],
  ["/posts?id=lt.0", "count=exact", null, 200, "*/0"],
  ["/posts?id=lt.0", "", null, 200, "*/*"],
  ["/posts", "", "0-4", 200, "0-4/*"],
  ["/posts", "count=exact", "10-14", 206, "10-14/900"],
  ["/posts", "count=exact", "895-", 206, "895-899/900"],
  ["/posts?offset=900", "count=exact", null, 206, "*/900"],
  ["/posts?limit=10", "count=planned", null, 206, "0-9/900"],
  ["/posts?limit=10", "count=estimated", null, 206, "0-9/900"],
  ["/posts?offset=5000", "", null, 200, "*/*"],
  ["/comments?select=id,posts!inner(id)&limit=1", "count=exact", null, 206, "0-0/4"],
])("%s with %j and range %j returns %d %s", async (path, prefer, range, status, contentRange) => {
  const { status: got, headers } = await rest.request(path, {
    headers: { prefer, ...(range ? { range } : {}) },
  })
  expect(headers.get("content-range")).toBe(contentRange)
  expect(got).toBe(status)
})

test("an offset beyond the last row is out of range when rows are counted", async () => {
  const { error, status } = await rest.visitor
    .from("posts")
    .select("id", { count: "exact" })
    .range(5000, 5010)
  expect(error).toMatchObject({
    code: "PGRST103",
    message: "Requested range not satisfiable",
    details: "An offset of 5000 was requested, but there are only 900 rows.",
  })
  expect(status).toBe(416)
})

test("rejects a range that ends before it starts", async () => {
  const { status, json } = await rest.request("/posts", { headers: { range: "9-3" } })
  expect(json.code).toBe("PGRST103")
  expect(status).toBe(416)
})

test("no response has more than 1000 rows, of a table or an embed", async () => {
  await rest.sql("insert into public.posts select n, 'More ' || n from generate_series(901, 1500) n")
  await rest.sql("insert into public.comments (post_id, body) select 5, 'many' from generate_series(1, 1100)")
  expect((await rest.request("/posts?select=id")).json).toHaveLength(1000)
  expect((await rest.request("/posts?select=id&limit=5000")).json).toHaveLength(1000)
  const { data, count } = await rest.visitor.from("posts").select("id", { count: "exact" })
  expect([data?.length, count]).toEqual([1000, 1500])
  const [post] = (await rest.request("/posts?select=comments(id)&id=eq.5")).json
  expect(post.comments).toHaveLength(1000)
  await rest.sql("delete from public.comments where body = 'many'")
  await rest.sql("delete from public.posts where id > 900")
})

test("supabase-js can count in all three ways, with and without rows", async () => {
  for (const count of ["exact", "planned", "estimated"] as const) {
    expect((await rest.visitor.from("posts").select("id", { count }).limit(1)).count).toBeGreaterThan(0)
  }
  const head = await rest.visitor.from("posts").select("*", { count: "exact", head: true })
  expect(head).toMatchObject({ count: 900, status: 200, data: null })
})

test("pages of a range are complete and in order", async () => {
  const { data, count } = await rest.visitor
    .from("posts")
    .select("id", { count: "exact" })
    .order("id")
    .range(10, 19)
  expect(data?.map(row => row.id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(count).toBe(900)
})

test("single requires exactly one row, maybeSingle at most one", async () => {
  const posts = () => rest.visitor.from("posts").select()
  const none = await posts().eq("id", -1).single()
  expect(none.error).toMatchObject({ code: "PGRST116", details: "The result contains 0 rows" })
  expect(none.status).toBe(406)
  expect((await posts().single()).error).toMatchObject({
    code: "PGRST116",
    details: "The result contains 900 rows",
  })
  expect(await posts().eq("id", -1).maybeSingle()).toMatchObject({ data: null, error: null })
  expect((await posts().eq("id", 3).maybeSingle()).data).toMatchObject({ id: 3 })
  expect((await posts().in("id", [3, 4]).maybeSingle()).error?.code).toBe("PGRST116")
})
