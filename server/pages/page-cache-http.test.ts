import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { cacheablePage, serve } from "../testing/test-server.ts"

const LONG = "Breathe. ".repeat(400)

test("a public page is rendered once and sent in every encoding with its own ETag", async () => {
  let renders = 0
  const site = await serve((_request, app) => {
    renders++
    return cacheablePage(LONG, app, "events")
  })
  const plain = await site.fetch("/")
  const br = await site.fetch("/", { headers: { "accept-encoding": "gzip, br" } })
  const gzip = await site.fetch("/", { headers: { "accept-encoding": "gzip;q=1, br;q=0" } })
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
  expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([
    undefined,
    "br",
    "gzip",
  ])
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(br.headers.vary).toContain("Accept-Encoding")
  expect(plain.headers["x-content-tables"]).toBeUndefined()
  expect(renders).toBe(1)
  await site.close()
})

test("a cached copy gets 304 with all other headers", async () => {
  const site = await serve((_request, app) => cacheablePage(LONG, app))
  const first = await site.fetch("/", { headers: { "accept-encoding": "br" } })
  const etag = first.headers.etag!
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await site.fetch("/", { headers: { "accept-encoding": "br", "if-none-match": held } })
    expect([held, again.status, again.body.length]).toEqual([held, 304, 0])
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"])
    expect(again.headers.etag).toBe(etag)
  }
  expect((await site.fetch("/", { headers: { "if-none-match": etag } })).status).toBe(200)
  await site.close()
})

test("HEAD returns the headers of GET without a body", async () => {
  const site = await serve((_request, app) => cacheablePage(LONG, app))
  for (const headers of [{ accept: "text/html" }, { "accept-encoding": "br" }] as Record<string, string>[]) {
    const head = await site.fetch("/", { method: "HEAD", headers })
    const get = await site.fetch("/", { headers })
    expect(head.body.length).toBe(0)
    expect(head.headers["content-length"]).toBe(get.headers["content-length"])
    expect(head.headers.etag).toBe(get.headers.etag)
  }
  await site.close()
})

test("an unknown URL is rendered each time and never cached", async () => {
  let renders = 0
  const site = await serve(() => {
    renders++
    return new Response("nothing", { status: 404, headers: { "Cache-Control": "public, max-age=60" } })
  })
  const first = await site.fetch("/x")
  await site.fetch("/x")
  expect(renders).toBe(2)
  expect(first.headers["cache-control"]).toBe("private, no-store")
  await site.close()
})

test("tracking parameters and parameter order do not create new entries", async () => {
  const rendered: string[] = []
  const site = await serve((request, app) => {
    rendered.push(request.url)
    return cacheablePage(LONG, app)
  })
  for (const query of ["", "?utm_source=a", "?fbclid=b&utm_medium=c"]) await site.fetch(`/events${query}`)
  for (const query of ["?page=2&kind=a", "?kind=a&page=2", "?kind=a&utm_id=1&page=2"])
    await site.fetch(`/events${query}`)
  expect(rendered).toEqual(["http://site.test/events", "http://site.test/events?kind=a&page=2"])
  await site.close()
})

test("a table change drops pages that depend on it and those with unknown tables", async () => {
  const renders: Record<string, number> = {}
  const site = await serve((request, app) => {
    const path = new URL(request.url).pathname
    renders[path] = (renders[path] ?? 0) + 1
    return cacheablePage(path, app, { "/events": "events,site_settings", "/news": "news" }[path])
  })
  const visitAll = async () => {
    for (const path of ["/events", "/news", "/unsaid"]) await site.fetch(path)
  }
  await visitAll()
  site.drop(["events"])
  await visitAll()
  expect(renders).toEqual({ "/events": 2, "/news": 1, "/unsaid": 2 })
  site.drop("all")
  await visitAll()
  expect(renders).toEqual({ "/events": 3, "/news": 2, "/unsaid": 3 })
  expect(site.dropped).toEqual([["events"], "all"])
  await site.close()
})

test("a page's data request is cached separately", async () => {
  const site = await serve(request => {
    const isData = new URL(request.url).pathname.endsWith(".data")
    return new Response(isData ? "[1]" : "<p>page</p>", {
      headers: {
        "Content-Type": isData ? "text/x-script" : "text/html",
        "Cache-Control": "public, max-age=0",
      },
    })
  })
  for (let round = 0; round < 2; round++) {
    expect((await site.fetch("/events.data?_routes=root")).text).toBe("[1]")
    expect((await site.fetch("/events")).text).toBe("<p>page</p>")
  }
  await site.close()
})
