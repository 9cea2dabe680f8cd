import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[sentence: string, path: string, expected: unknown]>([
  ["columns in the order asked for", "/cats?select=name,id&id=eq.1", [{ name: "Root", id: 1 }]],
  ["spaces around names do not count", "/cats?select= id , name &id=eq.1", [{ id: 1, name: "Root" }]],
  ["an alias renames", "/cats?select=title:name&id=eq.1", [{ title: "Root" }]],
  ["a cast changes the type", "/cats?select=id::text&id=eq.1", [{ id: "1" }]],
  ["alias and cast together", "/cats?select=p:price::text&id=eq.1", [{ p: "1.50" }]],
  ["a cast to an array type", "/cats?select=t:tags::text[]&id=eq.2", [{ t: ["y"] }]],
  ["a cast to an enum of the schema", "/posts?select=m:mood::mood&id=eq.1", [{ m: "calm" }]],
  ["a cast by its long name", "/cats?select=p:price::double precision&id=eq.3", [{ p: 3.25 }]],
  [
    "a star among others",
    "/people?select=*,n:id&id=eq.1",
    [{ id: 1, first_name: "Ada", last_name: "Byron", n: 1 }],
  ],
  ["an empty select means everything", "/bios?select=&person_id=eq.1", [{ person_id: 1, bio: "counts" }]],
  [
    "an embed of nothing but empty embeds is empty",
    "/people?select=id,clubs!owner_id(people!owner_id())&id=eq.1",
    [{ id: 1 }],
  ],
  [
    "superfluous parentheses are ignored",
    "/people?select=id,bios(bio)))&id=eq.1",
    [{ id: 1, bios: { bio: "counts" } }],
  ],
  ["no select means everything", "/bios?person_id=eq.1", [{ person_id: 1, bio: "counts" }]],
  ["quoted names with a comma", '/odd names?select="first, name"', [{ "first, name": "comma" }]],
  ["quoted names with a dot", '/odd names?select="a.b"', [{ "a.b": "dot" }]],
  ["names beyond ASCII", "/odd names?select=größe", [{ größe: 7 }]],
  ["a computed field", "/people?select=full_name&id=eq.1", [{ full_name: "Ada Byron" }]],
  ["a computed field with alias and cast", "/people?select=n:full_name::text&id=eq.2", [{ n: "Bob Stone" }]],
  ["filter by a computed field", "/people?select=id&full_name=like.Cy*", [{ id: 3 }]],
  ["order by a computed field", "/people?select=id&order=full_name.desc", [{ id: 3 }, { id: 2 }, { id: 1 }]],
  ["an array element", "/cats?select=first:tags->0&id=eq.1", [{ first: "x" }]],
  ["count alone counts the rows", "/people?select=count", [{ count: 3 }]],
  ["count with an alias", "/people?select=n:count", [{ n: 3 }]],
  ["a view", "/post_titles?select=id,title&id=eq.7", [{ id: 7, title: "Post 7" }]],
  ["a view's made-up column", "/loud_titles?select=loud&id=eq.7", [{ loud: "POST 7" }]],
])("select: %s", async (_, path, expected) => {
  const { status, json } = await rest.request(path)
  expect(json).toEqual(expected)
  expect(status).toBe(200)
})

test("a key named __proto__ is an ordinary column", async () => {
  const { text } = await rest.request("/odd names?select=__proto__")
  expect(text).toBe('[{"__proto__":"proto"}]')
})

test.each<[sentence: string, path: string, code: string, message: string | RegExp]>([
  ["an unknown column", "/cats?select=nope", "42703", "column cats.nope does not exist"],
  ["an unknown type", "/cats?select=id::nope", "42704", 'type "nope" does not exist'],
  ["an aggregate", "/cats?select=id.sum()", "PGRST123", "Use of aggregate functions is not allowed"],
  [
    "a count written as aggregate",
    "/cats?select=count()",
    "PGRST123",
    "Use of aggregate functions is not allowed",
  ],
  ["a column beside count", "/cats?select=id,count", "42803", /GROUP BY/],
  [
    "an open parenthesis",
    "/cats?select=id,cats(",
    "PGRST100",
    /^"failed to parse select parameter \(id,cats\(\)"/,
  ],
  ["a trailing comma", "/cats?select=id,", "PGRST100", /\(line 1, column 4\)$/],
  ["a lone alias", "/cats?select=a:", "PGRST100", /column 3/],
  ["an unknown aggregate", "/cats?select=id.median()", "PGRST100", /failed to parse select/],
  ["a quote that does not end", '/cats?select="id', "PGRST100", /failed to parse select/],
  ["a statement", "/cats?select=id;drop table cats", "PGRST100", /column 3/],
])("select rejects %s", async (_, path, code, message) => {
  const { status, json } = await rest.request(path)
  expect(json).toMatchObject({ code, message: expect.stringMatching(message) })
  expect(status).toBe(400)
})

test("supabase-js reads a row, a cast and a number as PostgreSQL returns them", async () => {
  const { data } = await rest.visitor.from("cats").select("price, p:price::text, at").eq("id", 1).single()
  expect(data).toEqual({ price: 1.5, p: "1.50", at: "2026-01-02T03:04:05+00:00" })
})

test("columns granted individually can be read individually", async () => {
  expect((await rest.request("/partly?select=id,open")).json).toEqual([{ id: 1, open: "seen" }])
  const { status, json } = await rest.request("/partly")
  expect(json).toMatchObject({ code: "42501", message: "permission denied for table partly" })
  expect(status).toBe(401)
})
