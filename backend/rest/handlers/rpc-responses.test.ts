import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test.each<[name: string, body: unknown, status: number, code: string]>([
  ["nope", {}, 404, "PGRST202"],
  ["echo_json", { zz: 1 }, 404, "PGRST202"],
  ["echo_json", {}, 404, "PGRST202"],
  ["add2", { a: 1 }, 404, "PGRST202"],
  ["twin", { a: 1 }, 300, "PGRST203"],
  ["add_named", { a: "x" }, 400, "22P02"],
  ["add_named", [1], 404, "PGRST202"],
  ["boom", {}, 400, "P0001"],
  ["teapot", {}, 418, "PT418"],
  ["raise_badly", {}, 500, "PGRST121"],
])("rpc %s(%j) returns %d %s", async (name, body, status, code) => {
  const response = await rest.request(`/rpc/${name}`, jsonRequest("POST", body))
  expect([response.status, response.json.code]).toEqual([status, code])
})

test("an exception raised by a function arrives completely", async () => {
  const { error } = await rest.visitor.rpc("boom")
  expect(error).toMatchObject({ code: "P0001", message: "custom", details: "d", hint: "h" })
})

test("an unknown function reports what was searched and a similar name", async () => {
  const { json } = await rest.request("/rpc/add_name", jsonRequest("POST", { a: 1, b: 2 }))
  expect(json).toEqual({
    code: "PGRST202",
    details:
      "Searched for the function public.add_name with parameters a, b or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
    hint: "Perhaps you meant to call the function public.add_named",
    message: "Could not find the function public.add_name(a, b) in the schema cache",
  })
})

test("a function can set status, headers and body", async () => {
  const raised = await rest.request("/rpc/raise_response", { method: "POST" })
  expect([raised.status, raised.headers.get("x-reason")]).toEqual([402, "quota"])
  expect(raised.json).toEqual({ code: "123", details: "more", hint: "soon", message: "Pay" })
  const set = await rest.request("/rpc/set_response", { method: "POST" })
  expect([set.status, set.json]).toEqual([202, "accepted"])
  expect([set.headers.get("x-made-by"), set.headers.get("cache-control")]).toEqual(["sql", "no-store"])
  expect(set.headers.get("content-type")).toBe("application/vnd.cat+json")
})

test("functions reject other methods", async () => {
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const { status, json, headers } = await rest.request("/rpc/add_named", { method })
    expect([status, json.code, headers.get("allow")]).toEqual([405, "PGRST101", "OPTIONS,GET,HEAD,POST"])
  }
})

test("the database sees the request without its credentials", async () => {
  const headers = { "x-trace": "t1", authorization: `Bearer ${rest.backend.publishableKey}`, cookie: "a=b" }
  const { json } = await rest.request("/rpc/asked?select=x", { headers })
  expect(json).toEqual({
    method: "GET",
    path: "/rpc/asked",
    headers: { "x-trace": "t1" },
    claims: { role: "anon" },
    role: "anon",
  })
})
