import { readdirSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { storageBackend } from "#backend/storage/testing/storage-backend.ts"
import { sendRaw, serve } from "../testing/test-server.ts"

const MB = 1024 * 1024
const made = await storageBackend({ maxFileBytes: 30 * MB })
const site = await serve(() => new Response("page"), { api: made.backend.fetch })
afterAll(async () => {
  await site.close()
  await made.close()
})
await made.service.createBucket("files", { public: true })
const key = { apikey: made.secretKey }
const incoming = join(made.dataDir, "storage", "incoming")

function head(path: string, length: number) {
  return `POST /storage/v1/object/files/${path} HTTP/1.1\r\nHost: site.test\r\nApikey: ${made.secretKey}\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n`
}

async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 5))
}

test("a file larger than the server's other limits can be uploaded and downloaded", async () => {
  const body = Buffer.alloc(25 * MB, "breathe ")
  const path = "/storage/v1/object/files/large.txt"
  const sent = await site.fetch(path, {
    method: "POST",
    headers: { ...key, "content-type": "text/plain" },
    body,
  })
  expect([sent.status, JSON.parse(sent.text).Key]).toEqual([200, "files/large.txt"])
  const address = "/storage/v1/object/public/files/large.txt"
  const whole = await site.fetch(address, { headers: { "accept-encoding": "br" } })
  expect([whole.status, whole.headers["content-length"], whole.body.equals(body)]).toEqual([
    200,
    String(body.length),
    true,
  ])
  const part = await site.fetch(address, { headers: { range: "bytes=8-14" } })
  expect([part.status, part.text, part.headers["content-length"]]).toEqual([206, "breathe", "7"])
  const known = await site.fetch(address, { headers: { "if-none-match": whole.headers.etag! } })
  expect([known.status, known.text]).toEqual([304, ""])
  const seen = await site.fetch(address, { method: "HEAD" })
  expect([seen.status, seen.headers["content-length"]]).toEqual([200, String(body.length)])
  expect(seen.headers).toMatchObject({
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "content-disposition": "attachment",
  })
})

test("rejects a file whose declared size is too large before it is sent", async () => {
  const response = await sendRaw(site.port, `${head("huge.txt", 31 * MB)}Connection: close\r\n\r\n`)
  expect(response).toMatch(/^HTTP\/1.1 400 .*connection: close.*"EntityTooLarge"/is)
})

test("an upload that breaks off leaves nothing behind", async () => {
  const socket = connect(site.port, "127.0.0.1", () => {
    socket.write(`${head("half.txt", 2 * MB)}\r\n`)
    socket.write(Buffer.alloc(MB))
  })
  await until(() => readdirSync(incoming).length > 0)
  socket.destroy()
  await until(() => readdirSync(incoming).length === 0)
  expect(await made.sql("select from storage.objects where name = 'half.txt'")).toEqual([])
})

test("a very slow upload is cut off and leaves nothing behind", async () => {
  site.server.requestTimeout = 500
  const response = sendRaw(site.port, `${head("slow.txt", 1000)}\r\nx`)
  expect(await response).toContain("HTTP/1.1 408")
  site.server.requestTimeout = 10_000
  await until(() => readdirSync(incoming).length === 0)
  expect(await made.sql("select from storage.objects where name = 'slow.txt'")).toEqual([])
})

test.each(["..%2fsecret.txt", "a/../../bucket", "a%00b", "a%5cb", "%2e%2e/x", "a\\b", "a%"])(
  "rejects the path %s",
  async path => {
    const response = await sendRaw(
      site.port,
      `GET /storage/v1/object/public/files/${path} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
    )
    expect(response).toMatch(/^HTTP\/1.1 400 /)
  },
)
