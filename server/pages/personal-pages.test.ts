import { brotliDecompressSync } from "node:zlib"
import { expect, test } from "vitest"
import type { AppContext } from "../start/site.ts"
import { cacheablePage, serve } from "../testing/test-server.ts"

test("visitors with a session or token get their own uncached page", async () => {
  const site = await serve((request, app) => cacheablePage(`for ${request.headers.get("cookie")}`, app))
  await site.fetch("/")
  const ways: Record<string, string>[] = [
    { cookie: "sb-auth=ann" },
    { cookie: "theme=dark; sb-x-auth-token.0=ann" },
    { cookie: "__Host-sb-auth=ann" },
    { authorization: "Bearer ann" },
  ]
  for (const headers of ways) {
    const mine = await site.fetch("/", { headers })
    expect([headers, mine.headers["cache-control"]]).toEqual([headers, "private, no-store"])
    expect(mine.headers.etag).toBeUndefined()
    if ("cookie" in headers) expect(mine.text).toContain(`for ${headers.cookie}`)
  }
  expect((await site.fetch("/")).text).toContain("for null")
  await site.close()
})

test("shared pages depend only on the URL, not on any visitor's headers", async () => {
  const site = await serve((request, app) => {
    const seen = [...request.headers].map(([name, value]) => `${name}=${value}`).join(" ")
    return cacheablePage(`saw ${seen} at ${request.url}`, app)
  })
  const names =
    "accept-language user-agent referer x-forwarded-host x-forwarded-proto x-original-url x-rewrite-url"
  const odd = Object.fromEntries([
    ...names.split(" ").map(name => [name, "evil.test"]),
    ...Array.from({ length: 100 }, (_, n) => [`x-odd-${n}`, `evil${n}`]),
    ["cookie", "theme=evil"],
  ])
  const poisoned = await site.fetch("/", { headers: odd })
  expect(poisoned.text).not.toContain("evil")
  expect(poisoned.text).toContain("saw  at http://site.test/")
  await site.close()
})

test("a response that sets a cookie is neither cached nor shared", async () => {
  let visitor = 0
  const site = await serve((_request, app) => {
    const response = cacheablePage(`visitor ${++visitor}`, app)
    response.headers.append("set-cookie", `id=${visitor}`)
    return response
  })
  const responses = await Promise.all(Array.from({ length: 20 }, () => site.fetch("/")))
  expect(new Set(responses.map(({ headers }) => headers["set-cookie"]?.[0])).size).toBe(20)
  expect(responses.map(({ headers }) => headers["cache-control"])).toEqual(
    Array(20).fill("private, no-store"),
  )
  await site.close()
})

test("a private page sees its own request, even with many at once", async () => {
  const site = await serve(
    request => new Response(request.headers.get("x-name"), { headers: { "Content-Type": "text/plain" } }),
  )
  const names = Array.from({ length: 30 }, (_, n) => `visitor-${n}`)
  const responses = await Promise.all(
    names.map(name => site.fetch("/login", { headers: { "x-name": name } })),
  )
  expect(responses.map(({ text }) => text)).toEqual(names)
  expect(responses.every(({ headers }) => headers["cache-control"] === "private, no-store")).toBe(true)
  await site.close()
})

test("personal pages and their data requests are never public, whatever they declare", async () => {
  let renders = 0
  const site = await serve((_request, app) => {
    renders++
    return cacheablePage("mine", app)
  })
  const paths = [
    "/me",
    "/me.data",
    "/me/x.css",
    "/guardian",
    "/confirm",
    "/reset-password",
    "/submit-reversal",
  ]
  for (const path of paths) {
    for (let round = 0; round < 2; round++) {
      const { headers } = await site.fetch(path)
      expect([path, headers["cache-control"], headers["referrer-policy"]]).toEqual([
        path,
        "private, no-store",
        "no-referrer",
      ])
    }
  }
  expect(renders).toBe(paths.length * 2)
  await site.close()
})

