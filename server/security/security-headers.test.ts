import { expect, test } from "vitest"
import { cacheablePage, serve, type TestResponse } from "../testing/test-server.ts"

const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
}

function expectComplete(name: string, { headers, rawHeaders }: TestResponse) {
  expect({ name, ...headers }).toMatchObject({ name, ...ALWAYS })
  for (const needed of [
    "content-security-policy",
    "permissions-policy",
    "referrer-policy",
    "cache-control",
  ]) {
    expect([name, needed, typeof headers[needed]]).toEqual([name, needed, "string"])
  }
  expect(headers["content-security-policy"]).toContain("default-src 'none'")
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
  expect(headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/)
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map(text => text.toLowerCase())
  expect([name, names.filter((text, index) => names.indexOf(text) !== index)]).toEqual([name, []])
  for (const leak of ["server", "x-powered-by", "x-content-tables", "x-content-until"])
    expect([name, names]).not.toContain(leak)
}

test("every response has every security header once", async () => {
  const site = await serve(
    (request, app) => {
      const path = new URL(request.url).pathname
      if (path === "/throws") throw new Error("postgres://user:password@host")
      if (path === "/moved") return new Response(null, { status: 302, headers: { Location: "/" } })
      const status = Number(/\d+/.exec(path)?.[0] ?? 200)
      if (status === 200) return cacheablePage("hello", app)
      return new Response("no", {
        status,
        headers: { Server: "x", "X-Powered-By": "y", "Content-Type": "text/html" },
      })
    },
    { maxInFlight: 1_000 },
  )
  const etag = (await site.fetch("/")).headers.etag!
  const post = {
    method: "POST",
    body: "a".repeat(70_000),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }
  const cases: [string, number, Promise<TestResponse>][] = [
    ["page", 200, site.fetch("/")],
    ["not modified", 304, site.fetch("/", { headers: { "if-none-match": etag } })],
    ["redirect", 302, site.fetch("/moved")],
    ["bad path", 400, site.fetch("/%zz")],
    ["cross-site", 403, site.fetch("/", { ...post, headers: { origin: "null" } })],
    ["missing", 404, site.fetch("/404")],
    ["method", 405, site.fetch("/", { method: "PROPFIND" })],
    ["trace", 405, site.fetch("/", { method: "TRACE" })],
    ["gone", 410, site.fetch("/410")],
    ["large", 413, site.fetch("/", post)],
    ["long", 414, site.fetch(`/${"a".repeat(9_000)}`)],
    ["type", 415, site.fetch("/", { method: "POST", body: "x", headers: { "content-type": "text/x" } })],
    ["host", 421, site.fetch("/", { headers: { host: "evil.test" } })],
    ["busy", 429, site.fetch("/429")],
    ["failure", 500, site.fetch("/throws")],
    ["down", 503, site.fetch("/503")],
    ["options", 204, site.fetch("/", { method: "OPTIONS" })],
    ["socket", 404, site.fetch("/x", { headers: { connection: "upgrade", upgrade: "websocket" } })],
    ["health", 200, site.fetch("/healthz")],
    ["gateway", 200, site.fetch("/rest/v1/events")],
    ["icon", 404, site.fetch("/favicon.ico")],
  ]
  for (const [name, status, asked] of cases) {
    const response = await asked
    expect([name, response.status]).toEqual([name, status])
    expectComplete(name, response)
    expect(response.text).not.toContain("password")
  }
  await site.close()
})

test("connections that never become a request get the same headers", async () => {
  const site = await serve(() => new Response("page"))
  const broken = {
    400: "GET / HTTP/1.1\r\nHost: site.test\r\nbroken line\r\n\r\n",
    405: "BREW / HTTP/1.1\r\nHost: site.test\r\n\r\n",
    431: `GET / HTTP/1.1\r\nHost: site.test\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
  }
  for (const [status, text] of Object.entries(broken)) {
    const response = (await site.raw(text)).toLowerCase()
    expect(response).toContain(`http/1.1 ${status}`)
    for (const [name, value] of Object.entries(ALWAYS))
      expect(response).toContain(`${name}: ${value.toLowerCase()}`)
    expect(response).toContain("content-security-policy: default-src 'none'")
  }
  expect(await site.raw("CONNECT site.test:80 HTTP/1.1\r\nHost: site.test\r\n\r\n")).toContain("HTTP/1.1 405")
  await site.close()
})
