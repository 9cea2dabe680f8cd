import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "./testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

await rest.sql(`
  create function public.maybe_named() returns int language sql immutable as 'select 1';
  create function public.maybe_named(text default 'x') returns text language sql immutable as 'select $1';
  create function public.either(a text) returns int language sql immutable as 'select 1';
  create function public.either(a int) returns int language sql immutable as 'select 2';
  grant execute on all functions in schema public to anon`)

test("an unnamed argument is called with the key of an empty name and gets the whole body", async () => {
  expect((await rest.visitor.rpc("whole_text", { "": "hi" })).data).toBe('got {"":"hi"}')
  expect((await rest.visitor.rpc("maybe_named", { "": "hi" })).data).toBe('{"":"hi"}')
  expect((await rest.request("/rpc/whole_text?=hi")).json).toBe('got {"":"hi"}')
})

test.each([
  ["/rpc/maybe_named", {}, "public.maybe_named(), public.maybe_named( => text)"],
  ["/rpc/either", { a: 1 }, "public.either(a => integer), public.either(a => text)"],
])("overloads of %s that take the same arguments are listed in order", async (path, body, list) => {
  const { status, json } = await rest.request(path, jsonRequest("POST", body))
  expect([status, json.code, json.message]).toEqual([
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${list}`,
  ])
})

test.each([
  ["cats?select=id,cats!parent(id)&id=eq.1", [{ id: 1, cats: [{ id: 2 }, { id: 3 }] }]],
  ["cats?select=id,parent(id)&id=eq.2", [{ id: 2, parent: { id: 1 } }]],
])("a self-referencing key is named by its column: %s", async (path, rows) => {
  expect((await rest.request(`/${path}`)).json).toEqual(rows)
})

test.each(["cats!cats_parent_fkey(id)", "cats_parent_fkey(id)"])(
  "a self-referencing key is not named by its constraint: %s",
  async embed => {
    const { status, json } = await rest.request(`/cats?select=id,${embed}`)
    expect([status, json.code]).toEqual([400, "PGRST200"])
  },
)

test.each([
  ["posts?select=id,comments(nope)", "column comments_1.nope does not exist"],
  ["comments?select=id,posts(comments(nope))", "column comments_2.nope does not exist"],
  ["posts?select=id,comments(id)&comments.nope=eq.1", "column comments_1.nope does not exist"],
])("an unknown column of an embed is named with its depth: %s", async (path, message) => {
  const { status, json } = await rest.request(`/${path}`)
  expect([status, json.code, json.message]).toEqual([400, "42703", message])
})

test("two embeds of one name are rejected, two aliases are not", async () => {
  const { status, json } = await rest.request("/clubs?select=people!owner_id(id),people!treasurer_id(id)")
  expect([status, json.code, json.message]).toEqual([
    400,
    "42712",
    'table name "clubs_people_1" specified more than once',
  ])
  const aliased = "/clubs?select=owner:people!owner_id(id),treasurer:people!treasurer_id(id)"
  expect((await rest.request(aliased)).status).toBe(200)
})
