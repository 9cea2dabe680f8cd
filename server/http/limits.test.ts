import { connect } from "node:net"
import { expect, test } from "vitest"
import { sendRaw, serve } from "../testing/test-server.ts"

const KB = 1024
const OWN = { "sec-fetch-site": "same-origin" }

async function serveSizes() {
  return serve(async request => new Response(String((await request.arrayBuffer()).byteLength)), {
    api: async request => Response.json({ size: (await request.arrayBuffer()).byteLength }),
  })
}

test.each([
  ["a form", "/x", "application/x-www-form-urlencoded", 64 * KB],
  ["JSON", "/x", "application/json", 1024 * KB],
  ["a multipart form", "/x", "multipart/form-data; boundary=b", 5 * 1024 * KB],
  ["the gateway", "/rest/v1/events", "application/json", 1024 * KB],
  ["a file for the gateway", "/rest/v1/rpc/f", "image/png", 5 * 1024 * KB],
])("%s is accepted up to its limit and not one byte more", async (_what, path, type, limit) => {
  const site = await serveSizes()
  const headers = { ...OWN, "content-type": type }
  const fits = await site.fetch(path, { method: "POST", headers, body: Buffer.alloc(limit) })
  expect([fits.status, fits.text]).toEqual([200, expect.stringContaining(String(limit))])
  const declaredLength = await site.fetch(path, { method: "POST", headers, body: Buffer.alloc(limit + 1) })
  expect(declaredLength.status).toBe(413)
  const chunked = await site.fetch(path, {
    method: "POST",
    headers: { ...headers, "transfer-encoding": "chunked" },
    body: Buffer.alloc(limit + 1),
  })
  expect(chunked.status).toBe(413)
  await site.close()
})

test("gateway errors have the format that supabase-js expects for each API", async () => {
  const site = await serveSizes()
  const headers = { "content-type": "application/json" }
  const refused = async (path: string) => {
    const response = await site.fetch(path, { method: "POST", headers, body: Buffer.alloc(2 * 1024 * KB) })
    return [response.status, JSON.parse(response.text)]
  }
  const message = "The request body is larger than 1024 KB."
  expect(await refused("/rest/v1/events")).toEqual([413, { code: "413", details: null, hint: null, message }])
  expect(await refused("/auth/v1/signup")).toEqual([
    413,
    { code: 413, error_code: "payload_too_large", msg: message },
  ])
  expect(await refused("/storage/v1/bucket/a")).toEqual([
    413,
    { statusCode: "413", error: "Payload Too Large", message },
  ])
  const methodNotAllowed = await site.fetch("/rest/v1/events", { method: "PROPFIND" })
  expect([methodNotAllowed.status, JSON.parse(methodNotAllowed.text).code]).toEqual([405, "405"])
  await site.close()
})

test("rejects compressed bodies, whose size is unknown in advance", async () => {
  const site = await serveSizes()
  const headers = { ...OWN, "content-type": "application/json", "content-encoding": "gzip" }
  for (const path of ["/x", "/rest/v1/events", "/storage/v1/object/a/b"]) {
    expect((await site.fetch(path, { method: "POST", headers, body: "x" })).status).toBe(415)
  }
  await site.close()
})

test("sends 100 Continue only if the body will be read", async () => {
  const site = await serveSizes()
  const head = (length: number) =>
    `POST /x HTTP/1.1\r\nHost: site.test\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`
  const refused = await sendRaw(site.port, head(9_000_000))
  expect(refused).toContain("HTTP/1.1 413")
  expect(refused).not.toContain("100 Continue")
  const accepted = await sendRaw(site.port, `${head(2)}{}`)
  expect(accepted).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200/)
  const odd = await sendRaw(
    site.port,
    "GET / HTTP/1.1\r\nHost: site.test\r\nExpect: tea\r\nConnection: close\r\n\r\n",
  )
  expect(odd).toContain("HTTP/1.1 417")
  await site.close()
})

test("over the concurrency limit requests get 503, cached pages are still served", async () => {
  const gate = Promise.withResolvers<void>()
  const site = await serve(
    async request => {
      if (new URL(request.url).pathname === "/slow") await gate.promise
      return new Response("page", { headers: { "Cache-Control": "public, max-age=0" } })
    },
    { maxInFlight: 5 },
  )
  await site.fetch("/")
  const slow = Array.from({ length: 5 }, (_, n) => site.fetch(`/slow?n=${n}`))
  while (site.inFlight() < 5) await new Promise(resolve => setTimeout(resolve, 5))
  const refused = await site.fetch("/other")
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "1"])
  expect((await site.fetch("/rest/v1/events")).status).toBe(503)
  expect((await site.fetch("/")).status).toBe(200)
  expect((await site.fetch("/healthz")).status).toBe(200)
  gate.resolve()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect((await site.fetch("/other")).status).toBe(200)
  await site.close()
})

test("rejects unknown methods with the list of allowed ones", async () => {
  const site = await serveSizes()
  for (const method of ["TRACE", "PROPFIND", "MKCOL", "LINK", "PURGE"]) {
    const response = await site.fetch("/", { method })
    expect([method, response.status, response.headers.allow]).toEqual([
      method,
      405,
      expect.stringContaining("GET, HEAD, POST"),
    ])
  }
  await site.close()
})

test("clients that never finish their request are disconnected", async () => {
  const site = await serveSizes()
  site.server.headersTimeout = 300
  site.server.requestTimeout = 600
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: site.te"))
    return new Promise<string>(resolve => {
      let response = ""
      socket.on("data", chunk => (response += chunk))
      socket.on("close", () => resolve(response))
      socket.on("error", () => resolve(response))
    })
  })
  const half = sendRaw(
    site.port,
    "POST /x HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
  )
  expect((await site.fetch("/")).status).toBe(200)
  const responses = await Promise.all(slow)
  expect(responses.every(response => response.startsWith("HTTP/1.1 408"))).toBe(true)
  expect(await half).toContain("HTTP/1.1 408")
  expect((await site.fetch("/")).status).toBe(200)
  await site.close()
})

test("an idle connection outlives a proxy's, and is then closed", async () => {
  const site = await serve(() => new Response("page"))
  expect(site.server.timeout).toBeGreaterThan(60_000)
  site.server.timeout = 50
  const received = await sendRaw(site.port, "GET / HTTP/1.1\r\nHost: site.test\r\n\r\n")
  expect(received).toContain("Connection: keep-alive")
  await site.close()
})
