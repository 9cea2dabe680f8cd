import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 400) }

// Grammar fragments in random order with junk in between, to get deeper into the parsers than noise.
const piece = fc.oneof(
  fc.constantFrom(
    ..."id name meta comments posts cats parent * count -> ->> :: : . .. ... ! !inner !left ( ) () , { } \" \\ ' 0 -1 1e309".split(
      " ",
    ),
    ..."eq neq in is not and or any all fts like null true int text tags seats order limit offset desc nullslast $ % ü 👩 __proto__".split(
      " ",
    ),
  ),
  fc.string({ maxLength: 4, unit: "binary" }),
)
const text = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(""))
const joined = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join("."))
const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      "select",
      "order",
      "or",
      "and",
      "not.or",
      "limit",
      "offset",
      "id",
      "name",
      "meta->>a",
      "comments.id",
    ),
    text,
  ),
  fc.oneof(
    text,
    joined,
    text.map(inside => `(${inside})`),
  ),
)

function queryOf(parameters: [string, string][]) {
  return parameters.map(pair => pair.map(part => encodeURIComponent(part.toWellFormed())).join("=")).join("&")
}

test("no query string crashes a read", async () => {
  const table = fc.constantFrom("posts", "cats", "comments", "post_titles", "rpc/search_posts", "rpc/numbers")
  await fc.assert(
    fc.asyncProperty(table, fc.array(parameter, { maxLength: 4 }), async (name, parameters) => {
      const { status } = await rest.request(`/${name}?${queryOf(parameters)}`)
      expect(status).toBeLessThan(500)
    }),
    RUNS,
  )
})

test("no raw query string crashes a read", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async query => {
      const { status } = await rest.request(`/cats?${query.replaceAll("#", "")}`)
      expect(status).toBeLessThan(500)
    }),
    RUNS,
  )
})

test("no body crashes a write", async () => {
  const key = fc.constantFrom("id", "name", "meta", "tags", "price", "seats", "st", "nope", "__proto__")
  const body = fc.oneof(
    fc.json(),
    fc
      .array(fc.dictionary(key, fc.jsonValue(), { maxKeys: 4 }), { maxLength: 3 })
      .map(rows => JSON.stringify(rows)),
    fc.string({ maxLength: 40 }),
  )
  const method = fc.constantFrom("POST", "PATCH", "PUT", "DELETE")
  const prefer = fc.constantFrom(
    "",
    "return=representation",
    "missing=default",
    "resolution=merge-duplicates",
  )
  await fc.assert(
    fc.asyncProperty(method, body, prefer, async (verb, sent, preference) => {
      const headers = { "content-type": "application/json", prefer: preference }
      const { status } = await rest.requestAsAdmin("/cats?id=eq.-7", { method: verb, body: sent, headers })
      expect(status).toBeLessThan(500)
    }),
    RUNS,
  )
})

test("no argument crashes a call", async () => {
  const name = fc.constantFrom(
    "add_named",
    "echo_json",
    "sum_all",
    "array_length_of",
    "whole_json",
    "rows_of",
    "twin",
  )
  const body = fc.oneof(
    fc.json(),
    fc
      .record({ a: fc.jsonValue(), b: fc.jsonValue() }, { requiredKeys: [] })
      .map(value => JSON.stringify(value)),
    fc.record({ nums: fc.jsonValue() }).map(value => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(name, body, async (called, sent) => {
      const headers = { "content-type": "application/json" }
      const { status } = await rest.request(`/rpc/${called}`, { method: "POST", body: sent, headers })
      expect(status).toBeLessThan(500)
    }),
    RUNS,
  )
})
