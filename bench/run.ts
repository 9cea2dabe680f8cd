import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "#tests/support/free-port.ts"
import { load } from "./load.ts"
import { median } from "./median.ts"
import { loadGenerator, sendRequests, type Target, warmUp } from "./peers/load-generator.ts"
import { cpuSeconds, outputOf, residentMegabytes, startServer, stopServer } from "./processes.ts"

const SITE = await freePort()
const BARE = await freePort()
// The same program is up to 8 % faster or slower from one start to the next, by how V8 compiled it.
const STARTS = 3
const ROUNDS = 2
// Node adds these to every response.
const ADDED_BY_NODE = ["date", "connection", "keep-alive"]
const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const env = { DATA_DIR: join(folder, "data"), SITE_URL: `http://127.0.0.1:${SITE}` }

const first = await startServer(["server/index.ts"], SITE, "/", env)
await stopServer(first.child)
let { child: site, bootMs: warmMs } = await startServer(["server/index.ts"], SITE, "/", env)
const idleMegabytes = residentMegabytes(site.pid!)

const answer = await whole({ "accept-encoding": "br" })
writeFileSync(join(folder, "answer.json"), JSON.stringify(answer))
const answerFile = { ANSWER_FILE: join(folder, "answer.json") }
let { child: bare } = await startServer(["bench/bare-server.ts"], BARE, "/", answerFile)

const publishableKey = /sb_publishable_[\w-]+/.exec(
  Buffer.from((await whole({})).body, "base64").toString(),
)![0]
const rest = {
  path: "/rest/v1/site_settings?select=name,tagline&limit=1",
  headers: { apikey: publishableKey },
}
const brotli = { "Accept-Encoding": "br" }
const cases = {
  bare: { port: BARE, path: "/", headers: brotli, requests: 20_000 },
  cached: { port: SITE, path: "/", headers: brotli, requests: 20_000 },
  // A session cookie bypasses the page cache, so the page is rendered for each request.
  rendered: { port: SITE, path: "/", headers: { Cookie: "sb-bench=1" }, requests: 1_000 },
  rest: { port: SITE, ...rest, requests: 5_000 },
}
const measured = Object.fromEntries(
  Object.keys(cases).map(name => [name, [] as { perSecond: number; cpuMs: number }[]]),
)

await measureAll()
for (let start = 1; start < STARTS; start++) {
  await Promise.all([stopServer(site), stopServer(bare)])
  site = (await startServer(["server/index.ts"], SITE, "/", env)).child
  bare = (await startServer(["bench/bare-server.ts"], BARE, "/", answerFile)).child
  await measureAll()
}
const { p99Ms } = await load({ ...cases.rendered, connections: 8 })
await Promise.all([stopServer(site), stopServer(bare)])
const cacheGain = Number(outputOf(["bench/rendering.ts"], env))
rmSync(folder, { recursive: true })

const cpu = (name: string) => median(measured[name]!.map(result => result.cpuMs))
const rate = (name: string) => median(measured[name]!.map(result => result.perSecond))
console.log(`Measured with ${loadGenerator}`)
report([
  ["cached page, per CPU second, to a bare Node server", ratio(cpu("bare") / cpu("cached")), "≥ 0.90"],
  ["cached page, per second, to a bare Node server", ratio(rate("cached") / rate("bare")), "≥ 0.90"],
  ["rendered page, per CPU second, to a bare Node server", ratio(cpu("bare") / cpu("rendered")), ""],
  ["rendered pages per CPU second", (1000 / cpu("rendered")).toFixed(0), ""],
  ["rendered page, p99 at 8 connections", `${p99Ms.toFixed(0)} ms`, "≤ 35 ms"],
  ["rendered page with the fragment cache, to without", ratio(cacheGain), "≥ 1.15"],
  ["REST calls per second", rate("rest").toFixed(0), ""],
  ["REST call, CPU of Node and PostgreSQL", `${cpu("rest").toFixed(2)} ms`, "≤ 0.60 ms"],
  ["first boot to the first 200", `${(first.bootMs / 1000).toFixed(1)} s`, "< 15 s"],
  ["warm boot to the first 200", `${(warmMs / 1000).toFixed(1)} s`, "< 3 s"],
  ["memory idle, with PostgreSQL", `${idleMegabytes.toFixed(0)} MB`, "< 300 MB"],
])

async function measureAll() {
  for (const target of Object.values(cases)) await warmUp(target)
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, target] of Object.entries(cases)) measured[name]!.push(await measure(target))
}

async function measure(target: Target) {
  const pid = target.port === SITE ? site.pid! : bare.pid!
  const before = cpuSeconds(pid)
  const started = performance.now()
  const answered = await sendRequests(target)
  const seconds = (performance.now() - started) / 1000
  return { perSecond: answered / seconds, cpuMs: ((cpuSeconds(pid) - before) / answered) * 1000 }
}

/** The home page as sent: bytes, and the site's own headers as a flat list. */
function whole(headers: Record<string, string>) {
  return new Promise<{ headers: string[]; body: string }>((resolve, reject) => {
    request({ port: SITE, path: "/", headers }, async response => {
      const chunks = await response.toArray()
      const own = ownHeaders(response.rawHeaders)
      resolve({ headers: own, body: Buffer.concat(chunks).toString("base64") })
    })
      .on("error", reject)
      .end()
  })
}

function ownHeaders(raw: readonly string[]) {
  return raw.filter((_, i) => !ADDED_BY_NODE.includes(raw[i - (i % 2)]!.toLowerCase()))
}

function ratio(value: number) {
  return value.toFixed(2)
}

function report(rows: [string, string, string][]) {
  for (const [what, value, goal] of rows) console.log(`${what.padEnd(56)} ${value.padStart(9)}   ${goal}`)
}
