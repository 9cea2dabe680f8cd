import { afterAll, expect, test } from "vitest"
import { restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

const JSON_BODY = { "content-type": "application/json" }

test.each<[sentence: string, body: BodyInit]>([
  ["no body", ""],
  ["only spaces", "   "],
  ["half an object", '{"id":'],
  ["a word", "hello"],
  ["a list of numbers", "[1,2]"],
  ["a number", "7"],
  ["null", "null"],
  ["a list with null", "[null]"],
  ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
  ["NUL", "{\0}"],
  ["two objects", "{}{}"],
  ["single quotes", "{'id': 1}"],
])("a body of %s is PGRST102", async (_, body) => {
  for (const method of ["POST", "PATCH"]) {
    const { status, json } = await rest.requestAsAdmin("/cats?id=eq.0", { method, body, headers: JSON_BODY })
    expect([status, json.code]).toEqual([400, "PGRST102"])
  }
})

test.each<[sentence: string, path: string, code: string]>([
  ["malformed percent-encoding", "/cats?id=eq.%E0%A4%A", "PGRST100"],
  ["NUL in a value", "/cats?name=eq.a%00b", "PGRST100"],
  ["NUL in a name", "/cats?na%00me=eq.a", "PGRST100"],
  ["NUL in the path", "/ca%00ts", "PGRST100"],
  ["malformed percent-encoding in the path", "/%E0%A4%A", "PGRST100"],
  ["a thousand open parentheses", `/cats?or=${"(".repeat(1000)}`, "PGRST100"],
  ["a thousand nested groups", `/cats?or=${"(and".repeat(1000)}(id.eq.1${")".repeat(1001)}`, "PGRST100"],
  ["a thousand nested embeds", `/cats?select=${"cats(".repeat(1000)}id${")".repeat(1000)}`, "PGRST100"],
  ["8 KB of dots", `/cats?select=${".".repeat(8000)}`, "PGRST100"],
  ["8 KB of quotes", `/cats?select=${'"'.repeat(8001)}`, "PGRST100"],
  ["8 KB of arrows", `/cats?select=meta${"->".repeat(4000)}`, "PGRST100"],
  ["8 KB of commas", `/cats?select=${",".repeat(8000)}`, "PGRST100"],
  ["too many parameters", `/cats?${"id=eq.1&".repeat(600)}`, "PGRST100"],
  ["a filter on a made-up path", "/cats?a.b.c.d.e=eq.1", "PGRST108"],
  ["prototype names as columns", "/cats?constructor=eq.1", "42703"],
  ["a JSON key that starts with a minus sign", "/cats?select=meta->>--34", "PGRST100"],
  ["prototype names as operators", "/cats?id=toString.1", "PGRST100"],
  ["prototype names as is-values", "/cats?id=is.constructor", "PGRST100"],
  ["prototype names as types", "/cats?select=id::constructor", "42704"],
  ["prototype names as embeds", "/cats?select=constructor(id)", "PGRST200"],
  ["a semicolon and a statement", "/cats?id=eq.1;drop table cats", "22P02"],
  ["a quote in a column name", '/cats?"id"" or true--"=eq.1', "PGRST100"],
])("rejects %s", async (_, path, code) => {
  const { status, json } = await rest.request(path)
  expect(json.code).toBe(code)
  expect(status).toBe(400)
})

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "a table called %s is not found",
  async name => {
    expect((await rest.request(`/${name}`)).json.code).toBe("PGRST205")
    expect((await rest.request(`/rpc/${name}`)).json.code).toBe("PGRST202")
  },
)

test("a body with a __proto__ key only fills the column of that name", async () => {
  const init = { method: "POST", body: '{"id": 2, "__proto__": "own"}', headers: JSON_BODY }
  expect((await rest.requestAsAdmin("/odd names", init)).status).toBe(201)
  expect(await rest.sql('select "__proto__" as p from public."odd names" where id = 2')).toEqual([
    { p: "own" },
  ])
})

test("rejects a body over one megabyte, declared or not", async () => {
  const body = JSON.stringify({ id: 1, name: "x".repeat(1024 * 1024) })
  const announced = await rest.requestAsAdmin("/cats", { method: "POST", body, headers: JSON_BODY })
  expect([announced.status, announced.json.code]).toEqual([413, "413"])
  const stream = new Blob([body]).stream()
  const init = { method: "POST", body: stream, headers: JSON_BODY, duplex: "half" } as RequestInit
  expect((await rest.requestAsAdmin("/cats", init)).status).toBe(413)
})

test("accepts a body just under one megabyte", async () => {
  const body = JSON.stringify({ id: 1, title: "x", body: "x".repeat(1000 * 1000) })
  expect((await rest.requestAsAdmin("/posts", { method: "POST", body, headers: JSON_BODY })).json.code).toBe(
    "23505",
  )
})

test.each(["/cats", "/rpc/add_named"])("rejects an unknown media type at %s", async path => {
  const headers = { "content-type": "application/xml" }
  const { status, json } = await rest.requestAsAdmin(path, { method: "POST", body: "<a/>", headers })
  expect(json).toMatchObject({ code: "PGRST102", message: "Content-Type not acceptable: application/xml" })
  expect(status).toBe(400)
})

test("excessively nested JSON is a bad request", async () => {
  const body = `{"id": 600, "name": "deep", "meta": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`
  const { status } = await rest.requestAsAdmin("/cats", { method: "POST", body, headers: JSON_BODY })
  expect(status).toBe(400)
})

test.each(["'; drop table public.cats; --", "\\", "%", "_", "$1", "\u202e", "👨‍👩‍👧‍👦", "ﬀ", "\u2028"])(
  "the text %j can be stored and found",
  async name => {
    const text = `${name}!`
    await rest.admin.from("cats").upsert({ id: 700, name: text })
    const { data } = await rest.admin.from("cats").select("name").eq("name", text).single()
    expect(data).toEqual({ name: text })
    expect((await rest.admin.from("cats").select("name").in("name", [text])).data).toEqual([{ name: text }])
  },
)

test("ignores paths outside /rest/v1", async () => {
  const response = await rest.backend.fetch(new Request("http://localhost:3000/graphql/v1"))
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: "no Route matched with those values" },
  ])
})
