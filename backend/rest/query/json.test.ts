import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[sentence: string, path: string, expected: unknown]>([
  ["an arrow gives JSON", "/cats?select=v:meta->a&id=eq.1", [{ v: { b: 1 } }]],
  ["arrows go deeper", "/cats?select=v:meta->a->b&id=eq.1", [{ v: 1 }]],
  ["a double arrow gives text", "/cats?select=v:meta->a->>b&id=eq.1", [{ v: "1" }]],
  ["without alias the last key names it", "/cats?select=meta->a->b&id=eq.1", [{ b: 1 }]],
  ["an index counts array elements", "/cats?select=v:meta->list->1&id=eq.1", [{ v: 20 }]],
  ["a negative index counts from the end", "/cats?select=v:meta->list->>-1&id=eq.1", [{ v: "30" }]],
  ["after an index the key before names it", "/cats?select=meta->list->0&id=eq.1", [{ list: 10 }]],
  ["a key that is not there is null", "/cats?select=v:meta->nope->deeper&id=eq.1", [{ v: null }]],
  ["a cast of a JSON value", "/cats?select=v:meta->a->>b::int&id=eq.1", [{ v: 1 }]],
  ["a key in quotes", '/cats?select=v:meta->"k"&id=eq.2', [{ v: "v" }]],
  ["a filter on text inside", "/cats?select=id&meta->>k=eq.v", [{ id: 2 }]],
  ["a filter on JSON inside", "/cats?select=id&meta->a->b=eq.1", [{ id: 1 }]],
  ["a filter on an array element", "/cats?select=id&meta->list->>0=eq.10", [{ id: 1 }]],
  ["is null inside JSON", "/cats?select=id&meta->k=is.null&order=id", [{ id: 1 }, { id: 3 }]],
  ["in a logic tree", "/cats?select=id&or=(meta->>k.eq.v,id.eq.3)&order=id", [{ id: 2 }, { id: 3 }]],
  [
    "order by a JSON path",
    "/cats?select=id&order=meta->>k.asc.nullslast,id.desc",
    [{ id: 2 }, { id: 3 }, { id: 1 }],
  ],
  ["contains an object", '/cats?select=id&meta=cs.{"k":"v"}', [{ id: 2 }]],
  ["is contained in an object", '/cats?select=id&meta=cd.{"k":"v","z":1}&order=id', [{ id: 2 }, { id: 3 }]],
  ["a path into a column that is no JSON", "/cats?select=v:stay->0&id=eq.3", [{ v: null }]],
  ["a path into an embedded resource", "/cats?select=parent(v:meta->a->b)&id=eq.2", [{ parent: { v: 1 } }]],
])("JSON: %s", async (_, path, expected) => {
  const { status, json } = await rest.request(path)
  expect(json).toEqual(expected)
  expect(status).toBe(200)
})

test("a JSON key is a bound value, never SQL", async () => {
  const { status, json } = await rest.request("/cats?select=v:meta->a'; drop table cats--&id=eq.1")
  expect(json).toEqual([{ v: null }])
  expect(status).toBe(200)
})

test("supabase-js filters by a path and by containment", async () => {
  const byPath = await rest.visitor.from("cats").select("id, v:meta->a->b").eq("meta->>k", "v").single()
  expect(byPath.data).toEqual({ id: 2, v: null })
  const contained = await rest.visitor.from("cats").select("id").contains("meta", { k: "v" })
  expect(contained.data).toEqual([{ id: 2 }])
})

test("JSON is stored and returned unchanged", async () => {
  const meta = { z: [1, { y: null }], ü: "\u2028\\\"'", deep: { a: [[[]]] }, big: 1e20 }
  const { data } = await rest.admin
    .from("cats")
    .insert({ id: 100, name: "Json", meta })
    .select("meta")
    .single()
  expect(data).toEqual({ meta })
})

test("JSON strings, numbers and null are distinct values", async () => {
  for (const meta of ["plain", 7, true, [1]]) {
    const { data } = await rest.admin.from("cats").update({ meta }).eq("id", 3).select("meta").single()
    expect(data).toEqual({ meta })
  }
})

test("an arrow after a text is an error that calls the key text, not unknown", async () => {
  const { status, json } = await rest.request("/cats?select=meta->>a->b")
  expect([status, json.code, json.message]).toEqual([404, "42883", "operator does not exist: text -> text"])
})

test("rejects an arrow without a key", async () => {
  const { status, json } = await rest.request("/cats?select=meta->")
  expect(json.code).toBe("PGRST100")
  expect(status).toBe(400)
})
