import { afterAll, expect, test } from "vitest"
import { jsonRequest, restBackend } from "../testing/rest-backend.ts"

const rest = await restBackend()
afterAll(rest.close)

test("only the public schema is exposed", async () => {
  const { error, status } = await rest.visitor
    .schema("auth" as "public")
    .from("users")
    .select()
  expect(error).toMatchObject({
    code: "PGRST106",
    message: "Invalid schema: auth",
    hint: "Only the following schemas are exposed: public",
  })
  expect(status).toBe(406)
  const written = await rest.request("/cats", {
    ...jsonRequest("POST", {}),
    headers: { "content-profile": "auth" },
  })
  expect([written.status, written.json.code]).toEqual([406, "PGRST106"])
})

test("a requested profile is returned in the response", async () => {
  const namedArgument = await rest.request("/cats", { headers: { "accept-profile": "public" } })
  expect(namedArgument.headers.get("content-profile")).toBe("public")
  expect((await rest.request("/cats")).headers.get("content-profile")).toBeNull()
})

test("CSV has a header line and one line per row", async () => {
  const { data } = await rest.visitor.from("cats").select("id,name,tags").order("id").limit(2).csv()
  expect(data).toBe('id,name,tags\n1,Root,"{x,y}"\n2,"Kid One",{y}')
  const { headers } = await rest.request("/cats", { headers: { accept: "text/csv" } })
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8")
})

test("returns functions and written rows as CSV", async () => {
  const called = await rest.request("/rpc/rows_of?n=2", { headers: { accept: "text/csv" } })
  expect(called.text).toBe('place,word\n1,"word 1"\n2,"word 2"')
  const init = jsonRequest("PATCH", { st: "csv" }, "return=representation")
  const written = await rest.requestAsAdmin("/cats?id=eq.1&select=id,st", {
    ...init,
    headers: { ...init.headers, accept: "text/csv" },
  })
  expect(written.text).toBe("id,st\n1,csv")
})

test.each<[path: string, status: number, contentRange: string | null]>([
  ["/cats", 200, "0-2/*"],
  ["/cats?id=eq.1", 200, "0-0/*"],
  ["/rpc/rows_of?n=4", 200, "0-3/*"],
  ["/nope", 404, null],
])("HEAD %s returns %d without a body", async (path, status, contentRange) => {
  const response = await rest.request(path, { method: "HEAD" })
  expect([response.status, response.text, response.headers.get("content-range")]).toEqual([
    status,
    "",
    contentRange,
  ])
})

test.each<[accept: string, contentType: string]>([
  ["*/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  ["text/html, application/json;q=0.9", "application/json; charset=utf-8"],
  ["text/csv;q=0.1, application/json", "application/json; charset=utf-8"],
  ["application/vnd.pgrst.object+json", "application/vnd.pgrst.object+json; charset=utf-8"],
  ["application/vnd.pgrst.object", "application/vnd.pgrst.object+json; charset=utf-8"],
  [
    "application/vnd.pgrst.array+json;nulls=stripped",
    "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8",
  ],
])("Accept %s returns %s", async (accept, contentType) => {
  const { headers, status } = await rest.request("/cats?id=eq.1", { headers: { accept } })
  expect([status, headers.get("content-type")]).toEqual([200, contentType])
})

test.each([
  "image/png",
  "text/plain",
  "application/octet-stream",
  "application/vnd.pgrst.plan+json",
  "application/geo+json",
])("Accept %s is not available", async accept => {
  const { status, json } = await rest.request("/cats", { headers: { accept } })
  expect(json).toMatchObject({
    code: "PGRST107",
    message: `None of these media types are available: ${accept}`,
  })
  expect(status).toBe(406)
})

test("does not return query plans, as on hosted", async () => {
  expect((await rest.visitor.from("cats").select("id").explain()).error).not.toBeNull()
})

test("nulls can be left out", async () => {
  const { data } = await rest.visitor.from("cats").select("id, parent").eq("id", 1).stripNulls().single()
  expect(data).toEqual({ id: 1 })
  const list = await rest.visitor.from("cats").select("id, parent").order("id").limit(2).stripNulls()
  expect(list.data).toEqual([{ id: 1 }, { id: 2, parent: 1 }])
})

test("any origin can call the API and read the headers it needs", async () => {
  const { headers } = await rest.request("/cats", { headers: { origin: "https://elsewhere.example" } })
  expect(headers.get("access-control-allow-origin")).toBe("*")
  expect(headers.get("access-control-expose-headers")).toContain("Content-Range")
  expect(headers.get("access-control-allow-credentials")).toBeNull()
  const preflight = await rest.request("/cats", {
    method: "OPTIONS",
    headers: {
      origin: "https://elsewhere.example",
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "apikey, prefer",
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH")
  expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey, prefer")
})

test("OPTIONS lists the allowed methods", async () => {
  expect((await rest.request("/cats", { method: "OPTIONS" })).headers.get("allow")).toBe(
    "OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE",
  )
  expect((await rest.request("/rpc/numbers", { method: "OPTIONS" })).headers.get("allow")).toBe(
    "OPTIONS,GET,HEAD,POST",
  )
})

test("the OpenAPI description requires the secret key", async () => {
  const refused = await rest.request("/")
  expect([refused.status, refused.json.message]).toEqual([401, "Secret API key required"])
  const { json, headers } = await rest.requestAsAdmin("/")
  expect(headers.get("content-type")).toBe("application/openapi+json; charset=utf-8")
  expect(json).toMatchObject({
    swagger: "2.0",
    definitions: { cats: { properties: { id: { format: "integer" } } } },
  })
  expect(json.paths).toHaveProperty("/rpc/search_posts")
})

test("responses do not identify the server software", async () => {
  const { headers } = await rest.request("/cats")
  expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null])
})
