import "./production.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import pg from "pg"
import { mountBackend } from "#backend/mount.ts"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { serve } from "#server/testing/test-server.ts"
import { median } from "./median.ts"
import { addNews } from "./news/rows.ts"
import { cpuSeconds } from "./processes.ts"

// Measures the pages, feeds and sitemaps of articles, events and newsletters of the built site (run `npm run build` first)
// with a thousand and ten thousand articles and half as many events, as the CPU time of Node and PostgreSQL. Each request
// reads the database, as the first one after a change does. `SIZES=1000,50000` chooses other sizes.
const GOAL = 1.5
const SIZES = (process.env.SIZES ?? "1000,10000").split(",").map(Number)
const SITE_URL = "http://localhost:3000"
const ROUNDS = 9
const REQUESTS_PER_ROUND = 5
const PATHS = [
  "/",
  "/news/blog",
  "/news/blog?before=bench-501",
  "/news/blog/category/CATEGORY",
  "/news/blog/category/CATEGORY?before=bench-501",
  "/news/blog/tag/bench",
  "/news/blog/tag/bench-rare",
  "/news/blog/bench-501",
  "/news/press",
  "/news/blog/feed.rss",
  "/news/blog/category/CATEGORY/feed.atom",
  "/news/blog/tag/bench-rare/feed.json",
  "/newsletter/archive",
  "/newsletter/archive?before=ISSUE",
  "/newsletter/archive/ISSUE",
  "/events",
  "/events?view=month",
  "/events/bench-500",
  "/events.ics",
  "/sitemap.xml",
  "ARTICLES_FILE",
  "EVENTS_FILE",
]

const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const server = await startEmbedded({ dataDir: folder, settings: { fsync: "off", autovacuum: "off" } })
const { host, port, user, password } = server.target
const databaseUrl = `postgres://${password ? `${user}:${password}` : user}@${encodeURIComponent(host)}:${port}/postgres`
const backend = await mountBackend({
  ...{ siteUrl: SITE_URL, dataDir: folder, databaseUrl, runJobs: false },
})
const siteUrl = new URL(SITE_URL)
const site = await serve(() => new Response(), {
  ...{ siteUrl, backend, trustProxy: 1, supabase: embeddedSupabase(backend, siteUrl) },
  loadSite: () => loadBuiltSite(resolve(import.meta.dirname, "..")),
})
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const category = (await client.query("select slug from public.article_categories limit 1")).rows[0].slug

let network = 0
const times = new Map<string, number[]>(PATHS.map(path => [path, []]))
for (const [index, size] of SIZES.entries()) {
  console.error(`Adding articles up to ${size} …`)
  await addNews(client, SIZES[index - 1] ?? 0, size)
  const issue = (await client.query("select id from public.newsletter_archive order by sent_at desc limit 1"))
    .rows[0].id
  const files = await (await site.fetch("/sitemap.xml", { headers: { host: siteUrl.host } })).text
  const fileOf = (name: string) => new RegExp(`/sitemap/${name}[^<]*`).exec(files)![0]
  for (const path of PATHS) {
    const address = path
      .replace("CATEGORY", category)
      .replace("ISSUE", issue)
      .replace("ARTICLES_FILE", fileOf("articles"))
      .replace("EVENTS_FILE", fileOf("events"))
    const ms = await cpuMs(address)
    console.error(`${address}: ${ms.toFixed(2)} ms`)
    times.get(path)!.push(ms)
  }
}
report()
await client.end()
await site.close()
await backend.close()
await server.stop()
rmSync(folder, { recursive: true })

function report() {
  const sizes = SIZES.map(size => String(size).padStart(10)).join("")
  console.log(`${"CPU ms per request, articles:".padEnd(52)}${sizes}   ratio`)
  for (const [path, measured] of times) {
    const ratio = measured.at(-1)! / measured[0]!
    const cells = measured.map(ms => ms.toFixed(2).padStart(10)).join("")
    console.log(`${path.padEnd(52)}${cells}   ${ratio.toFixed(2)}${ratio > GOAL ? `  > ${GOAL}` : ""}`)
    if (ratio > GOAL) process.exitCode = 1
  }
}

/** Median CPU time of a few rounds. */
async function cpuMs(path: string) {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = cpuSeconds(process.pid)
    for (let n = 0; n < REQUESTS_PER_ROUND; n++) await send(path)
    rounds.push(((cpuSeconds(process.pid) - before) / REQUESTS_PER_ROUND) * 1000)
  }
  // The first round compiles and reads from the disk.
  return median(rounds.slice(1))
}

async function send(path: string) {
  site.drop("all")
  // Another address for each request, so that no rate limit applies.
  const forwarded = `198.18.${(network >> 8) & 255}.${network++ & 255}`
  const { status, text } = await site.fetch(path, {
    headers: { host: siteUrl.host, "x-forwarded-for": forwarded },
  })
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
}
