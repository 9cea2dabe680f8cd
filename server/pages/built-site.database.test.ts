import { createHash } from "node:crypto"
import { resolve } from "node:path"
import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { openStaticFiles } from "../files/static-files.ts"
import { loadBuiltSite } from "../start/site.ts"
import { embeddedSupabase } from "../start/supabase.ts"
import { serve } from "../testing/test-server.ts"

// The built site with the real backend and server.
const ROOT = resolve(import.meta.dirname, "../..")
const { backend, close, sql } = await testBackend()
const siteUrl = new URL(SITE_URL)
const site = await serve(() => new Response(), {
  siteUrl,
  backend,
  supabase: embeddedSupabase(backend, siteUrl),
  files: await openStaticFiles(`${ROOT}/build/client`),
  loadSite: () => loadBuiltSite(ROOT),
})
backend.onChange(site.drop)
const host = siteUrl.host

afterAll(async () => {
  await site.close()
  await close()
})

test("a page's policy allows exactly its own inline scripts", async () => {
  for (const path of ["/", "/no-such-page"]) {
    const { headers, text } = await site.fetch(path, { headers: { host } })
    // Structured data is not executed, so no policy has to allow it.
    const inline = [
      ...text.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, script = ""]) => script)
    expect(inline.length).toBeGreaterThan(2)
    const hashes = inline.map(script => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    const allowed = String(headers["content-security-policy"]).match(/'sha256-[^']+'/g)
    expect(new Set(allowed)).toEqual(new Set(hashes))
    expect(text).not.toContain("nonce=")
    expect(text).not.toMatch(/\sstyle="/)
  }
})

test("the home page is cached and shows a database change as soon as it is announced", async () => {
  const first = await site.fetch("/", { headers: { host } })
  expect([first.status, first.headers["cache-control"]]).toEqual([200, expect.stringMatching(/^public/)])
  const again = await site.fetch("/", { headers: { host, "if-none-match": first.headers.etag! } })
  expect(again.status).toBe(304)
  const declaredLength = new Promise(resolve => backend.onChange(resolve))
  await sql("update public.site_settings set tagline = 'Every breath counts today.'")
  await declaredLength
  expect((await site.fetch("/", { headers: { host } })).text).toContain("Every breath counts today.")
})

test("an unknown page is an uncached 404, and assets are cached for a year", async () => {
  const missing = await site.fetch("/no-such-page", { headers: { host } })
  expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "private, no-store"])
  const { text } = await site.fetch("/", { headers: { host } })
  const assets = text.match(/\/assets\/[\w.-]+/g) ?? []
  expect(assets.length).toBeGreaterThan(3)
  for (const path of new Set(assets)) {
    const asset = await site.fetch(path, { headers: { host, "accept-encoding": "br" } })
    expect([path, asset.status, asset.headers["cache-control"]]).toEqual([
      path,
      200,
      expect.stringContaining("immutable"),
    ])
  }
})

test("the gateway responds the same over HTTP and in process", async () => {
  const path = "/rest/v1/site_settings?select=name"
  const headers = { host, apikey: backend.publishableKey, cookie: "sb-auth=x" }
  const overHttp = await site.fetch(path, { headers })
  const inProcess = await backend.fetch(
    new Request(SITE_URL + path, { headers: { apikey: backend.publishableKey } }),
  )
  expect([overHttp.status, overHttp.text]).toEqual([inProcess.status, await inProcess.text()])
  expect(overHttp.headers["x-content-type-options"]).toBe("nosniff")
  const bad = await site.fetch("/rest/v1/site_settings?select=nothing", { headers })
  expect([bad.status, JSON.parse(bad.text).code]).toEqual([400, "42703"])
})

test("the site is ready", async () => {
  expect((await site.fetch("/readyz")).status).toBe(200)
})
