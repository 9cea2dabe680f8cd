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
import { waitBesideHeavyReads } from "./growth/beside-heavy-reads.ts"
import { adopt, fill, personId } from "./growth/fill.ts"
import { CHECK_IN_KEY, LEARNER, TICKET_NUMBER } from "./growth/pages.ts"
import { type Caller, type GrowthRequest, growthRequests } from "./growth/requests.ts"
import { median } from "./median.ts"
import { COOKIE, signInMember } from "./member.ts"
import { cpuSeconds } from "./processes.ts"

// Measures every list, reading function and page of the built site (run `npm run build` first) with a thousand, a
// hundred thousand and a million people, as the CPU time of Node and PostgreSQL. `SIZES=1000,100000` chooses other
// sizes; further arguments select requests by a part of their name.
const GOAL = 1.5
const SIZES = (process.env.SIZES ?? "1000,100000,1000000").split(",").map(Number)
const SITE_URL = "http://localhost:3000"
const ROUNDS = 5
const REQUESTS_PER_ROUND = Number(process.env.REQUESTS ?? 4)
// Filling vacuums and analyzes each table, so nothing else may run in the background of a measurement.
const SERVER_SETTINGS = { fsync: "off", full_page_writes: "off", autovacuum: "off", max_wal_size: "16GB" }
const MOST_WAIT = 1.5
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

const [course] = (await client.query("select id from public.courses where slug = 'overdose-response-basics'"))
  .rows
const requests = (await growthRequests(client, course.id)).filter(
  ({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)),
)

const times = new Map<GrowthRequest, number[]>(requests.map(request => [request, []]))
const unmeasured = new Map<string, string>()
let network = 0
let learner = ""
let ticket = ""
let headers: Record<Caller, Record<string, string>>
for (const [index, size] of SIZES.entries()) {
  await fill(client, SIZES[index - 1] ?? 0, size)
  // A token lives an hour at most, which filling can take.
  headers = await callers(7 + index)
  learner = personId(8 + index)
  ticket = String(7 + index)
  // The first size must not pay for compiling the code.
  if (index === 0) for (const request of requests) await send(request)
  for (const request of requests) times.get(request)!.push(await cpuMs(request))
}
report()
const wait = await waitBesideHeavyReads({
  light: () => send({ name: "light", caller: "staff", path: "/rest/v1/site_settings?select=name" }),
  heavy: () =>
    send({ name: "heavy", caller: "member", path: "/rest/v1/enrollments?select=user_id,course_id" }),
})
console.log(
  `slowest 1 % of short reads beside twelve unfiltered reads, to beside short ones: ${wait.toFixed(2)}`,
)
if (wait > MOST_WAIT) process.exitCode = 1
await client.end()
await site.close()
await backend.close()
await server.stop()
rmSync(folder, { recursive: true })

function report() {
  const sizes = SIZES.map(size => String(size).padStart(10)).join("")
  console.log(`${"CPU ms per request at".padEnd(60)}${sizes}   ratio`)
  for (const [{ name, caller }, measured] of times) {
    if (unmeasured.has(name)) continue
    const ratio = measured.at(-1)! / measured[0]!
    const cells = measured.map(ms => ms.toFixed(2).padStart(10)).join("")
    const verdict = ratio > GOAL ? `  > ${GOAL}` : ""
    console.log(`${`${name} (${caller})`.padEnd(60)}${cells}   ${ratio.toFixed(2)}${verdict}`)
    if (ratio > GOAL) process.exitCode = 1
  }
  for (const [name, reason] of unmeasured) console.log(`not measured, because ${reason}: ${name}`)
}

/** The headers of each caller: a guardian who has one row of everything, and an administrator. */
async function callers(person: number): Promise<Record<Caller, Record<string, string>>> {
  const member = await signInMember(backend, SITE_URL)
  const staff = await signInMember(backend, SITE_URL, async (session, id) => {
    await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id])
    await client.query("update auth.sessions set aal = 'aal2' where id = $1", [session])
    await client.query(
      "update public.member_sessions set staff_since = now(), staff_seen_at = now() where id = $1",
      [session],
    )
  })
  await adopt(client, member.id, person)
  const base = { apikey: backend.publishableKey, host: siteUrl.host, "sec-fetch-site": "same-origin" }
  const signedIn = ({ cookie, token }: { cookie: string; token: string }) => ({
    ...{ ...base, cookie, authorization: `Bearer ${token}` },
  })
  const helper = { ...base, cookie: `${COOKIE.name}-check-in=${CHECK_IN_KEY}` }
  return { visitor: base, helper, member: signedIn(member), staff: signedIn(staff) }
}

/** Median CPU time of a few rounds. */
async function cpuMs(request: GrowthRequest) {
  const rounds: number[] = []
  await send(request)
  await send(request)
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuSeconds(process.pid)
    for (let n = 0; n < REQUESTS_PER_ROUND; n++) await send(request)
    rounds.push(((cpuSeconds(process.pid) - before) / REQUESTS_PER_ROUND) * 1000)
  }
  return median(rounds)
}

async function send({ name, caller, path, method = undefined, body = undefined }: GrowthRequest) {
  // Another address for each request, so that no rate limit applies.
  const forwarded = { "x-forwarded-for": `198.18.${(network >> 8) & 255}.${network++ & 255}` }
  const { authorization, ...page } = headers[caller]
  const isApi = path.startsWith("/rest")
  const options = {
    headers: {
      ...{ ...page, ...forwarded, ...(method ? { "content-type": "application/json" } : {}) },
      ...(isApi && authorization ? { authorization } : {}),
    },
    ...(method ? { method, body: body ?? "{}" } : {}),
  }
  const address = path.replace(LEARNER, learner).replace(TICKET_NUMBER, ticket)
  const response = await site.fetch(address, options).catch((error: Error) => error)
  // The server ends connections that wait too long for a page.
  if (response instanceof Error) return void unmeasured.set(name, response.message)
  const { status, text } = response
  if (status >= 500) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`)
  if (status >= 400) unmeasured.set(name, `it responds with ${status}`)
}
