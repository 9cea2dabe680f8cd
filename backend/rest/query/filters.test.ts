import { afterAll, expect, test } from "vitest"
import { restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each([
  ["or=()", 4],
  ["not.and=()", 9],
])("an error in %s is at column %d, counted from the operator", async (query, column) => {
  const { status, json } = await rest.request(`/cats?${query}`)
  expect([status, json.code]).toEqual([400, "PGRST100"])
  expect(json.message).toMatch(new RegExp(`^"failed to parse logic tree .*\\(line 1, column ${column}\\)$`))
})

async function idsOf(query: string) {
  const { json } = await rest.request(`/cats?select=id&order=id&${query}`)
  return Array.isArray(json) ? json.map((row: { id: number }) => row.id).join() : json
}

test.each<[query: string, ids: string]>([
  ["id=eq.1", "1"],
  ["id=neq.1", "2,3"],
  ["id=gt.2", "3"],
  ["id=gte.2", "2,3"],
  ["id=lt.2", "1"],
  ["id=lte.2", "1,2"],
  ["name=like.Kid*", "2,3"],
  ["name=like.Kid%25", "2,3"],
  ["name=like.kid*", ""],
  ["name=ilike.kid*", "2,3"],
  ["name=match.^K.*o$", "3"],
  ["name=imatch.^k.*ONE$", "2"],
  ["id=in.(1,3)", "1,3"],
  ["id=in.()", ""],
  ['name=in.("Kid One",Root)', "1,2"],
  ['name=in.("Kid "One,Root)', "1"],
  ['name=in.("Kid One,Root)', "1"],
  ["parent=is.null", "1"],
  ["parent=is.not_null", "2,3"],
  ["parent=not.is.null", "2,3"],
  ["parent=is.NULL", "1"],
  ["parent=isdistinct.1", "1"],
  ["parent=not.isdistinct.1", "2,3"],
  ["parent=isdistinct.null", "2,3"],
  ["name=isdistinct.null", "1,2,3"],
  ["id=not.eq.1", "2,3"],
  ["id=not.in.(1,2)", "3"],
  ["name=not.like.Kid*", "1"],
  ["id=eq(any).{1,3}", "1,3"],
  ["id=gt(all).{1,2}", "3"],
  ["name=like(any).{Ro*,*Two}", "1,3"],
  ["name=ilike(all).{kid*,*two}", "3"],
  ["name=not.like(any).{Ro*,*Two}", "2"],
  ["name=match(any).{^R,o$}", "1,3"],
  ["id=gt.1&id=lt.3", "2"],
  ["or=(id.eq.1,id.eq.3)", "1,3"],
  ["and=(id.gt.1,id.lt.3)", "2"],
  ["not.or=(id.eq.1,id.eq.3)", "2"],
  ["not.and=(id.gt.1,id.lt.3)", "1,3"],
  ["or=(id.eq.1,and(id.gt.2,name.ilike.*two*))", "1,3"],
  ["or=(id.not.eq.1,not.and(id.eq.1,name.eq.Root))", "2,3"],
  ['or=(name.eq."Kid One",name.eq."a,b")', "2"],
  ["or=(id.in.(1,2),parent.is.null)", "1,2"],
  ["or=(tags.cs.{x,y},id.eq.3)", "1,3"],
  ["or=(id.eq(any).{1,2},id.eq.3)", "1,2,3"],
  ["or=( id.eq.1 , id.eq.3)", "1,3"],
  ['name=eq."Root"', ""],
  ["name=eq.Kid+One", "2"],
  ["name=eq.Kid%20One", "2"],
  ["note=is.null", "1,2,3"],
])("?%s returns cats %s", async (query, ids) => {
  expect(await idsOf(query)).toBe(ids)
})

test.each<[query: string, ids: string]>([
  ["tags=cs.{y}", "1,2"],
  ["tags=cd.{x,y,z}", "1,2,3"],
  ["tags=ov.{x,q}", "1"],
  ["tags=eq.{x,y}", "1"],
  ["tags=eq.{}", "3"],
  ["seats=cs.[5,5]", "1"],
  ["seats=cs.[11,12)", "2"],
  ["seats=ov.[5,15]", "1,2"],
  ["seats=sl.[20,30)", "1,2"],
  ["seats=sr.[1,10)", "2,3"],
  ["seats=nxr.[5,20)", "1,2"],
  ["seats=nxl.[5,40)", "2,3"],
  ["seats=adj.[20,30)", "2,3"],
  ["stay=cs.[2026-01-15,2026-01-16)", "1"],
  ["stay=ov.[2026-01-20,2026-02-10)", "1,2"],
  ["seats=cd.[0,25)", "1,2"],
])("arrays and ranges: ?%s returns cats %s", async (query, ids) => {
  expect(await idsOf(query)).toBe(ids)
})

test.each<[query: string, ids: string]>([
  ["ts=fts.kid %26 two", "3"],
  ["ts=fts(simple).kid %26 two", "3"],
  ["ts=plfts(simple).kid one", "2"],
  ["ts=phfts(simple).kid two", "3"],
  ["ts=phfts(simple).two kid", ""],
  ["ts=wfts(simple).kid -two", "2"],
  ["ts=not.fts(simple).kid", "1"],
  ["name=fts(english).kids", "2,3"],
  ["name=wfts(simple).root or two", "1,3"],
  ["or=(ts.fts(simple).root,ts.plfts(simple).two)", "1,3"],
])("text search: ?%s returns cats %s", async (query, ids) => {
  expect(await idsOf(query)).toBe(ids)
})

test.each<[query: string, code: string, details: RegExp | null]>([
  ["id=1", "PGRST100", /^unexpected "1" expecting "not" or operator/],
  ["id=nope.1", "PGRST100", /^unexpected "n" expecting/],
  ["id=eq", "PGRST100", /unexpected end of input/],
  ["id=is.maybe", "PGRST100", /isVal/],
  ["id=in.1,2", "PGRST100", /expecting "\("/],
  ["id=in.(1,2", "PGRST100", /expecting "\)"/],
  ["id=in.(1)x", "PGRST100", /end of input/],
  ["id=eq(some).{1}", "PGRST100", /any/],
  ["id=neq(any).{1}", "PGRST100", /expecting "\."/],
  ["or=id.eq.1", "PGRST100", /expecting "\("/],
  ["or=()", "PGRST100", /field name/],
  ["or=(id.eq.1", "PGRST100", /expecting "\)"/],
  [`name=like.${"*a".repeat(11)}`, "PGRST100", /10 wildcards/],
  [`name=not.ilike.${"a".repeat(201)}`, "PGRST100", /200 characters/],
  ["name=match.(a)\\1", "PGRST100", /pattern/],
  ["or=(name.imatch.a{1000},id.eq.1)", "PGRST100", /pattern/],
  ["nope=eq.1", "42703", null],
  ["id=eq.x", "22P02", null],
  ["id=eq.99999999999999999999", "22003", null],
  ["name=match.(", "2201B", null],
  ["ts=fts(nope).x", "42704", null],
  ["at=eq.yesterdayish", "22007", null],
  ["tags=cs.y", "22P02", null],
])("?%s is rejected with %s", async (query, code, details) => {
  const { status, json } = await rest.request(`/cats?${query}`)
  expect(json.code).toBe(code)
  if (details) expect(json.details).toMatch(details)
  expect(status).toBe(400)
})

test("an operator that does not fit the type is an undefined function", async () => {
  const { status, json } = await rest.request("/cats?id=like.1*")
  expect(json.code).toBe("42883")
  expect(status).toBe(404)
})
