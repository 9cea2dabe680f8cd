import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

const MERGE = "resolution=merge-duplicates,return=representation"

test("replaces an existing row and inserts a missing one", async () => {
  await rest.admin.from("cats").insert({ id: 12, name: "Cc", st: "kept" })
  const replaced = await rest.admin.from("cats").upsert({ id: 12, name: "Cz" }).select("name, st").single()
  expect([replaced.status, replaced.data]).toEqual([200, { name: "Cz", st: "kept" }])
  const both = await rest.admin
    .from("cats")
    .upsert([
      { id: 12, name: "Cy" },
      { id: 13, name: "New" },
    ])
    .select("id")
  expect([both.status, both.data]).toEqual([201, [{ id: 12 }, { id: 13 }]])
})

test("duplicates can be ignored", async () => {
  await rest.admin.from("cats").insert({ id: 20, name: "Here" })
  const options = { onConflict: "name", ignoreDuplicates: true }
  const { data, status } = await rest.admin.from("cats").upsert({ id: 99, name: "Here" }, options).select()
  expect([status, data]).toEqual([201, []])
})

test("conflicts can be resolved by another unique column", async () => {
  await rest.admin.from("cats").insert({ id: 21, name: "Unique" })
  const row = { id: 21, name: "Unique", st: "m" }
  const { data } = await rest.admin.from("cats").upsert([row], { onConflict: "name" }).select("st").single()
  expect(data).toEqual({ st: "m" })
})

test("without a resolution a duplicate is an error", async () => {
  const { status, json } = await rest.requestAsAdmin(
    "/cats?on_conflict=name",
    jsonRequest("POST", { id: 5, name: "Root" }),
  )
  expect([status, json.code]).toEqual([409, "23505"])
})

test.each<[sentence: string, path: string, code: string]>([
  ["a column that does not exist", "/cats?on_conflict=nope", "42703"],
  ["columns without a unique constraint", "/cats?on_conflict=st", "42P10"],
  ["a parameter that does not parse", "/cats?on_conflict=a(", "PGRST100"],
])("upsert rejects %s", async (_, path, code) => {
  const { status, json } = await rest.requestAsAdmin(
    path,
    jsonRequest("POST", { id: 5, name: "Five" }, MERGE),
  )
  expect([status, json.code]).toEqual([400, code])
})

test("upserts by a key of two columns", async () => {
  const { json } = await rest.requestAsAdmin(
    "/grid",
    jsonRequest("POST", { x: 0, y: 0, label: "origin" }, MERGE),
  )
  expect(json).toEqual([{ x: 0, y: 0, label: "origin" }])
})

test("upserts a row with only its key", async () => {
  const { status, json } = await rest.requestAsAdmin(
    "/grid?columns=x,y",
    jsonRequest("POST", { x: 0, y: 0 }, MERGE),
  )
  expect([status, json]).toEqual([200, [{ x: 0, y: 0, label: "origin" }]])
})

test("upsert through a view uses the key of its table", async () => {
  const { status } = await rest.requestAsAdmin(
    "/post_titles",
    jsonRequest("POST", { id: 1, title: "First" }, MERGE),
  )
  expect(status).toBe(200)
  expect(await rest.sql("select title from public.posts where id = 1")).toEqual([{ title: "First" }])
})

test("PUT inserts a row and then replaces it", async () => {
  const put = (body: object, prefer?: string) =>
    rest.requestAsAdmin("/grid?x=eq.5&y=eq.6", jsonRequest("PUT", body, prefer))
  expect((await put({ x: 5, y: 6, label: "a" })).status).toBe(201)
  expect((await put({ x: 5, y: 6, label: "b" })).status).toBe(204)
  const rowCount = await put({ x: 5, y: 6, label: "c" }, "return=representation")
  expect([rowCount.status, rowCount.json]).toEqual([200, [{ x: 5, y: 6, label: "c" }]])
})

test.each<[sentence: string, path: string, body: object, status: number, code: string]>([
  ["no filter", "/grid", { x: 5, y: 6 }, 405, "PGRST105"],
  ["half a key", "/grid?x=eq.5", { x: 5, y: 6 }, 405, "PGRST105"],
  ["another operator", "/grid?x=eq.5&y=gt.6", { x: 5, y: 6 }, 405, "PGRST105"],
  ["more than the key", "/grid?x=eq.5&y=eq.6&label=eq.c", { x: 5, y: 6 }, 405, "PGRST105"],
  ["another key in the body", "/grid?x=eq.5&y=eq.6", { x: 7, y: 6 }, 400, "PGRST115"],
  ["no key in the body", "/grid?x=eq.5&y=eq.6", { label: "d" }, 400, "PGRST115"],
  ["a limit", "/grid?x=eq.5&y=eq.6&limit=1", { x: 5, y: 6 }, 400, "PGRST114"],
])("PUT rejects %s", async (_, path, body, status, code) => {
  const response = await rest.requestAsAdmin(path, jsonRequest("PUT", body))
  expect([response.status, response.json.code]).toEqual([status, code])
})
