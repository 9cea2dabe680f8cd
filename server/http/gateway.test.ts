import { connect } from "node:net"
import { brotliDecompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { embeddedSupabase, hostedSupabase } from "../start/supabase.ts"
import { sendRaw, serve } from "../testing/test-server.ts"

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ n, text: "breathe" })))
const page = () => new Response("page")

test("the gateway gets the method, URL, body and the client address we determined", async () => {
  const seen: { method: string; url: string; body: string; headers: Headers }[] = []
  const site = await serve(page, {
    trustProxy: 1,
    api: async request => {
      seen.push({
        method: request.method,
        url: request.url,
        body: await request.text(),
        headers: request.headers,
      })
      return new Response(null, { status: 201, headers: { Location: "/rest/v1/events?id=eq.1" } })
    },
  })
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": "6.6.6.6, 198.51.100.7",
    prefer: "a=b",
  }
  const path = "/rest/v1/events?select=a,b&or=(a.eq.1,b.eq.%22x%22)"
  const response = await site.fetch(path, { method: "PATCH", headers, body: '{"a":1}' })
  expect([response.status, response.headers.location]).toEqual([201, "/rest/v1/events?id=eq.1"])
  expect(seen[0]).toMatchObject({ method: "PATCH", url: `http://site.test${path}`, body: '{"a":1}' })
  expect(seen[0]!.headers.get("x-forwarded-for")).toBe("198.51.100.7")
  expect(seen[0]!.headers.get("prefer")).toBe("a=b")
  await site.close()
})

test("handles requests without a body and with an empty one", async () => {
  const site = await serve(page, { api: async request => Response.json({ body: await request.text() }) })
  const post = (more: string) =>
    sendRaw(site.port, `POST /rest/v1/rpc/f HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n${more}\r\n`)
  expect(await post("")).toMatch(/^HTTP\/1.1 200 .*\{"body":""\}$/s)
  expect(await post("Content-Length: 0\r\n")).toMatch(/^HTTP\/1.1 200 .*\{"body":""\}$/s)
  await site.close()
})

test("compresses long responses, but never those that may contain a token", async () => {
  const site = await serve(page, {
    api: async () => new Response(LONG, { headers: { "Content-Type": "application/json", Vary: "Origin" } }),
  })
  const headers = { "accept-encoding": "br" }
  const rest = await site.fetch("/rest/v1/events", { headers })
  expect(brotliDecompressSync(rest.body).toString()).toBe(LONG)
  expect(rest.headers.vary).toBe("Origin, Accept-Encoding")
  const auth = await site.fetch("/auth/v1/token", { headers })
  expect([auth.headers["content-encoding"], auth.text]).toEqual([undefined, LONG])
  await site.close()
})

test("streams files unchanged, with the gateway's own cache and policy headers", async () => {
  const bytes = Buffer.alloc(300_000, "x")
  const own = {
    "Cache-Control": "public, max-age=60",
    "Content-Security-Policy": "sandbox",
    "Content-Type": "image/png",
  }
  const site = await serve(page, {
    api: async () => new Response(bytes, { headers: { ...own, Server: "x" } }),
  })
  const file = await site.fetch("/storage/v1/object/public/a.png", { headers: { "accept-encoding": "br" } })
  expect(file.body.equals(bytes)).toBe(true)
  expect(file.headers).toMatchObject({
    "cache-control": "public, max-age=60",
    "content-security-policy": "sandbox",
  })
  expect(file.headers.server).toBeUndefined()
  const head = await site.fetch("/storage/v1/object/public/a.png", { method: "HEAD" })
  expect([head.status, head.body.length]).toEqual([200, 0])
  await site.close()
})

test("a client that disconnects aborts its request", async () => {
  const asked = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  const site = await serve(page, {
    api: request => {
      asked.resolve()
      return new Promise((_, reject) => {
        request.signal.addEventListener("abort", () => {
          ended.resolve("ended")
          reject(request.signal.reason)
        })
      })
    },
  })
  const socket = connect(site.port, "127.0.0.1", () => {
    socket.write("GET /rest/v1/events HTTP/1.1\r\nHost: site.test\r\n\r\n")
  })
  await asked.promise
  socket.destroy()
  expect(await ended.promise).toBe("ended")
  await site.close()
  expect(site.lines.some(line => line.includes('"status":499'))).toBe(true)
  expect(site.lines.some(line => line.includes("request failed"))).toBe(false)
})

test("the site's client can only call its own backend", async () => {
  const asked: string[] = []
  const backend = {
    publishableKey: "k",
    fetch: async (request: Request) =>
      Response.json(asked.push(`${request.url} for ${request.headers.get("x-client-address")}`)),
    isReady: async () => true,
  }
  const speak = embeddedSupabase(backend as never, new URL("http://site.test")).fetchFor("192.0.2.1")
  await speak("http://site.test/rest/v1/events", { headers: { "x-client-address": "127.0.0.1" } })
  for (const url of [
    "http://169.254.169.254/",
    "http://site.test.evil.test/",
    "https://site.test/",
    "file:///etc/passwd",
  ]) {
    await expect(speak(url)).rejects.toThrow("refused")
  }
  expect(asked).toEqual(["http://site.test/rest/v1/events for 192.0.2.1"])
  const hosted = hostedSupabase({ url: new URL("https://abc.supabase.co"), publishableKey: "k" })
  await expect(hosted.fetchFor(null)("https://evil.test/rest/v1/")).rejects.toThrow("refused")
})
