import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

function cats() {
  return rest.visitor.from("cats").select("id").order("id")
}

test.each<[method: string, query: () => PromiseLike<{ data: unknown }>, ids: number[]]>([
  ["or", () => cats().or("id.eq.1,and(id.gt.2,name.ilike.*two*)"), [1, 3]],
  ["not in", () => cats().not("id", "in", "(1,2)"), [3]],
  ["in with commas and parentheses", () => cats().in("name", ["Root", "a,(b)"]), [1]],
  ["contains", () => cats().contains("tags", ["y"]), [1, 2]],
  ["containedBy", () => cats().containedBy("tags", ["y", "z"]), [2, 3]],
  ["overlaps", () => cats().overlaps("tags", ["x", "q"]), [1]],
  ["rangeGt", () => cats().rangeGt("seats", "[1,10)"), [2, 3]],
  ["rangeGte", () => cats().rangeGte("seats", "[5,40)"), [2, 3]],
  ["rangeLt", () => cats().rangeLt("seats", "[20,30)"), [1, 2]],
  ["rangeLte", () => cats().rangeLte("seats", "[5,20)"), [1, 2]],
  ["rangeAdjacent", () => cats().rangeAdjacent("seats", "[20,30)"), [2, 3]],
  ["textSearch", () => cats().textSearch("ts", "kid & two", { config: "simple" }), [3]],
  ["websearch", () => cats().textSearch("ts", "kid two", { type: "websearch", config: "simple" }), [3]],
  ["phrase", () => cats().textSearch("ts", "kid two", { type: "phrase", config: "simple" }), [3]],
  ["plain", () => cats().textSearch("ts", "two kid", { type: "plain", config: "simple" }), [3]],
  ["ilikeAnyOf", () => cats().ilikeAnyOf("name", ["%one%", "%two%"]), [2, 3]],
  ["likeAllOf", () => cats().likeAllOf("name", ["Kid%", "%Two"]), [3]],
  ["regexMatch", () => cats().regexMatch("name", "^K"), [2, 3]],
  ["regexIMatch", () => cats().regexIMatch("name", "^k"), [2, 3]],
  ["isDistinct", () => cats().isDistinct("parent", null), [2, 3]],
  ["is null", () => cats().is("parent", null), [1]],
  ["match", () => cats().match({ id: 1, name: "Root" }), [1]],
  ["filter", () => cats().filter("id", "gte", 2), [2, 3]],
  ["percent and plus in a value", () => cats().eq("name", "100% + more"), []],
  ["a backslash in a value", () => cats().eq("name", "\\"), []],
  ["a quote in a value", () => cats().eq("name", "' or 1=1 --"), []],
])("supabase-js: %s", async (_, query, ids) => {
  expect((await query()).data).toEqual(ids.map(id => ({ id })))
})

test("case-insensitive text compares by its own rules", async () => {
  const { data } = await rest.visitor.from("posts").select("id").eq("title", "POST 7")
  expect(data).toEqual([{ id: 7 }])
})

test("a range matches itself in closed and open notation", async () => {
  const { data } = await rest.visitor.from("cats").select("id").eq("seats", "[1,9]")
  expect(data).toEqual([{ id: 1 }])
})
