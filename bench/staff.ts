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
import { median } from "./median.ts"
import { signInMember } from "./member.ts"
import { cpuSeconds } from "./processes.ts"
import type { MeasuredList } from "./staff/lists.ts"
import { growTable } from "./staff/rows.ts"

// Measures every list of the staff console of the built site (run `npm run build` first) with a thousand, a hundred
// thousand and a million rows in its table: each view, a page in the middle, a search that finds rows and one that finds
// none, and the start page with the inbox. Other tables have as many rows at the same time. Prints the CPU time of Node
// and PostgreSQL. `SIZES=1000,100000` chooses other sizes; further arguments select lists by a part of their address.
const GOAL = 1.5
const SIZES = (process.env.SIZES ?? "1000,100000,1000000").split(",").map(Number)
const SITE_URL = "http://localhost:3000"
const ROUNDS = 5
const REQUESTS_PER_ROUND = Number(process.env.REQUESTS ?? 3)
const SERVER_SETTINGS = {
  ...{ fsync: "off", full_page_writes: "off", autovacuum: "off" },
  ...{ max_wal_size: "16GB", shared_buffers: "1GB" },
}
const UNKNOWN_WORD = "zyxwvut"
const wanted = process.argv.slice(2)

const vite = await createServer({ configFile: false, server: { middlewareMode: true }, appType: "custom" })
const { addFixtures, staffLists } = (await vite.ssrLoadModule(
  "/bench/staff/lists.ts",
)) as typeof import("./staff/lists.ts")
const lists = (await staffLists()).filter(
  ({ path }) => wanted.length === 0 || wanted.some(part => path.includes(part)),
)
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
await addFixtures(client)
await client.query(
  `insert into private.email_outbox (message, to_address, status, sent_at)
   select 'test-email', n || '@example.org', case when n = 1 then 'dead' else 'sent' end, case when n > 1 then now() end
   from generate_series(1, 20) n`,
)

let network = 0
let cookie = ""
const times = new Map<string, (number | null)[]>()
const unmeasured = new Map<string, string>()
for (const [index, size] of SIZES.entries()) {
  await grow(size, index > 0)
  cookie = await administrator()
  const requests = await requestsOf()
  // The first size must not pay for compiling the code.
  if (index === 0) for (const path of requests.values()) await open(path)
  for (const [name, path] of requests) {
    const measured = times.get(name) ?? SIZES.slice(0, index).map(() => null)
    times.set(name, [...measured, await cpuMs(path)])
    console.error(`${size} ${name}: ${times.get(name)!.at(-1)!.toFixed(1)} ms`)
  }
}
report()
await client.end()
await site.close()
await backend.close()
await server.stop()
await vite.close()
rmSync(folder, { recursive: true })

async function grow(size: number, isLarge: boolean) {
  const tables = new Map(lists.map(list => [list.table, list]))
  for (const list of tables.values()) {
    if (list.staysSmall) continue
    const { rows } = await client.query<{ condition: string }>(
      "select condition from private.inbox_lists where list = $1 and relation::regclass = $2::regclass",
      [list.path.slice("/staff/".length), list.table],
    )
    await growTable(client, list.table, size, isLarge ? (rows[0]?.condition ?? null) : null)
    const { rows: counted } = await client.query(`select count(*) as n from ${list.table}`)
    if (Number(counted[0].n) < size) console.error(`${list.table} has only ${counted[0].n} rows`)
  }
}

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
  const requests = new Map([["/staff, the inbox and the counts of the menu", "/staff"]])
  for (const list of lists) {
    const { path, views, hasSearch, staysSmall } = list
    if (staysSmall) continue
    for (const view of views) requests.set(`${path}, ${view}`, `${path}?view=${view}`)
    const middle = await cursorInside(list)
    if (middle) requests.set(`${path}, in the middle`, `${path}?after=${encodeURIComponent(middle)}`)
    if (!hasSearch) continue
    const word = wordOf(await open(path))
    if (word) requests.set(`${path}, a search that finds rows`, `${path}?q=${encodeURIComponent(word)}`)
    requests.set(`${path}, a search that finds none`, `${path}?q=${UNKNOWN_WORD}`)
  }
  return requests
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

async function cpuMs(path: string) {
  const rounds: number[] = []
  await open(path)
  await open(path)
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuSeconds(process.pid)
    for (let n = 0; n < REQUESTS_PER_ROUND; n++) await open(path)
    rounds.push(((cpuSeconds(process.pid) - before) / REQUESTS_PER_ROUND) * 1000)
  }
  return median(rounds)
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
    `${"CPU ms per request at".padEnd(60)}${SIZES.map(size => String(size).padStart(10)).join("")}   ratio`,
  )
  for (const [name, measured] of times) {
    const [first] = measured
    const ratio = first ? measured.at(-1)! / first : null
    const cells = measured.map(ms => (ms === null ? "" : ms.toFixed(1)).padStart(10)).join("")
    const verdict = ratio !== null && ratio > GOAL ? `  > ${GOAL}` : ""
    console.log(`${name.padEnd(60)}${cells}   ${ratio?.toFixed(2) ?? ""}${verdict}`)
    if (verdict) process.exitCode = 1
  }
  for (const [path, reason] of unmeasured) console.log(`not measured: ${path}, which responds with ${reason}`)
  for (const { path, table, staysSmall } of lists)
    if (staysSmall) console.log(`not measured: ${path}, because ${table} is ${staysSmall}`)
}
