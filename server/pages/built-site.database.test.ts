import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, expect, onTestFinished, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { freePort } from "#tests/support/free-port.ts"
import { openStaticFiles } from "../files/static-files.ts"
import { loadBuiltSite } from "../start/site.ts"
import { embeddedSupabase } from "../start/supabase.ts"
import { serve } from "../testing/test-server.ts"

// The built site with the real backend and server.
const ROOT = resolve(import.meta.dirname, "../..")
const { backend, close, databaseUrl, sql } = await testBackend()
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

test("the home page is cached", async () => {
  const first = await site.fetch("/", { headers: { host } })
  expect([first.status, first.headers["cache-control"]]).toEqual([200, expect.stringMatching(/^public/)])
  const again = await site.fetch("/", { headers: { host, "if-none-match": first.headers.etag! } })
  expect(again.status).toBe(304)
})

// The second process has its own caches and hears of a change only from the database.
test("a changed setting, event and article are on the cached pages of two processes without a restart", async () => {
  await sql(
    `with event as (
       insert into public.events (slug, kind, status, title, summary, format, time_zone)
       values (gen_random_uuid()::text, 'training', 'published', 'Before', 'Learn to use naloxone.', 'online', 'America/Chicago')
       returning id)
     insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
     select id, now() + interval '1 hour', now() + interval '2 hours', 10 from event`,
  )
  const other = await secondProcess()
  const pages = {
    "/": "update public.site_settings set tagline = $1",
    "/events": "update public.events set title = $1",
    "/news/blog": `update public.articles set title = $1
      where id = (select id from public.articles where kind = 'blog' order by published_at desc limit 1)`,
  }
  for (const [path, change] of Object.entries(pages)) {
    const texts = async (cookie: string) =>
      Promise.all([
        site.fetch(path, { headers: { host, cookie } }).then(({ text }) => text),
        fetch(other + path, { headers: { cookie } }).then(response => response.text()),
      ])
    const title = `Changed ${crypto.randomUUID().slice(0, 8)}`
    for (const cookie of ["", "state=ohio"]) expect((await texts(cookie)).join("")).not.toContain(title)
    await sql(change, [title])
    for (const cookie of ["", "state=ohio"])
      await expect
        .poll(async () => (await texts(cookie)).map(text => text.includes(title)), { timeout: 60_000 })
        .toEqual([true, true])
  }
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

/** The site as it ships, on the same database. Returns its address. */
async function secondProcess() {
  const dataDir = mkdtempSync(join(tmpdir(), "open-airway-second-"))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const { NODE_COMPILE_CACHE = "", PATH = "" } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: "production", SITE_URL: url, PORT: port }
  const child = spawn(process.execPath, ["server/index.ts"], {
    ...{ cwd: ROOT, stdio: "ignore" },
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  })
  onTestFinished(async () => {
    child.kill("SIGTERM")
    await once(child, "exit")
    rmSync(dataDir, { recursive: true, force: true })
  })
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  return url
}
