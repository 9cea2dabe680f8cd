import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test("inserts and returns many rows", async () => {
  const rows = [
    { id: 10, name: "Aa" },
    { id: 11, name: "Bb", tags: ["q"], meta: { z: [1, { y: null }] } },
  ]
  const { data, status } = await rest.admin.from("cats").insert(rows).select()
  expect(data).toMatchObject([
    { id: 10, tags: null },
    { id: 11, tags: ["q"], meta: { z: [1, { y: null }] } },
  ])
  expect(status).toBe(201)
})

test("without select nothing is returned", async () => {
  const response = await rest.requestAsAdmin("/cats", jsonRequest("POST", { id: 12, name: "Cc" }))
  expect([response.status, response.text, response.headers.get("content-type")]).toEqual([201, "", null])
  expect(await rest.admin.from("cats").insert({ id: 13, name: "Cd" })).toMatchObject({
    status: 201,
    data: null,
  })
})

test.each<[sentence: string, row: object, code: string, status: number]>([
  ["a taken key", { id: 1, name: "Again" }, "23505", 409],
  ["a broken check", { id: 50, name: "x" }, "23514", 400],
  ["a missing value", { id: 50 }, "23502", 400],
  ["a foreign key to nothing", { id: 50, name: "Dd", parent: 999 }, "23503", 409],
  ["a value of the wrong type", { id: "zz", name: "Dd" }, "22P02", 400],
  ["a number out of range", { id: 99999999999, name: "Dd" }, "22003", 400],
  ["an unknown column", { id: 50, nope: 1 }, "PGRST204", 400],
  ["a generated column", { id: 50, name: "Dd", ts: "x" }, "428C9", 400],
  ["a text too long for its domain", { id: 50, name: "Dd", note: "n".repeat(60) }, "23514", 400],
  ["NUL in a text", { id: 50, name: "a\0b" }, "22P05", 400],
  ["a lone surrogate", { id: 50, name: "\ud800" }, "22P02", 400],
])("insert refuses %s", async (_, row, code, status) => {
  const { error, status: got } = await rest.admin.from("cats").insert(row)
  expect(error?.code).toBe(code)
  expect(got).toBe(status)
  expect(await rest.sql("select 1 from public.cats where id = 50")).toEqual([])
})

test("a duplicate key is reported as on hosted", async () => {
  const { error } = await rest.admin.from("cats").insert({ id: 1, name: "Again" })
  expect(error).toMatchObject({
    code: "23505",
    details: "Key (id)=(1) already exists.",
    hint: null,
    message: 'duplicate key value violates unique constraint "cats_pkey"',
  })
})

test("an unknown column is reported", async () => {
  const { error } = await rest.admin.from("cats").insert({ id: 50, nmae: "x" })
  expect(error?.message).toBe("Could not find the 'nmae' column of 'cats' in the schema cache")
})

test("rows with different keys need the columns parameter", async () => {
  const body = [
    { id: 60, name: "Ff" },
    { id: 61, name: "Gg", st: "s" },
  ]
  const refused = await rest.requestAsAdmin("/cats", jsonRequest("POST", body))
  expect(refused.json).toMatchObject({ code: "PGRST102", message: "All object keys must match" })
  const taken = await rest.requestAsAdmin(
    "/cats?columns=id,name",
    jsonRequest("POST", body, "return=representation"),
  )
  expect(taken.json).toMatchObject([
    { id: 60, st: null },
    { id: 61, st: null },
  ])
})

test("ignores keys outside the columns parameter", async () => {
  const body = { id: 62, name: "Hh", nope: "ignored" }
  const { status } = await rest.requestAsAdmin("/cats?columns=id,name", jsonRequest("POST", body))
  expect(status).toBe(201)
})

test("rejects an unknown name in the columns parameter", async () => {
  const { status, json } = await rest.requestAsAdmin("/cats?columns=nope", jsonRequest("POST", { id: 63 }))
  expect([status, json.code]).toEqual([400, "PGRST204"])
})

test("missing keys are null, or the column's default on request", async () => {
  const rows = [
    { id: 20, name: "Xx" },
    { id: 21, name: "Yy", st: "q", tags: ["t"] },
  ]
  const asNull = await rest.admin.from("cats").insert(rows).select("tags").order("id")
  expect(asNull.data).toEqual([{ tags: null }, { tags: ["t"] }])
  await rest.admin.from("cats").delete().in("id", [20, 21])
  const asDefault = await rest.admin
    .from("cats")
    .insert(rows, { defaultToNull: false })
    .select("tags, at")
    .order("id")
  expect(asDefault.data).toEqual([
    { tags: [], at: "2026-01-02T03:04:05+00:00" },
    { tags: ["t"], at: "2026-01-02T03:04:05+00:00" },
  ])
})
