import "./production.ts"
import { fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request as httpRequest } from "node:http"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { mountBackend } from "#backend/mount.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { serve } from "#server/testing/test-server.ts"
import { signInMember } from "./member.ts"

// Measures how long a member waits for /me of the built site (run `npm run build` first), alone and beside
// visitors on 40 connections who send the most expensive filters that the gateway accepts.
const SITE_URL = "http://localhost:3000"
const CONNECTIONS = 40
const PAGES = Number(process.env.PAGES ?? 60)
const PATTERN = ".*a.*e.*i.*o.*u.*s.*t.*n.*r.*zq"
const FILTERS = [0, 1, 2, 3, 4, 5].map(section => `sections->>${section}.imatch.${PATTERN}`)
const SEARCH = `/rest/v1/pages?select=path&or=(${encodeURIComponent(FILTERS.join(","))})`

interface Task {
  port: number
  key: string
  cookie: string
}

interface Waits {
  medianMs: number
  ninetyFifthMs: number
}

interface Report {
  alone: Waits
  beside: Waits
  searches: Record<string, number>
}

if (process.send)
  process.once("message", (task: Task) => measureWaits(task).then(report => process.send!(report)))
else await measure()

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
  const backend = await mountBackend({
    ...{ siteUrl: SITE_URL, dataDir: folder, demo: true },
    auth: { passwordCost: 10, accessTokenSeconds: 3600 },
  })
  const siteUrl = new URL(SITE_URL)
  const site = await serve(() => new Response(), {
    siteUrl,
    backend,
    trustProxy: 1,
    supabase: embeddedSupabase(backend, siteUrl),
    loadSite: () => loadBuiltSite(resolve(import.meta.dirname, "..")),
  })
  const { cookie } = await signInMember(backend, SITE_URL)
  const client = fork(import.meta.filename)
  client.send({ port: site.port, key: backend.publishableKey, cookie } satisfies Task)
  const crash = once(client, "exit").then(([code]) =>
    Promise.reject(new Error(`The client ended with ${code}`)),
  )
  const [{ alone, beside, searches }] = (await Promise.race([once(client, "message"), crash])) as [Report]
  client.disconnect()
  console.log(`/me alone: median ${alone.medianMs} ms, 95 % within ${alone.ninetyFifthMs} ms`)
  console.log(
    `/me beside ${CONNECTIONS} connections of visitors: median ${beside.medianMs} ms, 95 % within ` +
      `${beside.ninetyFifthMs} ms; their searches by status: ${JSON.stringify(searches)}`,
  )
  await site.close()
  await backend.close()
  rmSync(folder, { recursive: true })
}

async function measureWaits({ port, key, cookie }: Task): Promise<Report> {
  const page = { path: "/me", headers: { cookie, "x-forwarded-for": "203.0.113.7" } }
  const alone = await waitsFor(() => get(port, page.path, page.headers))
  const searches: Record<string, number> = {}
  let isDone = false
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const visitors = Array.from({ length: CONNECTIONS }, async (_, number) => {
    const headers = { apikey: key, "x-forwarded-for": `198.18.${number}.1` }
    while (!isDone) {
      const status = await get(port, SEARCH, headers, agent)
      searches[status] = (searches[status] ?? 0) + 1
    }
  })
  const beside = await waitsFor(() => get(port, page.path, page.headers))
  isDone = true
  await Promise.all(visitors)
  agent.destroy()
  return { alone, beside, searches }
}

async function waitsFor(send: () => Promise<number>): Promise<Waits> {
  const waits: number[] = []
  for (let n = 0; n < PAGES; n++) {
    const started = performance.now()
    const status = await send()
    if (status !== 200) throw new Error(`/me responded with ${status}`)
    waits.push(Math.round(performance.now() - started))
  }
  waits.sort((a, b) => a - b)
  return { medianMs: waits[PAGES >> 1]!, ninetyFifthMs: waits[Math.floor(PAGES * 0.95)]! }
}

function get(port: number, path: string, headers: Record<string, string>, agent?: Agent) {
  return new Promise<number>((resolve, reject) => {
    const site = { host: new URL(SITE_URL).host, "sec-fetch-site": "same-origin" }
    httpRequest({ agent, port, path, headers: { ...site, ...headers } }, response => {
      response.resume().on("end", () => resolve(response.statusCode!))
    })
      .on("error", reject)
      .end()
  })
}
