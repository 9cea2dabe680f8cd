import { FunctionRegion, FunctionsHttpError } from "@supabase/supabase-js"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const folder = new URL("testing/fixtures/functions", import.meta.url).pathname
const lines: string[] = []
const { visitor, admin, member, backend, sql, close } = await testBackend({
  functions: { folder, timeoutMs: 2000 },
  progress: line => lines.push(line),
})
afterAll(close)

async function echoOf(options: Parameters<typeof visitor.functions.invoke>[1]) {
  const { data, error } = await visitor.functions.invoke("echo", options)
  expect(error).toBeNull()
  return data
}

test("a JSON body arrives as JSON, and the path is the function's name", async () => {
  const body = { name: "Ada", tags: ["ü", null] }
  expect(await echoOf({ body })).toEqual({
    method: "POST",
    target: "/echo",
    type: "application/json",
    region: null,
    clientAddress: null,
    body,
  })
})

test("text, bytes and forms arrive unchanged", async () => {
  expect(await echoOf({ body: "plain" })).toMatchObject({ type: "text/plain", body: "plain" })
  expect(await echoOf({ body: new Blob(["bytes"]) })).toMatchObject({
    type: "application/octet-stream",
    body: "bytes",
  })
  const form = new FormData()
  form.set("name", "Ada")
  form.set("photo", new File(["pixels"], "a.png", { type: "image/png" }))
  expect(await echoOf({ body: form })).toMatchObject({ body: { name: "Ada", photo: "pixels" } })
})

test("passes on other methods, deeper paths, queries and regions", async () => {
  const { data } = await visitor.functions.invoke("echo/deep/er?x=1", { method: "GET" })
  expect(data).toMatchObject({ method: "GET", target: "/echo/deep/er?x=1", body: "" })
  expect(await echoOf({ method: "DELETE", body: "gone", region: FunctionRegion.EuWest1 })).toMatchObject({
    method: "DELETE",
    region: "eu-west-1",
    target: "/echo?forceFunctionRegion=eu-west-1",
  })
})

test("a function's own error reaches the caller with status and body", async () => {
  const { data, error } = await visitor.functions.invoke("teapot")
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error.context.status).toBe(418)
  expect(await error.context.json()).toEqual({ reason: "short and stout" })
})

test.for([
  ["throws", 500, "WORKER_ERROR"],
  ["nothing", 500, "WORKER_ERROR"],
  ["broken", 503, "BOOT_ERROR"],
  ["hangs", 504, "IDLE_TIMEOUT"],
  ["unknown", 404, "NOT_FOUND"],
  ["_shared", 404, "NOT_FOUND"],
  ["..%2Fecho", 404, "NOT_FOUND"],
] as const)("a function that is %s returns %i %s", async ([name, status, code]) => {
  lines.length = 0
  const { error } = await visitor.functions.invoke(name, { body: "a secret of the caller" })
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error.context.status).toBe(status)
  expect(error.context.headers.get("sb-error-code")).toBe(code)
  expect(await error.context.json()).toEqual({ code, message: expect.any(String) })
  expect(lines).toHaveLength(status === 404 ? 0 : 1)
  expect(lines.join()).not.toMatch(/secret|\n/)
})

test("a function that hangs is aborted after its time limit", async () => {
  const before = await countsOf(visitor)
  expect((await visitor.functions.invoke("hangs")).error.context.status).toBe(504)
  expect(await countsOf(visitor)).toMatchObject({ aborted: before.aborted + 1 })
})

test("a function is aborted when its caller disconnects", async () => {
  const patient = await testBackend({ functions: { folder, timeoutMs: 3_600_000 } })
  onTestFinished(patient.close)
  const before = await countsOf(patient.visitor)
  const caller = new AbortController()
  const call = patient.visitor.functions.invoke("hangs", { signal: caller.signal })
  await expect.poll(() => countsOf(patient.visitor)).toMatchObject({ started: before.started + 1 })
  caller.abort()
  expect((await call).error.name).toBe("FunctionsFetchError")
  await expect.poll(() => countsOf(patient.visitor)).toMatchObject({ aborted: before.aborted + 1 })
})

async function countsOf(client: typeof visitor): Promise<{ started: number; aborted: number }> {
  return (await client.functions.invoke("hangs?report")).data
}

test("rejects calls beyond the concurrency limit of one function while others still respond", async () => {
  const calls = Array.from({ length: 65 }, () => visitor.functions.invoke("hangs"))
  expect((await visitor.functions.invoke("echo")).error).toBeNull()
  const statuses = (await Promise.all(calls)).map(({ error }) => error.context.status)
  expect(statuses.sort()).toEqual([...Array(64).fill(504), 546])
  expect((await visitor.functions.invoke("hangs?report")).error).toBeNull()
})

test("a function can call the REST API in this process, as a visitor or as the calling member", async () => {
  await sql("update site_settings set name = 'In process'")
  expect((await visitor.functions.invoke("settings")).data).toEqual({ name: "In process" })
  expect((await (await member()).functions.invoke("settings")).data).toEqual({ name: "In process" })
  await sql("revoke select on site_settings from anon")
  expect((await visitor.functions.invoke("settings")).error.context.status).toBe(500)
  expect((await (await member()).functions.invoke("settings")).data).toEqual({ name: "In process" })
  await sql("grant select on site_settings to anon")
})

test("accepts publishable key, secret key and a member's token, and nothing else", async () => {
  for (const client of [visitor, admin, await member()]) {
    expect((await client.functions.invoke("echo")).error).toBeNull()
  }
  const call = (headers: Record<string, string>) =>
    backend.fetch(new Request("http://localhost:3000/functions/v1/echo", { method: "POST", headers }))
  expect((await call({ authorization: `Bearer ${backend.secretKey}` })).status).toBe(200)
  const nobody = await call({})
  expect([nobody.status, await nobody.json()]).toEqual([
    401,
    { code: 401, message: "Missing authorization header" },
  ])
  const wrong = [
    { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." },
    { authorization: "Basic YTpi" },
    { authorization: "Bearer sb_publishable_wrong" },
    { apikey: "sb_secret_wrong" },
    { apikey: backend.publishableKey, authorization: "Bearer a.b.c" },
  ]
  for (const headers of wrong) {
    const response = await call(headers as Record<string, string>)
    expect([response.status, await response.json()]).toEqual([401, { code: 401, message: "Invalid JWT" }])
  }
})

test("config.toml makes a function public, and the function sets its own CORS headers", async () => {
  const url = "http://localhost:3000/functions/v1/open"
  const headers = { origin: "https://partner.example", "access-control-request-method": "POST" }
  const asked = await backend.fetch(new Request(url, { method: "OPTIONS", headers }))
  expect(asked.headers.get("access-control-allow-origin")).toBe("https://partner.example")
  const response = await backend.fetch(new Request(url, { headers: { origin: "https://other.example" } }))
  expect(await response.text()).toBe("open")
  expect(response.headers.get("access-control-allow-origin")).toBe("https://partner.example")
  const wordless = await backend.fetch(
    new Request(url.replace("open", "echo"), { method: "OPTIONS", headers }),
  )
  expect(wordless.headers.get("access-control-allow-origin")).toBeNull()
})

test("rejects a body over the limit before the function runs", async () => {
  const { error } = await visitor.functions.invoke("echo", { body: "a".repeat(6 * 1024 * 1024 + 1) })
  expect(error.context.status).toBe(413)
})
