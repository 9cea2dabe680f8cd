import { createHash } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { storageBackend } from "../testing/storage-backend.ts"

const { service, visitor, request, close, secretKey } = await storageBackend()
afterAll(close)
await service.createBucket("open", { public: true })
await service.createBucket("shut", { public: false })
const open = service.from("open")
const DIGITS = "0123456789"
const ETAG = `"${createHash("sha256").update(DIGITS).digest("hex")}"`
await open.upload("digits.txt", DIGITS, { cacheControl: "60" })
await service.from("shut").upload("digits.txt", DIGITS)
const URL_OF_DIGITS = visitor.from("open").getPublicUrl("digits.txt").data.publicUrl

function get(headers: Record<string, string> = {}, method = "GET") {
  return request(URL_OF_DIGITS, { method, headers }, null)
}

test("files of a public bucket can be read without a key, but not listed", async () => {
  const response = await get()
  expect([response.status, await response.text()]).toEqual([200, DIGITS])
  expect((await request("object/info/public/open/digits.txt", {}, null)).status).toBe(200)
  expect((await visitor.from("open").list()).data).toEqual([])
  expect((await visitor.from("open").download("digits.txt")).data?.size).toBe(10)
  expect((await request("object/open/digits.txt", {}, null)).status).toBe(401)
})

test("a private bucket has no public URLs, as if it did not exist", async () => {
  for (const path of ["object/public/shut/digits.txt", "object/public/none/digits.txt"]) {
    const response = await request(path, {}, null)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      statusCode: "404",
      code: "NoSuchBucket",
      error: "Bucket not found",
      message: "Bucket not found",
    })
  }
  const missing = await request("object/public/open/none.txt", {}, null)
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([400, "no-store"])
  expect(await missing.json()).toMatchObject({
    statusCode: "404",
    error: "not_found",
    message: "Object not found",
  })
})

test("other origins can read the headers they need to cache and name a file", async () => {
  const { headers } = await request(
    "object/public/open/digits.txt",
    { headers: { origin: "https://else.example" } },
    null,
  )
  expect(headers.get("access-control-allow-origin")).toBe("*")
  const exposed = headers.get("access-control-expose-headers")!.toLowerCase().split(", ")
  expect(exposed).toEqual(
    expect.arrayContaining(["etag", "content-disposition", "content-range", "accept-ranges"]),
  )
})

test("the uploader of a private file cannot make it publicly cacheable", async () => {
  const headers = { "cache-control": "public, max-age=60, s-maxage=900", "content-type": "text/plain" }
  await request("object/shut/a.txt", { method: "POST", body: "a", headers }, secretKey)
  const response = await request("object/shut/a.txt", {}, secretKey)
  expect(response.headers.get("cache-control")).toBe("private, max-age=60")
})

test("a response has its type, cache lifetime and a sandbox policy", async () => {
  const { headers } = await get()
  expect(Object.fromEntries(headers)).toMatchObject({
    "accept-ranges": "bytes",
    "cache-control": "max-age=60",
    "content-disposition": "attachment",
    "content-length": "10",
    "content-security-policy": "sandbox; default-src 'none'",
    "content-type": "text/plain;charset=UTF-8",
    etag: ETAG,
    "last-modified": expect.stringMatching(/GMT$/),
    "x-content-type-options": "nosniff",
  })
  const own = await request("object/authenticated/open/digits.txt")
  expect(own.headers.get("cache-control")).toBe("private, max-age=60")
})

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-99", 206, DIGITS, "bytes 0-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=0-0", 206, "0", "bytes 0-0/10"],
  ["bytes=10-", 416, null, "bytes */10"],
  ["bytes=-0", 416, null, "bytes */10"],
  ["bytes=4-2", 200, DIGITS, null],
  ["bytes=0-1,3-4", 200, DIGITS, null],
  ["bytes=-", 200, DIGITS, null],
  ["lines=1-2", 200, DIGITS, null],
  [`bytes=${"9".repeat(40)}-`, 200, DIGITS, null],
])("Range: %s returns %i", async (range, status, content, contentRange) => {
  const response = await get({ range })
  expect([response.status, response.headers.get("content-range")]).toEqual([status, contentRange])
  const text = await response.text()
  if (content !== null) {
    expect([text, response.headers.get("content-length")]).toEqual([content, String(content.length)])
  }
})

test("a range is only served from the version it was meant for", async () => {
  expect((await get({ range: "bytes=0-1", "if-range": ETAG })).status).toBe(206)
  expect((await get({ range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200)
})

test("a client that has the file gets 304 without a body", async () => {
  const lastModified = (await get()).headers.get("last-modified")!
  for (const [headers, status] of [
    [{ "if-none-match": ETAG }, 304],
    [{ "if-none-match": `"x", W/${ETAG}` }, 304],
    [{ "if-none-match": "*" }, 304],
    [{ "if-none-match": '"x"' }, 200],
    [{ "if-modified-since": lastModified }, 304],
    [{ "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }, 200],
    [{ "if-none-match": '"x"', "if-modified-since": lastModified }, 200],
  ] as const) {
    const response = await get(headers)
    expect([headers, response.status, response.headers.get("etag")]).toEqual([headers, status, ETAG])
    expect((await response.text()).length).toBe(status === 304 ? 0 : 10)
  }
})

test("HEAD returns the same headers without the content", async () => {
  const head = await get({}, "HEAD")
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""])
  expect((await request("object/public/open/none", { method: "HEAD" }, null)).status).toBe(400)
  expect((await request("object/shut/digits.txt", { method: "HEAD" })).status).toBe(400)
})

test("a download can be named", async () => {
  const disposition = async (download: string | boolean) =>
    (await request(open.getPublicUrl("digits.txt", { download }).data.publicUrl, {}, null)).headers.get(
      "content-disposition",
    )
  expect(await disposition(true)).toBe("attachment")
  expect(await disposition("n.txt")).toBe("attachment; filename=n.txt; filename*=UTF-8''n.txt;")
  const tricky = 'ü"; filename=evil.exe\r\nSet-Cookie: a=b'
  expect(await disposition(tricky)).toBe(
    `attachment; filename=${encodeURIComponent(tricky)}; filename*=UTF-8''${encodeURIComponent(tricky)};`,
  )
})

test("a large file is streamed, and canceling stops it", async () => {
  const size = 8 * 1024 * 1024
  await open.upload("large.bin", Buffer.alloc(size, 7), { contentType: "application/octet-stream" })
  const whole = await (await open.download("large.bin")).data!.arrayBuffer()
  expect([whole.byteLength, Buffer.from(whole).equals(Buffer.alloc(size, 7))]).toEqual([size, true])
  const { data: stream } = await open.download("large.bin").asStream()
  const reader = stream!.getReader()
  const { value } = await reader.read()
  expect(value!.length).toBeLessThan(size)
  await reader.cancel()
})
