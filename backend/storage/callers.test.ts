import pg from "pg"
import { afterAll, expect, test } from "vitest"
import type { Keys } from "#backend/keys.ts"
import { Database } from "#backend/postgres/database.ts"
import { signAccessToken } from "#backend/tokens.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { FileStore } from "./files/file-store.ts"
import { Signatures } from "./objects/signatures.ts"
import { findRoute } from "./routes.ts"
import { refusal, storageBackend } from "./testing/storage-backend.ts"

const { service, member, request, keys, secretKey, close } = await storageBackend()
afterAll(close)
await service.createBucket("files", { public: false })
await service.from("files").upload("a.txt", "a")

const forged = (claims: object) =>
  `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`

test.each([
  ["that has ended", () => signAccessToken(keys, SITE_URL, { sub: crypto.randomUUID() }, -60)],
  [
    "for the service",
    () => signAccessToken(keys, SITE_URL, { sub: crypto.randomUUID(), role: "service_role" }),
  ],
  ["of nobody", () => signAccessToken(keys, SITE_URL, { sub: "everybody" })],
  ["of another site", () => signAccessToken(keys, "http://elsewhere", { sub: crypto.randomUUID() })],
  ["without a signature", async () => forged({ role: "service_role", sub: crypto.randomUUID() })],
  ["that is none", async () => "x"],
])("rejects a token %s", async (_what, token) => {
  const headers = { authorization: `Bearer ${await token()}` }
  for (const [method, path] of [
    ["GET", "object/files/a.txt"],
    ["GET", "bucket"],
    ["DELETE", "object/files/a.txt"],
  ]) {
    const response = await request(path!, { method: method!, headers })
    expect([response.status, await response.json()]).toEqual([
      401,
      { statusCode: "403", code: "AccessDenied", error: "Unauthorized", message: expect.any(String) },
    ])
  }
})

test("without a valid API key only public URLs work", async () => {
  for (const key of [null, "sb_publishable_wrong"]) {
    const response = await request("object/files/a.txt", {}, key)
    expect([response.status, Object.keys(await response.json())]).toEqual([401, ["message", "hint"]])
  }
})

test("rejects values that the database cannot store", async () => {
  const metadata = { text: "\0" }
  const response = await service.from("files").upload("nul.txt", "x", { metadata })
  expect(refusal(response)).toBe("400 400 InvalidRequest")
  const own = await member()
  expect((await own.storage.from("files").list("a".repeat(5000))).data).toEqual([])
})

test.each([
  ["metadata that is no JSON", { "x-metadata": Buffer.from("{").toString("base64") }, 400, "InvalidRequest"],
  ["metadata that is a list", { "x-metadata": Buffer.from("[1]").toString("base64") }, 400, "InvalidRequest"],
  ["compressed content", { "content-encoding": "gzip" }, 403, "FeatureNotEnabled"],
])("rejects an upload with %s", async (_what, headers, status, code) => {
  const init = { method: "POST", headers: { "content-type": "text/plain", ...headers }, body: "x" }
  const response = await request("object/files/said.txt", init, secretKey)
  expect([response.status, (await response.json()).code]).toEqual([status, code])
  expect((await service.from("files").exists("said.txt")).data).toBe(false)
})

test("without a database the response is 503 with Retry-After", async () => {
  const pool = new pg.Pool({ host: "/nowhere/at/all", user: "nobody" })
  const nobody: Keys = { publishableKey: "p", secretKey: "s", signing: [] }
  const context = {
    database: new Database(pool),
    keys: nobody,
    siteUrl: SITE_URL,
    files: new FileStore("/nowhere/at/all"),
    signatures: new Signatures(nobody),
    ...{ maxFileBytes: 1, maxMemberFileBytes: 1 },
  }
  const request = new Request(`${SITE_URL}/storage/v1/object/public/files/a.txt`)
  const { operation, handle } = findRoute("GET", "object/public/files/a.txt")
  const caller = { role: "anon", claims: {} } as const
  const response = handle({ context, request, url: new URL(request.url), caller, operation })
  await expect(response).rejects.toMatchObject({ status: 503, headers: { "retry-after": "1" } })
  await pool.end()
})

test("features that are not enabled respond as on hosted", async () => {
  const image = service.from("files").getPublicUrl("a.txt", { transform: { width: 10 } }).data.publicUrl
  for (const path of [
    image,
    "cdn/files/a.txt",
    "bucket/files/lifecycle",
    "object/public/files/a.txt?versionId=1",
  ]) {
    const response = await request(path, {}, null)
    expect([path, response.status]).toEqual([path, 403])
    expect(await response.json()).toMatchObject({ statusCode: "403", error: "FeatureNotEnabled" })
  }
  const lost = await request("object", { method: "POST" })
  expect([lost.status, (await lost.json()).message]).toEqual([404, "Route POST:/object not found"])
})
