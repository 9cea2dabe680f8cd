import { afterAll, beforeEach, expect, test } from "vitest"
import { jsonRequest, restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

beforeEach(() => rest.sql("truncate public.marks, public.keyless"))

const COUNT = { headers: { prefer: "count=exact" } }

test.each([
  ["/rpc/add_named?a=1", "0-0/1", "11"],
  ["/rpc/one_post?post=4&select=id", "0-0/1", '{"id":4}'],
  ["/rpc/words_of?n=2", "0-1/2", '[{"word":"word 1"}, \n {"word":"word 2"}]'],
])("count=exact of %s is %s", async (path, range, text) => {
  const response = await rest.request(path, COUNT)
  expect([response.status, response.headers.get("content-range"), response.text]).toEqual([200, range, text])
})

test("char arguments are not cut off", async () => {
  expect((await rest.request("/rpc/padded?word=abcd")).json).toBe("abcd")
  expect((await rest.request("/rpc/padded", jsonRequest("POST", { word: "abcd" }))).json).toBe("abcd")
})

test("functions that return records without declared columns return objects", async () => {
  expect((await rest.request("/rpc/any_row")).json).toEqual({ id: 1, bio: "counts" })
  expect((await rest.request("/rpc/any_rows")).json).toEqual([
    { id: 1, bio: "counts" },
    { id: 2, bio: "digs" },
  ])
})

test("a call takes the first of several objects, and only the keys in columns", async () => {
  const several = jsonRequest("POST", [{ a: 1, b: 2 }, { a: 5 }])
  expect((await rest.request("/rpc/add_named", several)).json).toBe(3)
  const extra = jsonRequest("POST", { a: 1, b: 2, other: 3 })
  expect((await rest.request("/rpc/add_named?columns=a,b", extra)).json).toBe(3)
  const csv = { method: "POST", body: "a,b\n4,5", headers: { "content-type": "text/csv" } }
  expect((await rest.request("/rpc/add_named", csv)).json).toBe(9)
})

test("functions with unnamed arguments cannot be called", async () => {
  const { status, json } = await rest.request("/rpc/add2", jsonRequest("POST", { a: 1, b: 2 }))
  expect([status, json.code, json.hint]).toEqual([404, "PGRST202", null])
})

test("missing=default uses column and domain defaults, in updates too", async () => {
  const prefer = "missing=default, return=representation"
  const added = await rest.request("/marks?columns=id,mark,size", jsonRequest("POST", [{ id: 1 }], prefer))
  expect(added.json).toEqual([{ id: 1, mark: "unmarked", size: 7 }])
  await rest.request("/marks?id=eq.1", jsonRequest("PATCH", { mark: "m", size: 1 }))
  const changed = await rest.request(
    "/marks?id=eq.1&columns=mark,size",
    jsonRequest("PATCH", { size: 3 }, prefer),
  )
  expect(changed.json).toEqual([{ id: 1, mark: "unmarked", size: 3 }])
  expect(changed.headers.get("preference-applied")).toBe(prefer)
})

test.each([
  ["/no_such_table", 404, "PGRST205"],
  ["/rpc/teapot", 418, "PT418"],
  ["/rpc/raise_odd_code", 500, "PTXYZ"],
  ["/rpc/two_rows", 500, "21000"],
  ["/rpc/raise_response", 402, "123"],
])("errors name their code in Proxy-Status: %s", async (path, status, code) => {
  const response = await rest.request(path)
  expect([response.status, response.headers.get("proxy-status")]).toEqual([
    status,
    `PostgREST; error=${code}`,
  ])
})

test("only names that differ in a quarter of their characters are suggested", async () => {
  expect((await rest.request("/peoplx")).json.hint).toBe("Perhaps you meant the table 'public.people'")
  expect((await rest.request("/peoxxx")).json.hint).toBeNull()
  expect((await rest.request("/rpc/nothinx")).json.hint).toBe(
    "Perhaps you meant to call the function public.nothing",
  )
})

test("a malformed raise says what it should contain", async () => {
  expect((await rest.request("/rpc/raise_badly")).json.hint).toMatch(/^MESSAGE must be a JSON object/)
})

test.each([
  ["limit=2", "1-5", "1-1/*"],
  ["limit=5&offset=1", "0-2", "1-2/*"],
  ["offset=-4", "0-0", "0-0/*"],
])("?%s with Range %s returns rows %s", async (query, range, expected) => {
  const response = await rest.request(`/posts?select=id&order=id&${query}`, { headers: { range } })
  expect(response.headers.get("content-range")).toBe(expected)
})

test("a Range without rows in the limit is not satisfiable, and only GET has a Range", async () => {
  const outside = await rest.request("/posts?limit=2", { headers: { range: "5-9" } })
  expect([outside.status, outside.json.code]).toEqual([416, "PGRST103"])
  const head = await rest.request("/people", { method: "HEAD", headers: { range: "1-1" } })
  expect(head.headers.get("content-range")).toBe("0-2/*")
})

test.each([
  ["id=in.(   )", []],
  ["and=( or ( id.eq.1 , id.in.( 2, 3 ) ) , id.gt.1 )", [2, 3]],
  ["and=(id.eq.1))", [1]],
  ["first_name=like(any).{%y%,%ob%}", [2, 3]],
])("filter %s", async (query, ids) => {
  const { json } = await rest.request(`/people?select=id&order=id&${query}`)
  expect(json.map(({ id }: { id: number }) => id)).toEqual(ids)
})

test("a view embeds by each of its columns", async () => {
  const { json } = await rest.request("/twice_parent?select=id,cats!elder(id)&id=eq.2")
  expect(json).toEqual([{ id: 2, cats: { id: 1 } }])
  const children = await rest.request("/cats?select=id,twice_parent!elder(id)&id=eq.1")
  expect(children.json).toEqual([{ id: 1, twice_parent: [{ id: 2 }, { id: 3 }] }])
})

test("the location of a view's row names the keys of all its tables", async () => {
  await rest.sql(`create function public.skip_row() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger skip_row instead of insert on public.club_bios for each row execute function public.skip_row()`)
  const row = jsonRequest("POST", { club: 9 }, "return=headers-only")
  const { headers } = await rest.request("/club_bios", row)
  expect(headers.get("location")).toBe("/club_bios?club=eq.9&person_id=is.null")
})

test("a table without a key has no duplicates to resolve", async () => {
  const prefer = "resolution=merge-duplicates, return=representation"
  const { headers, json } = await rest.request("/keyless", jsonRequest("POST", { word: "a" }, prefer))
  expect([json, headers.get("preference-applied")]).toEqual([[{ word: "a" }], "return=representation"])
})

test("lists, options and arrays are answered as PostgREST does", async () => {
  const accept = "application/vnd.pgrst.array+json"
  const list = await rest.request("/bios", { headers: { accept } })
  expect(list.headers.get("content-type")).toBe("application/json; charset=utf-8")
  expect((await rest.request("/no_such_table", { method: "OPTIONS" })).status).toBe(404)
  const mixed = await rest.request("/marks", jsonRequest("POST", [{ id: 1 }, 2]))
  expect(mixed.json.message).toBe("All object keys must match")
})
