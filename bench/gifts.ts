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
import { type GiftCaller, PAGES, STATEMENTS } from "./gifts/requests.ts"
import { addGifts, adoptGifts, DONOR, LARGEST_DONOR } from "./gifts/rows.ts"
import { median } from "./median.ts"
import { COOKIE, signInMember } from "./member.ts"
import { cpuSeconds } from "./processes.ts"

// Measures the pages, functions and jobs of gifts of the built site (run `npm run build` first) with a thousand, a hundred
// thousand and a million gifts, as the CPU time of Node and PostgreSQL, and the ratio of the last size to the first.
// `SIZES=1000,1000000` chooses other sizes; further arguments select requests by a part of their name.
const GOAL = 1.5
const SIZES = (process.env.SIZES ?? "1000,100000,1000000").split(",").map(Number)
const SITE_URL = "http://localhost:3000"
const ROUNDS = 5
const REQUESTS_PER_ROUND = Number(process.env.REQUESTS ?? 6)
// Filling vacuums and analyzes each table, so nothing else may run in the background of a measurement.
const SERVER_SETTINGS = {
  ...{ fsync: "off", full_page_writes: "off", autovacuum: "off" },
  ...{ max_wal_size: "16GB", shared_buffers: "1GB" },
}
const GIFT_KEY = "b".repeat(64)
const wanted = process.argv.slice(2)

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

interface Measured {
  name: string
  /** Returns how many rows it was about, if the time counts for each. */
  run: () => Promise<number>
}

let network = 0
let cookies: Record<GiftCaller, string>
let cursors = { LAST_PAGE: "", WALL_PAGE: "" }
const requests: Measured[] = [
  ...PAGES.map(([caller, path]) => ({ name: `${path} (${caller})`, run: () => open(caller, path) })),
  ...STATEMENTS.map(statement => ({ name: statement.name, run: () => execute(statement) })),
].filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)))
const times = new Map<Measured, number[]>(requests.map(request => [request, []]))
for (const [index, size] of SIZES.entries()) {
  console.error(`Adding gifts up to ${size} …`)
  await addGifts(client, SIZES[index - 1] ?? 0, size)
  cookies = await callers()
  cursors = await pagesInside()
  // The first size must not pay for compiling the code.
  if (index === 0) for (const { run } of requests) await run()
  for (const request of requests) {
    const ms = await cpuMs(request)
    console.error(`${request.name}: ${ms.toFixed(2)} ms`)
    times.get(request)!.push(ms)
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
  console.log(`${"CPU ms, gifts:".padEnd(76)}${sizes}   ratio`)
  for (const [{ name }, measured] of times) {
    const ratio = measured.at(-1)! / measured[0]!
    const cells = measured.map(ms => ms.toFixed(2).padStart(10)).join("")
    console.log(`${name.padEnd(76)}${cells}   ${ratio.toFixed(2)}${ratio > GOAL ? `  > ${GOAL}` : ""}`)
    if (ratio > GOAL) process.exitCode = 1
  }
}

async function callers(): Promise<Record<GiftCaller, string>> {
  const donor = await signInMember(backend, SITE_URL)
  const largest = await signInMember(backend, SITE_URL)
  const finance = await signInMember(backend, SITE_URL, async (session, id) => {
    await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id])
    await client.query("update auth.sessions set aal = 'aal2' where id = $1", [session])
    await client.query(
      "update public.member_sessions set staff_since = now(), staff_seen_at = now() where id = $1",
      [session],
    )
  })
  await adoptGifts(client, donor.id, DONOR)
  await adoptGifts(client, largest.id, LARGEST_DONOR)
  await client.query(
    `insert into private.gift_links (address, token_hash, expires_at)
     values ($1, sha256(convert_to($2, 'UTF8')), now() + interval '1 day') on conflict do nothing`,
    [`donor-${DONOR + 1}@example.org`, GIFT_KEY],
  )
  return {
    ...{ visitor: "", link: `${COOKIE.name}-gifts=${GIFT_KEY}` },
    ...{ donor: donor.cookie, "largest donor": largest.cookie, finance: finance.cookie },
  }
}

/** Where the last page of the staff lists and the third one of the donor wall start. */
async function pagesInside() {
  const { rows } = await client.query(
    `select to_char((select created_at from public.donations order by created_at offset 30 limit 1) at time zone 'UTC',
       'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_00000000-0000-0000-0000-000000000000' as last,
       (select wall_code from public.donations where visibility <> 'anonymous' and status = 'succeeded'
         and donor_name is not null and wall_review = 'shown' order by paid_at desc offset 200 limit 1) as wall`,
  )
  return { LAST_PAGE: encodeURIComponent(rows[0].last), WALL_PAGE: rows[0].wall }
}

/** Median CPU time of a few rounds. */
async function cpuMs({ run }: Measured) {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    let cpu = 0
    let rows = 0
    for (let n = 0; n < REQUESTS_PER_ROUND; n++) {
      const before = cpuSeconds(process.pid)
      rows += await run()
      cpu += cpuSeconds(process.pid) - before
    }
    rounds.push((cpu / rows) * 1000)
  }
  // The first round compiles and reads from the disk.
  return median(rounds.slice(1))
}

async function open(caller: GiftCaller, path: string) {
  site.drop("all")
  // Another address for each request, so that no rate limit applies.
  const forwarded = `198.18.${(network >> 8) & 255}.${network++ & 255}`
  const address = path.replace("LAST_PAGE", cursors.LAST_PAGE).replace("WALL_PAGE", cursors.WALL_PAGE)
  const { status, text } = await site.fetch(address, {
    headers: { host: siteUrl.host, "x-forwarded-for": forwarded, cookie: cookies[caller] },
  })
  if (status !== 200) throw new Error(`${address}: ${status} ${text.slice(0, 200)}`)
  return path.includes("/csv/") ? text.split("\r\n").length : 1
}

async function execute({ role, before, sql, perRow }: (typeof STATEMENTS)[number]) {
  await client.query("begin")
  if (before) await client.query(before)
  if (role) await client.query(`set local role ${role}`)
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.query("rollback")
  return perRow ? Number(Object.values(rows[0]!)[0]) : 1
}
