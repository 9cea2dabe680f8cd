import "./production.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import pg from "pg"
import { createServer } from "vite"
import { mountBackend } from "#backend/mount.ts"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { serve } from "#server/testing/test-server.ts"
import type { MeasuredList } from "#tests/policies/plans/staff-lists.ts"
import { growStaffTables } from "#tests/policies/plans/staff-rows.ts"
import { median } from "./median.ts"
import { signInMember } from "./member.ts"
import { cpuSeconds } from "./processes.ts"

// Measures every list of the staff console of the built site (run `npm run build` first) with a thousand, a hundred
// thousand and a million rows in its table: each view, a page in the middle, a search that finds rows and one that finds
// none, and the start page with the inbox. Other tables have as many rows at the same time. Prints the CPU time of Node
// and PostgreSQL, the pages that PostgreSQL reads, which a busy machine does not change, and the rows that are shown.
// `SIZES=1000,100000` chooses other sizes; further arguments select lists by a part of their address.
const GOAL = 1.5
const SIZES = (process.env.SIZES ?? "1000,100000,1000000").split(",").map(Number)
const SITE_URL = "http://localhost:3000"
const ROUNDS = 5
/** Start pages that together open all connections of the backend. */
const START_PAGES = 4
const REQUESTS_PER_ROUND = Number(process.env.REQUESTS ?? 3)
const SERVER_SETTINGS = {
  ...{ fsync: "off", full_page_writes: "off", autovacuum: "off" },
  ...{
    max_wal_size: "16GB",
    shared_buffers: "1GB",
    maintenance_work_mem: "512MB",
    shared_preload_libraries: "pg_stat_statements",
  },
}
const START = "/staff, the inbox and the counts of the menu"
const UNKNOWN_WORD = "zyxwvut"
const wanted = process.argv.slice(2)

// Watching files would cost CPU time of this process whenever one changes.
const vite = await createServer({
  ...{ configFile: false, appType: "custom" },
  server: { middlewareMode: true, watch: null, ws: false },
})
const { addFixtures, SEARCHED, staffLists } = (await vite.ssrLoadModule(
  "/tests/policies/plans/staff-lists.ts",
)) as typeof import("#tests/policies/plans/staff-lists.ts")
const lists = (await staffLists()).filter(
  ({ path }) => wanted.length === 0 || wanted.some(part => path.includes(part)),
)
const growing = lists.filter(({ staysSmall }) => !staysSmall)
const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const server = await startEmbedded({ dataDir: folder, settings: SERVER_SETTINGS })
const { host, port, user, password } = server.target
const databaseUrl = `postgres://${password ? `${user}:${password}` : user}@${encodeURIComponent(host)}:${port}/postgres`
const backend = await mountBackend({
  ...{ siteUrl: SITE_URL, dataDir: folder, databaseUrl, runJobs: false },
  auth: { passwordCost: 10, accessTokenSeconds: 3600 },
})
const siteUrl = new URL(SITE_URL)
const site = await serve(() => new Response(), {
  ...{ siteUrl, backend, trustProxy: 1, supabase: embeddedSupabase(backend, siteUrl) },
  loadSite: () => loadBuiltSite(resolve(import.meta.dirname, "..")),
})
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
await client.query("create extension pg_stat_statements")
await addFixtures(client)

let network = 0
let cookie = ""
interface Measured {
  cpuMs: number
  /** Pages that PostgreSQL reads. */
  buffers: number
  /** Rows in the table of the page. */
  rows: number
}

let columns: Awaited<ReturnType<typeof growStaffTables>> | undefined
const measured = new Map<string, (Measured | null)[]>()
const unmeasured = new Map<string, string>()
for (const [index, size] of SIZES.entries()) {
  columns = await growStaffTables(client, growing, size, columns)
  for (const { table } of growing) {
    const { rows: counted } = await client.query(`select count(*) as n from ${table}`)
    if (Number(counted[0].n) < size) console.error(`${table} has only ${counted[0].n} rows`)
  }
  cookie = await administrator()
  const requests = await requestsOf()
  // The first size must not pay for compiling the code.
  if (index === 0) for (const path of requests.values()) await open(path)
  await openConnections()
  for (const [name, path] of requests) {
    const earlier = measured.get(name) ?? SIZES.slice(0, index).map(() => null)
    const now = await measure(path)
    measured.set(name, [...earlier, now])
    console.error(`${size} ${name}: ${now.cpuMs.toFixed(1)} ms, ${now.buffers} pages, ${now.rows} rows`)
  }
}
report()
await client.end()
await site.close()
await backend.close()
await server.stop()
await vite.close()
rmSync(folder, { recursive: true })

/** An administrator, whose session lives as long as one size is measured. */
async function administrator() {
  const admin = await signInMember(backend, SITE_URL, async (session, id) => {
    await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id])
    await client.query("update auth.sessions set aal = 'aal2' where id = $1", [session])
    await client.query(
      "update public.member_sessions set staff_since = now(), staff_seen_at = now() where id = $1",
      [session],
    )
  })
  return admin.cookie
}

