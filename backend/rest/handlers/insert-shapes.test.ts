import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test("an identity column continues counting", async () => {
  const rows = [{ letter: "a" }, { letter: null }]
  const { data } = await rest.admin.from("letters").insert(rows).select("id, letter").order("id")
  expect(data).toEqual([
    { id: 1, letter: "a" },
    { id: 2, letter: null },
  ])
  const defaulted = await rest.admin
    .from("comments")
    .insert([{ post_id: 3, body: "d" }], { defaultToNull: false })
  expect(defaulted.status).toBe(201)
})

test("an empty object uses all defaults, an empty list inserts nothing", async () => {
  const one = await rest.requestAsAdmin(
    "/letters?select=letter",
    jsonRequest("POST", {}, "return=representation"),
  )
  expect([one.status, one.json]).toEqual([201, [{ letter: "z" }]])
  const two = await rest.requestAsAdmin(
    "/letters?select=letter",
    jsonRequest("POST", [{}, {}], "return=representation"),
  )
  expect(two.json).toEqual([{ letter: "z" }, { letter: "z" }])
  const none = await rest.requestAsAdmin("/letters", jsonRequest("POST", [], "return=representation"))
  expect([none.status, none.json]).toEqual([201, []])
})

test("a domain is treated as its base type", async () => {
  const { data } = await rest.admin.from("cats").insert({ id: 75, name: "Domain", note: "n" }).select("note")
  expect(data).toEqual([{ note: "n" }])
})

test("numbers keep more digits than a double", async () => {
  const body = '{"big": 12345678901234567890.123456789}'
  const headers = { "content-type": "application/json", prefer: "return=representation" }
  const { text } = await rest.requestAsAdmin("/letters?select=big", { method: "POST", body, headers })
  expect(text).toBe('[{"big":12345678901234567890.123456789}]')
})

test("only returned columns have to be readable", async () => {
  const response = await rest.request(
    "/partly?select=open",
    jsonRequest("POST", { id: 7, open: "o" }, "return=representation"),
  )
  expect([response.status, response.json]).toEqual([201, [{ open: "o" }]])
  const hidden = await rest.request(
    "/partly",
    jsonRequest("POST", { id: 8, open: "o" }, "return=representation"),
  )
  expect([hidden.status, hidden.json.code]).toEqual([401, "42501"])
  expect(await rest.sql("select id from public.partly where id = 8")).toEqual([])
})

test("a deferred constraint rejects the whole insert", async () => {
  const { status, json } = await rest.requestAsAdmin("/late", jsonRequest("POST", { id: 1, cat: 999 }))
  expect([status, json.code]).toEqual([409, "23503"])
  expect(await rest.sql("select 1 from public.late")).toEqual([])
})

test("written rows can embed and compute", async () => {
  const comment = jsonRequest("POST", { post_id: 6, body: "new" }, "return=representation")
  const { json } = await rest.requestAsAdmin("/comments?select=body,posts(title)", comment)
  expect(json).toEqual([{ body: "new", posts: { title: "Post 6" } }])
  const person = jsonRequest("POST", { id: 9, first_name: "Di", last_name: "Lee" }, "return=representation")
  const computed = await rest.requestAsAdmin(
    "/people?select=full_name,best_friend(id),owned_clubs(id)",
    person,
  )
  expect(computed.json).toEqual([{ full_name: "Di Lee", best_friend: { id: 1 }, owned_clubs: [] }])
})

test("a CSV body is a list of rows named by its header", async () => {
  const body = 'id,name,st\n70,"Comma, ""quoted""",NULL\r\n71,Plain,text\n'
  const headers = { "content-type": "text/csv", prefer: "return=representation" }
  const { json } = await rest.requestAsAdmin("/cats?select=id,name,st", { method: "POST", body, headers })
  expect(json).toEqual([
    { id: 70, name: 'Comma, "quoted"', st: null },
    { id: 71, name: "Plain", st: "text" },
  ])
})

test("a form body is one row", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" }
  const { status } = await rest.requestAsAdmin("/cats", {
    method: "POST",
    body: "id=72&name=From+a+form",
    headers,
  })
  expect(status).toBe(201)
  expect(await rest.sql("select name from public.cats where id = 72")).toEqual([{ name: "From a form" }])
})
