import { expect, test } from "vitest"
import { createHosts } from "../http/hosts.ts"
import { type RequestOptions, serve } from "../testing/test-server.ts"
import { checkOrigin } from "./origin.ts"

const FORM = { "content-type": "application/x-www-form-urlencoded" }
const SIGNED_IN = { cookie: "sb-auth=ann" }

async function serveCounting() {
  const changed: string[] = []
  const site = await serve(request => {
    if (request.method !== "GET") changed.push(request.method)
    return new Response("done", { headers: { "Content-Type": "text/plain" } })
  })
  const post = (headers: Record<string, string>, more: RequestOptions = {}) =>
    site.fetch("/volunteer", { method: "POST", body: "a=1", ...more, headers: { ...FORM, ...headers } })
  return { changed, post, site }
}

test.each([
  ["another site", { origin: "http://evil.test" }],
  ["null", { origin: "null" }],
  ["https instead of http", { origin: "https://site.test" }],
  ["a sub-domain", { origin: "http://www.site.test" }],
  ["another port", { origin: "http://site.test:8080" }],
  ["upper case", { origin: "HTTP://SITE.TEST" }],
  ["a trailing slash", { origin: "http://site.test/" }],
  ["two origins", { origin: "http://site.test, http://evil.test" }],
  ["our name in front of theirs", { origin: "http://site.test.evil.test" }],
  ["this machine", { origin: "http://localhost:3000" }],
  ["nothing, with a session", { ...SIGNED_IN }],
  ["nothing, with a __Host- session", { cookie: "a=b; __Host-sb-auth.0=ann" }],
  ["cross-site by the browser's word", { "sec-fetch-site": "cross-site" }],
  ["same-site by the browser's word", { "sec-fetch-site": "same-site" }],
  ["cross-site, although Origin looks right", { "sec-fetch-site": "cross-site", origin: "http://site.test" }],
  ["none by the browser's word", { "sec-fetch-site": "none", ...SIGNED_IN }],
])("rejects a form from %s", async (_from, headers) => {
  const { changed, post, site } = await serveCounting()
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await post(headers as Record<string, string>, { method })
    expect([method, response.status]).toEqual([method, 403])
  }
  expect(changed).toEqual([])
  await site.close()
})

test.each([
  ["the same origin by the browser's word", { "sec-fetch-site": "same-origin", ...SIGNED_IN }],
  ["a page without referrer", { "sec-fetch-site": "same-origin", origin: "null", ...SIGNED_IN }],
  ["our own origin", { origin: "http://site.test", ...SIGNED_IN }],
  ["a program without a session", {}],
])("accepts a form from %s", async (_from, headers) => {
  const { changed, post, site } = await serveCounting()
  expect((await post(headers as Record<string, string>)).status).toBe(200)
  expect(changed).toEqual(["POST"])
  await site.close()
})

test("accepts only forms and JSON as bodies", async () => {
  const { changed, post, site } = await serveCounting()
  const own = { "sec-fetch-site": "same-origin" }
  for (const type of ["text/plain", "application/xml", "text/html", ""]) {
    expect([type, (await post({ ...own, "content-type": type })).status]).toEqual([type, 415])
  }
  for (const type of ["application/json; charset=utf-8", "multipart/form-data; boundary=x"]) {
    expect([type, (await post({ ...own, "content-type": type })).status]).toEqual([type, 200])
  }
  expect(changed.length).toBe(2)
  await site.close()
})

test("the gateway accepts any origin but never sees a cookie", async () => {
  const seen: Headers[] = []
  const site = await serve(() => new Response("page"), {
    api: async request => {
      seen.push(request.headers)
      return Response.json([])
    },
  })
  const headers = {
    origin: "http://evil.test",
    "content-type": "application/json",
    ...SIGNED_IN,
    apikey: "k",
  }
  expect((await site.fetch("/rest/v1/events", { method: "POST", body: "{}", headers })).status).toBe(200)
  expect(seen[0]!.get("cookie")).toBeNull()
  expect(seen[0]!.get("apikey")).toBe("k")
  await site.close()
})

test("a published site rejects loopback names", () => {
  const hosts = createHosts(new URL("https://site.test"), { port: 3000 })
  const request = (origin: string) => ({ method: "POST", path: "/", headers: { origin } })
  expect(checkOrigin(request("http://localhost:3000"), hosts)?.status).toBe(403)
  expect(checkOrigin(request("http://site.test"), hosts)?.status).toBe(403)
  expect(checkOrigin(request("https://site.test"), hosts)).toBeNull()
  const local = createHosts(new URL("http://localhost:3000"), { port: 3000 })
  expect(checkOrigin(request("http://127.0.0.1:3000"), local)).toBeNull()
})

test("an exemption applies to the exact path only", () => {
  const hosts = createHosts(new URL("https://site.test"), { port: 3000 })
  const exempt = new Set(["/hooks/payment"])
  const ask = (path: string) =>
    checkOrigin({ method: "POST", path, headers: { origin: "null" } }, hosts, exempt)
  expect(ask("/hooks/payment")).toBeNull()
  for (const path of ["/hooks/payment/", "/hooks/payment/x", "/hooks/payments", "/hooks"]) {
    expect(ask(path)?.status).toBe(403)
  }
})

test("a mail program can unsubscribe its reader from anywhere, and nothing else", () => {
  const hosts = createHosts(new URL("https://site.test"), { port: 3000 })
  const ask = (path: string) =>
    checkOrigin({ method: "POST", path, headers: { origin: "https://mail.test" } }, hosts)
  for (const path of ["/unsubscribe", "/newsletter/stop"]) expect([path, ask(path)]).toEqual([path, null])
  for (const path of ["/unsubscribe/", "/unsubscribe.data", "/me/notifications", "/newsletter/preferences"]) {
    expect([path, ask(path)?.status]).toEqual([path, 403])
  }
})
