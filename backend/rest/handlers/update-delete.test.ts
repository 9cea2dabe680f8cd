import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test("an update returns the changed rows", async () => {
  const one = await rest.admin.from("cats").update({ st: "u" }).eq("id", 1).select("id, st").single()
  expect(one.data).toEqual({ id: 1, st: "u" })
  const none = await rest.admin.from("cats").update({ st: "u" }).eq("id", -5).select()
  expect([none.status, none.data]).toEqual([200, []])
})

test("without select, updates and deletes return 204", async () => {
  expect((await rest.admin.from("cats").update({ st: "v" }).eq("id", 1)).status).toBe(204)
  expect((await rest.admin.from("cats").delete().eq("id", -1)).status).toBe(204)
})

test.each<[sentence: string, query: string, ids: number[]]>([
  ["by a list", "id=in.(1,2)", [1, 2]],
  ["by a logic tree", "or=(id.eq.1,id.eq.3)", [1, 3]],
  ["by a JSON path", "meta->>k=eq.v", [2]],
  ["by an array", "tags=cs.{x}", [1]],
  ["of every row", "id=gt.0", [1, 2, 3]],
])("update %s", async (_, query, ids) => {
  const mark = `mark ${query}`
  await rest.requestAsAdmin(`/cats?${query}`, jsonRequest("PATCH", { st: mark }))
  const rows = await rest.sql<{ id: number }>("select id from public.cats where st = $1 order by id", [mark])
  expect(rows.map(row => row.id)).toEqual(ids)
})

test("an update can embed, compute and order the returned rows", async () => {
  const query = "/people?select=full_name,bios(bio)&order=id.desc&id=in.(1,2)"
  const { json } = await rest.requestAsAdmin(
    query,
    jsonRequest("PATCH", { last_name: "Two" }, "return=representation"),
  )
  expect(json).toEqual([
    { full_name: "Bob Two", bios: { bio: "digs" } },
    { full_name: "Ada Two", bios: { bio: "counts" } },
  ])
})

test("a limit applies to the returned rows, not to the written ones", async () => {
  const query = "/cats?select=id&id=gt.0&order=id.desc&limit=1"
  const { json } = await rest.requestAsAdmin(
    query,
    jsonRequest("PATCH", { st: "limited" }, "return=representation"),
  )
  expect(json).toEqual([{ id: 3 }])
  expect(await rest.sql("select count(*)::int as n from public.cats where st = 'limited'")).toEqual([
    { n: 3 },
  ])
})

test("an update without columns changes nothing", async () => {
  const silent = await rest.requestAsAdmin("/cats?id=eq.1", jsonRequest("PATCH", {}))
  expect([silent.status, silent.text]).toEqual([204, ""])
  const response = await rest.requestAsAdmin(
    "/cats?id=eq.1",
    jsonRequest("PATCH", {}, "return=representation"),
  )
  expect([response.status, response.json]).toEqual([200, []])
})

test("only the named columns are taken from the body", async () => {
  const { json } = await rest.requestAsAdmin(
    "/cats?id=eq.2&columns=st&select=st,name",
    jsonRequest("PATCH", { st: "only", name: "Ignored" }, "return=representation"),
  )
  expect(json).toEqual([{ st: "only", name: "Kid One" }])
})

test("null is stored as null, in arrays too", async () => {
  const { data } = await rest.admin
    .from("cats")
    .update({ tags: ["a", null], st: null })
    .eq("id", 3)
    .select("tags, st")
    .single()
  expect(data).toEqual({ tags: ["a", null], st: null })
})

test("an update or delete without a filter is refused, for the service too", async () => {
  const update = await rest.admin.from("clubs").update({ name: "all" })
  expect([update.status, update.error]).toEqual([
    400,
    { code: "21000", details: null, hint: null, message: "UPDATE requires a WHERE clause" },
  ])
  const removal = await rest.admin.from("clubs").delete()
  expect([removal.status, removal.error?.message]).toEqual([400, "DELETE requires a WHERE clause"])
  expect((await rest.visitor.from("clubs").delete().select("id").limit(1)).error?.code).toBe("21000")
  expect((await rest.admin.from("clubs").select("name").order("id")).data).toEqual([
    { name: "Chess" },
    { name: "Choir" },
  ])
})

test("a delete returns the deleted rows", async () => {
  await rest.admin.from("cats").insert([
    { id: 80, name: "Gone" },
    { id: 81, name: "Gone too" },
  ])
  const { data, status } = await rest.admin.from("cats").delete().in("id", [80, 81]).select("id").order("id")
  expect([status, data]).toEqual([200, [{ id: 80 }, { id: 81 }]])
  expect(await rest.sql("select 1 from public.cats where id in (80, 81)")).toEqual([])
})

test("deleting a referenced row is a conflict", async () => {
  const { error, status } = await rest.admin.from("cats").delete().eq("id", 1)
  expect([status, error?.code]).toEqual([409, "23503"])
})

test("a single that does not match one row is rolled back", async () => {
  const wide = await rest.admin.from("cats").update({ st: "undone" }).gt("id", 0).select().single()
  expect([wide.status, wide.error?.code]).toEqual([406, "PGRST116"])
  const gone = await rest.admin.from("cats").delete().in("id", [2, 3]).select("id").single()
  expect(gone.error?.code).toBe("PGRST116")
  const rows = await rest.sql("select id from public.cats where st = 'undone' or id in (2, 3) order by id")
  expect(rows).toEqual([{ id: 2 }, { id: 3 }])
})

test("exceeding max-affected is rolled back", async () => {
  const { error, status } = await rest.admin
    .from("cats")
    .update({ st: "z" })
    .gt("id", 0)
    .maxAffected(1)
    .select()
  expect(error).toMatchObject({ code: "PGRST124", details: "The query affects 3 rows" })
  expect(status).toBe(400)
  expect(await rest.sql("select 1 from public.cats where st = 'z'")).toEqual([])
  expect((await rest.admin.from("cats").delete().in("id", [2, 3]).maxAffected(1)).error?.code).toBe(
    "PGRST124",
  )
  expect((await rest.admin.from("cats").update({ st: "one" }).eq("id", 1).maxAffected(1)).error).toBeNull()
})

test("rejects an unknown column in the body or a filter", async () => {
  const body = await rest.requestAsAdmin("/cats?id=eq.1", jsonRequest("PATCH", { nope: 1 }))
  expect([body.status, body.json.code]).toEqual([400, "PGRST204"])
  const filter = await rest.requestAsAdmin("/cats?nope=eq.1", { method: "DELETE" })
  expect([filter.status, filter.json.code]).toEqual([400, "42703"])
})

test("rows behind a policy are neither changed nor revealed", async () => {
  const member = await rest.member()
  const changed = await member.from("secrets").update({ word: "mine" }).eq("id", 1)
  expect([changed.status, changed.error]).toEqual([204, null])
  const { error, status } = await rest.visitor.from("secrets").insert({ id: 2, word: "w" })
  expect([status, error?.code]).toEqual([401, "42501"])
  expect(error?.message).toBe('new row violates row-level security policy for table "secrets"')
  expect(await rest.sql("select word from public.secrets")).toEqual([{ word: "hidden word" }])
})