/** Addresses by what they are. A page in the middle starts where the table is halved. */
async function requestsOf() {
  const requests = new Map([[START, "/staff"]])
  for (const list of lists) {
    const { path, views, hasSearch, staysSmall } = list
    if (staysSmall) continue
    for (const view of views) requests.set(`${path}, ${view}`, `${path}?view=${view}`)
    const middle = await pageInside(list)
    if (middle) requests.set(`${path}, in the middle`, middle)
    if (!hasSearch) continue
    const word = SEARCHED[path]
      ? (await client.query(SEARCHED[path])).rows[0]?.word
      : wordOf(await open(path))
    if (word) requests.set(`${path}, a search that finds rows`, `${path}?q=${encodeURIComponent(word)}`)
    requests.set(`${path}, a search that finds none`, `${path}?q=${UNKNOWN_WORD}`)
  }
  return requests
}

/** The page of the first view that has rows there. */
async function pageInside(list: MeasuredList) {
  const cursor = await cursorInside(list)
  if (!cursor) return null
  for (const view of list.views) {
    const page = `${list.path}?view=${view}&after=${encodeURIComponent(cursor)}`
    if (rowsShown(await open(page)) > 0) return page
  }
  return null
}

async function cursorInside({ table, order }: MeasuredList) {
  const { rows: columns } = await client.query(
    "select from pg_attribute where attrelid = $1::regclass and attname in ($2, 'id')",
    [table, order.column],
  )
  if (columns.length < (order.column === "id" ? 1 : 2)) return null
  const { rows } = await client.query(
    `select id, to_jsonb(t) ->> '${order.column}' as at from ${table} t
     order by ${order.column} ${order.ascending ? "" : "desc"}, id offset (select count(*) / 2 from ${table}) limit 1`,
  )
  return rows[0] ? `${rows[0].id}~${rows[0].at}` : null
}

/** A word of the name of the first row. */
function wordOf(html: string) {
  const [, row = ""] = /<tbody[^>]*>.*?<a [^>]*>(.*?)<\/a>/s.exec(html) ?? []
  return row.replace(/<[^>]*>/g, " ").match(/[A-Za-z]{4,}/)?.[0]
}

/** Every connection reads the catalog again after the tables have grown, which is not part of a request. */
async function openConnections() {
  for (let n = 0; n < 2; n++) await Promise.all(Array.from({ length: START_PAGES }, () => open("/staff")))
}

async function measure(path: string): Promise<Measured> {
  const rounds: number[] = []
  const buffers: number[] = []
  const html = await open(path)
  await open(path)
  for (let round = 0; round < ROUNDS; round++) {
    await client.query("select pg_stat_statements_reset()")
    const before = cpuSeconds(process.pid)
    for (let n = 0; n < REQUESTS_PER_ROUND; n++) await open(path)
    rounds.push(((cpuSeconds(process.pid) - before) / REQUESTS_PER_ROUND) * 1000)
    buffers.push((await buffersRead()) / REQUESTS_PER_ROUND)
  }
  return { cpuMs: median(rounds), buffers: Math.round(median(buffers)), rows: rowsShown(html) }
}

function rowsShown(html: string) {
  const [, body = ""] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html) ?? []
  return body.match(/<th [^>]*scope="row"/g)?.length ?? 0
}

async function buffersRead() {
  const { rows } = await client.query(
    "select coalesce(sum(shared_blks_hit + shared_blks_read), 0) as n from pg_stat_statements",
  )
  return Number(rows[0].n)
}

async function open(path: string) {
  // Another address for each request, so that no rate limit applies.
  const forwarded = `198.18.${(network >> 8) & 255}.${network++ & 255}`
  const headers = {
    cookie,
    host: siteUrl.host,
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": forwarded,
  }
  const { status, text } = await site.fetch(path, { headers })
  if (status !== 200) {
    const [, message = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
    unmeasured.set(path, `${status} ${message.replace(/<[^>]*>/g, "")}`)
  }
  return text
}

function report() {
  console.log(
    "CPU ms per request, pages that PostgreSQL reads, rows shown; the ratio of the last to the first size",
  )
  const widths = SIZES.map(size => String(size).padStart(24)).join("")
  console.log(`${"".padEnd(60)}${widths}     CPU   pages`)
  for (const [name, sizes] of measured) {
    const cells = sizes.map(cellOf).join("")
    const ratios = [ratioOf(sizes, "cpuMs"), ratioOf(sizes, "buffers")]
    const isAbove = ratios.some(ratio => ratio !== null && ratio > GOAL)
    const shown = ratios.map(ratio => (ratio?.toFixed(2) ?? "").padStart(8)).join("")
    console.log(`${name.padEnd(60)}${cells}${shown}${isAbove ? `  > ${GOAL}` : ""}`)
    if (isAbove) process.exitCode = 1
  }
  for (const [name, sizes] of measured)
    if (sizes.some(size => size?.rows === 0) && !name.endsWith("finds none") && name !== START)
      console.log(`shows no rows: ${name}`)
  for (const [path, reason] of unmeasured) console.log(`not measured: ${path}, which responds with ${reason}`)
  for (const { path, table, staysSmall } of lists)
    if (staysSmall) console.log(`not measured: ${path}, because ${table} is ${staysSmall}`)
}

function cellOf(size: Measured | null) {
  if (!size) return "".padStart(24)
  const { cpuMs, buffers, rows } = size
  return `${cpuMs.toFixed(1).padStart(9)}${String(buffers).padStart(9)}${String(rows).padStart(6)}`
}

function ratioOf(sizes: readonly (Measured | null)[], figure: "cpuMs" | "buffers") {
  const first = sizes[0]?.[figure]
  return first ? sizes.at(-1)![figure] / first : null
}