test("an aggressive cache in front, keyed by path, never gets personal pages", async () => {
  const site = await serve((request, app) => {
    const who = /sb-auth=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1]
    if (!who) return cacheablePage("hello visitor", app)
    const response = cacheablePage(`hello ${who}`, app)
    response.headers.append("set-cookie", `sb-auth=${who}-renewed`)
    return response
  })
  const greedy = new Map<string, string>()
  for (let n = 0; n < 50; n++) {
    for (const path of ["/", "/events", "/events.data", "/me", "/me.data", "/me/style.css"]) {
      const response = await site.fetch(path, {
        headers: n % 2 ? { cookie: `sb-auth=user${n}` } : ({} as Record<string, string>),
      })
      if (/no-store/.test(response.headers["cache-control"] ?? "")) continue
      expect(response.headers["set-cookie"]).toBeUndefined()
      greedy.set(path, response.text)
    }
  }
  expect([...greedy.keys()]).toEqual(["/", "/events", "/events.data"])
  expect([...greedy.values()].join()).not.toContain("user")
  await site.close()
})

test("other cookies do not bypass the cache", async () => {
  let renders = 0
  const site = await serve((_request, app) => {
    renders++
    return cacheablePage("hello", app)
  })
  await site.fetch("/")
  await site.fetch("/", { headers: { cookie: "theme=dark; notsb-x=1" } })
  expect(renders).toBe(1)
  await site.close()
})

test("the cookie of a variant has its own cached page, which only this server stores", async () => {
  const rendered: string[] = []
  const variantCookie = (_url: string, cookies: string) => /state=arkansas/.exec(cookies)?.[0] ?? null
  const render = async (request: Request, app: AppContext) => {
    rendered.push(`${new URL(request.url).pathname} ${request.headers.get("cookie")}`)
    return cacheablePage(`for ${request.headers.get("cookie")}`, app)
  }
  const site = await serve(() => new Response(), {
    loadSite: async () => ({ render, variantCookie, dropCachedQueries: () => undefined }),
  })
  for (const cookie of ["state=arkansas", "x=secret; state=arkansas", "state=atlantis", "theme=dark"])
    for (const path of ["/", "/?utm_id=1"]) {
      const { headers, text } = await site.fetch(path, { headers: { cookie } })
      const isVariant = cookie.includes("arkansas")
      expect(text, cookie).toContain(isVariant ? "<p>for state=arkansas</p>" : "<p>for null</p>")
      expect(headers["cache-control"]).toMatch(isVariant ? /no-store/ : /^public/)
    }
  expect(rendered).toEqual(["/ state=arkansas", "/ null"])
  await site.close()
})

test("verification pages are rendered per visitor with their address", async () => {
  const site = await serve((_request, app) => cacheablePage(`from ${app.clientAddress}`, app))
  for (const path of ["/certificate/x", "/certificate/x/sheet.svg", "/verify/x"]) {
    const response = await site.fetch(path)
    expect([path, response.headers["cache-control"]]).toEqual([path, "private, no-store"])
    expect(response.text).toMatch(/from (::ffff:)?127\.0\.0\.1/)
  }
  expect((await site.fetch("/verify")).text).toContain("from null")
  await site.close()
})

test.each([
  "text/html; charset=utf-8",
  "image/svg+xml",
  "application/json",
  "application/ld+json",
  "application/xml",
  "text/calendar; charset=utf-8",
  "text/css",
  "text/csv",
  "text/javascript",
  "text/plain; charset=utf-8",
])("an uncached %s is compressed for clients that accept it", async type => {
  const text = "breathe in, breathe out ".repeat(200)
  const site = await serve(
    () => new Response(text, { headers: { "Content-Type": type, "Cache-Control": "private, no-store" } }),
  )
  const headers = { cookie: "sb-auth=ann", "accept-encoding": "gzip, br" }
  const response = await site.fetch("/mine", { headers })
  expect(response.headers["content-encoding"]).toBe("br")
  expect(response.headers.vary).toContain("Accept-Encoding")
  expect(response.headers["cache-control"]).toBe("private, no-store")
  expect(brotliDecompressSync(response.body).toString()).toBe(text)
  expect((await site.fetch("/mine", { headers: { cookie: "sb-auth=ann" } })).text).toBe(text)
  await site.close()
})

test("a picture and a stream of events are sent as they are", async () => {
  for (const type of ["image/png", "text/event-stream"]) {
    const site = await serve(() => new Response("x".repeat(5_000), { headers: { "Content-Type": type } }))
    const { headers } = await site.fetch("/mine", { headers: { "accept-encoding": "br" } })
    expect([type, headers["content-encoding"]]).toEqual([type, undefined])
    await site.close()
  }
})
