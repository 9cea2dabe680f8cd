import { expect, test } from "vitest"
import { type Asked, cacheablePage, serve } from "../testing/test-server.ts"

const ALWAYS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-permitted-cross-domain-policies": "none",
  "x-dns-prefetch-control": "off",
}

function expectComplete(name: string, { headers, rawHeaders }: Asked) {
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
  for (const leak of ["server", "x-powered-by", "x-content-tables"]) expect([name, names]).not.toContain(leak)
}

test("every answer, whatever its status, carries every security header once", async () => {
  const site = await serve(
    (request, services) => {
      const path = new URL(request.url).pathname
      if (path === "/throws") throw new Error("postgres://user:password@host")
      if (path === "/moved") return new Response(null, { status: 302, headers: { Location: "/" } })
      const status = Number(/\d+/.exec(path)?.[0] ?? 200)
      if (status === 200) return cacheablePage("hello", services)
      return new Response("no", {
        status,
        headers: { Server: "x", "X-Powered-By": "y", "Content-Type": "text/html" },
      })
    },
    { maxInFlight: 1_000 },
  )
  const etag = (await site.ask("/")).headers.etag!
  const post = {
    method: "POST",
    body: "a".repeat(70_000),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }
  const cases: [string, number, Promise<Asked>][] = [
    ["page", 200, site.ask("/")],
    ["not modified", 304, site.ask("/", { headers: { "if-none-match": etag } })],
    ["redirect", 302, site.ask("/moved")],
    ["bad path", 400, site.ask("/%zz")],
    ["cross-site", 403, site.ask("/", { ...post, headers: { origin: "null" } })],
    ["missing", 404, site.ask("/404")],
    ["method", 405, site.ask("/", { method: "PROPFIND" })],
    ["trace", 405, site.ask("/", { method: "TRACE" })],
    ["gone", 410, site.ask("/410")],
    ["large", 413, site.ask("/", post)],
    ["long", 414, site.ask(`/${"a".repeat(9_000)}`)],
    ["type", 415, site.ask("/", { method: "POST", body: "x", headers: { "content-type": "text/x" } })],
    ["host", 421, site.ask("/", { headers: { host: "evil.test" } })],
    ["busy", 429, site.ask("/429")],
    ["failure", 500, site.ask("/throws")],
    ["down", 503, site.ask("/503")],
    ["options", 204, site.ask("/", { method: "OPTIONS" })],
    ["socket", 404, site.ask("/x", { headers: { connection: "upgrade", upgrade: "websocket" } })],
    ["health", 200, site.ask("/healthz")],
    ["gateway", 200, site.ask("/rest/v1/events")],
    ["icon", 404, site.ask("/favicon.ico")],
  ]
  for (const [name, status, asked] of cases) {
    const answer = await asked
    expect([name, answer.status]).toEqual([name, status])
    expectComplete(name, answer)
    expect(answer.text).not.toContain("password")
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
    const answer = (await site.raw(text)).toLowerCase()
    expect(answer).toContain(`http/1.1 ${status}`)
    for (const [name, value] of Object.entries(ALWAYS))
      expect(answer).toContain(`${name}: ${value.toLowerCase()}`)
    expect(answer).toContain("content-security-policy: default-src 'none'")
  }
  expect(await site.raw("CONNECT site.test:80 HTTP/1.1\r\nHost: site.test\r\n\r\n")).toContain("HTTP/1.1 405")
  await site.close()
})
