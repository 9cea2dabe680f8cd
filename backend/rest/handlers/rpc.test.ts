import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[name: string, body: unknown, expected: unknown]>([
  ["add_named", { a: 1, b: 2 }, 3],
  ["add_named", { a: 1 }, 11],
  ["echo_json", { a: 1, b: { x: [1] } }, { a: 1, b: { x: [1] } }],
  ["echo_json", { a: 1 }, { a: 1, b: {} }],
  ["one_post", { post: 3 }, { id: 3, title: "Post 3", body: "Body of 3", mood: "calm" }],
  ["numbers", { up_to: 3 }, [1, 2, 3]],
  ["numbers", { up_to: 0 }, []],
  ["totals", { factor: 2 }, { low: 2, high: 20 }],
  [
    "rows_of",
    { n: 2 },
    [
      { place: 1, word: "word 1" },
      { place: 2, word: "word 2" },
    ],
  ],
  ["sum_all", { nums: [1, 2, 3] }, 6],
  ["array_length_of", { list: ["a", "b,c"] }, 2],
  ["whole_json", { any: ["thing"] }, { any: ["thing"] }],
  ["whole_json", [1, 2], [1, 2]],
  ["overloaded", { a: 1 }, "one"],
  ["overloaded", { a: 1, b: 2 }, "two"],
  ["echo_json", { a: null }, { a: null, b: {} }],
])("rpc %s(%j) returns %j", async (name, body, expected) => {
  const { status, json } = await rest.request(`/rpc/${name}`, jsonRequest("POST", body))
  expect(json).toEqual(expected)
  expect(status).toBe(200)
})

test.each<[query: string, expected: unknown]>([
  ["add_named?a=1&b=2", 3],
  ["add_named?a=1", 11],
  ['echo_json?a=1&b={"x":1}', { a: 1, b: { x: 1 } }],
  ["sum_all?nums=1&nums=2&nums=3", 6],
  ["sum_all?nums={4,5}", 9],
  ["array_length_of?list={a,b,c}", 3],
  ["words_of?n=1", [{ word: "word 1" }]],
  ["rows_of?n=3&place=gt.2", [{ place: 3, word: "word 3" }]],
  ["rows_of?n=3&select=word&order=place.desc&limit=1", [{ word: "word 3" }]],
  ["search_posts?q=Post 90&select=id&order=id", [{ id: 90 }, { id: 900 }]],
  [
    "search_posts?q=Post 2&id=eq.2&select=id,comments(id)",
    [{ id: 2, comments: [{ id: 1 }, { id: 2 }, { id: 3 }] }],
  ],
  ["search_posts?q=Post&select=id,comments!inner()&comments.body=eq.c4", [{ id: 4 }]],
  ["totals?factor=3&select=high", { high: 30 }],
  ["one_post?post=2&select=id,comments(count)", { id: 2, comments: [{ count: 3 }] }],
])("rpc by GET: %s", async (query, expected) => {
  const { status, json } = await rest.request(`/rpc/${query}`)
  expect(json).toEqual(expected)
  expect(status).toBe(200)
})

test("a function without a result returns 204", async () => {
  const response = await rest.request("/rpc/nothing", { method: "POST" })
  expect([response.status, response.text, response.headers.get("content-type")]).toEqual([204, "", null])
})

test.each(["overloaded?a=1", "plain_texts"])("rpc %s has no plain text", async call => {
  const { status, json } = await rest.request(`/rpc/${call}`, { headers: { accept: "text/plain" } })
  expect([status, json.code]).toEqual([406, "PGRST107"])
})

test("text and bytes are passed unencoded in both directions", async () => {
  const text = {
    method: "POST",
    body: "a, b",
    headers: { "content-type": "text/plain", accept: "text/plain" },
  }
  const words = await rest.request("/rpc/whole_text", text)
  expect([words.text, words.headers.get("content-type")]).toEqual(["got a, b", "text/plain; charset=utf-8"])
  const octets = "application/octet-stream"
  const bytes = {
    method: "POST",
    body: Buffer.from([0, 255]),
    headers: { "content-type": octets, accept: octets },
  }
  const response = await rest.backend.fetch(
    new Request("http://localhost:3000/rest/v1/rpc/whole_bytes", {
      ...bytes,
      headers: { ...bytes.headers, apikey: rest.backend.publishableKey },
    }),
  )
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 33])
})

test("rows are counted once, however they are paged", async () => {
  const { data, count } = await rest.visitor
    .rpc("search_posts", { q: "post 10" }, { get: true, count: "exact" })
    .limit(1)
  expect([data?.length, count]).toEqual([1, 11])
  const embedded = await rest.visitor
    .rpc("search_posts", { q: "Post 2" }, { count: "exact" })
    .select("id, comments(id)")
    .eq("id", 2)
  expect([embedded.count, embedded.data]).toEqual([
    1,
    [{ id: 2, comments: [{ id: 1 }, { id: 2 }, { id: 3 }] }],
  ])
})

test("a function that writes works by POST but not by GET", async () => {
  const { data } = await rest.visitor.rpc("write_cat", { cat: 2 }).select("st").single()
  expect(data).toEqual({ st: "written" })
  const { error, status } = await rest.visitor.rpc("write_cat", { cat: 3 }, { get: true })
  expect([status, error?.code]).toEqual([405, "25006"])
  expect(await rest.sql("select id from public.cats where st = 'written'")).toEqual([{ id: 2 }])
})

test("a write that does not return exactly one row as required is rolled back", async () => {
  const { error } = await rest.visitor.rpc("write_cat", { cat: 77 }).single()
  expect(error?.code).toBe("PGRST116")
})
