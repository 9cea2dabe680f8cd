import { expect, test } from "vitest"
import { serve } from "../testing/test-server.ts"
import { createHosts } from "./hosts.ts"

test("the site serves its own host in any case and with its own port", () => {
  const hosts = createHosts(new URL("https://www.site.test"), { port: 3000 })
  expect(hosts.originOf("www.site.test")).toBe("https://www.site.test")
  expect(hosts.originOf("WWW.Site.Test:443")).toBe("https://www.site.test")
  const strangers = [
    "site.test",
    "evil.test",
    "www.site.test:80",
    "www.site.test.",
    "localhost:3000",
    "127.0.0.1:3000",
    "",
  ]
  for (const host of [...strangers, "www.site.test, evil.test", undefined]) {
    expect([host, hosts.originOf(host)]).toEqual([host, null])
  }
})

test("a site on this machine is served under every loopback name with the port", () => {
  const hosts = createHosts(new URL("http://localhost:3000"), { port: 3000 })
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
    expect(hosts.originOf(host)).toBe(`http://${host}`)
  }
  for (const host of ["localhost", "localhost:3001", "127.0.0.2:3000"])
    expect(hosts.originOf(host)).toBeNull()
})

test("rejects other, duplicate and missing hosts, also for cached pages", async () => {
  const site = await serve(() => new Response("page", { headers: { "Cache-Control": "public, max-age=0" } }))
  expect((await site.fetch("/")).status).toBe(200)
  for (const host of [
    "evil.test",
    "site.test.evil.test",
    "site.test:81",
    "site.test@evil.test",
    "site.test/evil",
  ]) {
    expect([host, (await site.fetch("/", { headers: { host } })).status]).toEqual([host, 421])
  }
  const two = await site.raw(
    "GET / HTTP/1.1\r\nHost: site.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n",
  )
  expect(two).toContain("HTTP/1.1 421")
  expect(await site.raw("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toContain("HTTP/1.1 400")
  expect((await site.fetch("/healthz", { headers: { host: "10.0.0.7:3000" } })).status).toBe(200)
  await site.close()
})

test("pages requested under an IPv6 address redirect to localhost", async () => {
  const pages = () => new Response("page", { headers: { "Cache-Control": "public, max-age=0" } })
  const site = await serve(pages, { siteUrl: new URL("http://localhost:3000") })
  await site.fetch("/events", { headers: { host: "localhost:3000" } })
  const response = await site.fetch("/events?a=1", { headers: { host: "[::1]:3000" } })
  expect([response.status, response.headers.location]).toEqual([307, "http://localhost:3000/events?a=1"])
  expect((await site.fetch("/rest/v1/events", { headers: { host: "[::1]:3000" } })).status).toBe(200)
  await site.close()
})

test("headers that imitate a proxy or control the framework do not reach pages", async () => {
  const seen: Headers[] = []
  const site = await serve(request => {
    seen.push(request.headers)
    return new Response("page")
  })
  const names =
    "x-forwarded-for x-forwarded-host x-forwarded-proto forwarded x-original-url x-rewrite-url x-http-method-override x-react-router-spa-mode x-react-router-prerender-data x-remix-reload-document x-content-tables x-content-until"
  const headers = Object.fromEntries(names.split(" ").map(name => [name, "evil"]))
  await site.fetch("/", { headers: { ...headers, cookie: "sb-x=1", "accept-language": "de" } })
  const passed = [...seen[0]!.keys()]
  expect(passed.filter(name => names.split(" ").includes(name))).toEqual([])
  expect(passed).toContain("accept-language")
  await site.close()
})

test("a request without TLS at a trusted proxy redirects to HTTPS", async () => {
  const pages = () => new Response("page", { headers: { "Cache-Control": "public, max-age=0" } })
  const site = await serve(pages, { siteUrl: new URL("https://site.test"), trustProxy: 1 })
  const ask = (proto: string) => site.fetch("/a?b=1", { headers: { "x-forwarded-proto": proto } })
  expect((await ask("https")).status).toBe(200)
  const plain = await ask("http")
  expect([plain.status, plain.headers.location]).toEqual([308, "https://site.test/a?b=1"])
  await site.close()
  const direct = await serve(pages, { siteUrl: new URL("https://site.test") })
  expect((await direct.fetch("/a", { headers: { "x-forwarded-proto": "http" } })).status).toBe(200)
  await direct.close()
})

test("development paths are served only to this machine, and never through a proxy", async () => {
  const pages = () => new Response("page")
  const statusOf = async (options: Parameters<typeof serve>[1], headers: Record<string, string>) => {
    const site = await serve(pages, options)
    const statuses = await Promise.all(
      ["/dev/mail", "/dev/ui", "/dev/ui.data", "/dev", "/%64ev/ui"].map(
        async path => (await site.fetch(path, { headers })).status,
      ),
    )
    await site.close()
    return [...new Set(statuses)]
  }
  const local = { siteUrl: new URL("http://localhost:3000") }
  const host = "localhost:3000"
  expect(await statusOf(local, { host })).toEqual([200])
  for (const name of [
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
  ])
    expect([name, await statusOf({ ...local, trustProxy: 1 }, { host, [name]: "127.0.0.1" })]).toEqual([
      name,
      [404],
    ])
  expect(await statusOf({}, { host: "site.test" })).toEqual([404])
})
