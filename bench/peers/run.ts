import type { ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "#tests/support/free-port.ts"
import { cpuSeconds, startServer, stopServer } from "../processes.ts"
import { buildPeer } from "./build-peer.ts"
import { loadGenerator, sendRequests, type Target, warmUp } from "./load-generator.ts"
import { countElements, type PageTree, parsePage, serialize, withClassName } from "./page-tree.ts"
import { report } from "./report.ts"

// Compares the built home page (run `npm run build` first) with the same elements drawn by other frameworks.
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const PORTS = {
  ours: await freePort(),
  nuxt: await freePort(),
  next: await freePort(),
  react: await freePort(),
  bare: await freePort(),
}
// A session cookie bypasses the page cache, so the page is rendered for each request.
const RENDERED = { Cookie: "sb-bench=1" }
// Node adds these to every response.
const ADDED_BY_NODE = ["date", "connection", "keep-alive"]

type Server = keyof typeof PORTS
interface Case extends Target {
  name: string
  server: Server
  rates: number[]
  kilobytes: number
}

const folder = mkdtempSync(join(tmpdir(), "open-airway-peers-"))
const servers = new Map<Server, ChildProcess>()
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => cleanUp().then(() => process.exit(1)))
try {
  await comparePeers()
} finally {
  await cleanUp()
}

async function comparePeers() {
  const page = await startServers()
  const rendered = [
    newCase("Open Airway without fragment cache", "ours", "/", 2_000, {
      ...RENDERED,
      "x-render-fragments": "1",
    }),
    newCase("Open Airway", "ours", "/", 2_000, RENDERED),
    newCase("Nuxt SSR", "nuxt", "/", 2_000),
    newCase("Next dynamic", "next", "/dynamic", 500),
    newCase("Next dynamic, client component", "next", "/client", 500),
    newCase("React alone", "react", "/", 2_000),
  ]
  const cached = [
    newCase("Open Airway, cached", "ours", "/", 10_000),
    newCase("Nuxt, cached route", "nuxt", "/cached", 5_000),
    newCase("Next static", "next", "/", 1_000),
    newCase("bare node:http", "bare", "/", 10_000),
  ]
  const cases = [...rendered, ...cached]
  for (const one of cases) {
    one.kilobytes = await checkPage(one, page)
    await warmUp(one)
  }
  for (let round = 0; round < ROUNDS; round++) for (const one of cases) one.rates.push(await measure(one))
  console.log(
    `\nHome page, ${countElements(page.body)} elements; ${loadGenerator}, median of ${ROUNDS} rounds`,
  )
  report("Rendered", rendered, rendered[2]!)
  report("Cached", cached, cached[3]!)
}

async function startServers(): Promise<PageTree> {
  await start("ours", ["bench/peers/site-server.ts"], { DATA_DIR: join(folder, "data") })
  const home = await get(PORTS.ours, "/")
  const page = parsePage(home.text)
  const pageFile = write("page.json", page)
  const responseFile = write("response.json", {
    headers: Object.entries(home.headers)
      .filter(([name]) => !ADDED_BY_NODE.includes(name))
      .flat(),
    body: Buffer.from(home.text).toString("base64"),
  })
  const nuxt = buildPeer("nuxt", page, folder)
  await start("nuxt", [join(nuxt, ".output/server/index.mjs")], { HOST: "127.0.0.1" })
  const reactPage = { ...page, head: withClassName(page.head), body: withClassName(page.body) }
  const next = buildPeer("next", reactPage, folder)
  await start("next", [join(next, "node_modules/next/dist/bin/next"), "start", "-H", "127.0.0.1", next])
  await start("react", ["bench/peers/react-server.ts"], { PAGE_FILE: pageFile })
  await start("bare", ["bench/bare-server.ts"], { ANSWER_FILE: responseFile })
  return page
}

async function start(server: Server, args: string[], env: Record<string, string> = {}) {
  const { child } = await startServer(args, PORTS[server], "/", { NEXT_TELEMETRY_DISABLED: "1", ...env })
  servers.set(server, child)
}

async function cleanUp() {
  await Promise.all([...servers.values()].map(stopServer))
  rmSync(folder, { recursive: true, force: true })
}

function write(name: string, value: object) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

function newCase(name: string, server: Server, path: string, requests: number, headers = {}): Case {
  return { name, server, port: PORTS[server], path, headers, requests, rates: [], kilobytes: 0 }
}

/** Fails unless the response has every element and text of the page, and returns its size. */
async function checkPage({ name, port, path, headers }: Case, page: PageTree) {
  const { text } = await get(port, path, headers)
  if (!serialize(parsePage(text).body).includes(serialize(page.body)))
    throw new Error(`${name} does not draw the same page`)
  return Buffer.byteLength(text) / 1000
}

async function get(port: number, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, "accept-encoding": "identity" },
  })
  return { headers: Object.fromEntries(response.headers), text: await response.text() }
}

/** Requests per CPU second of the server and its child processes. */
async function measure(one: Case) {
  const pid = servers.get(one.server)!.pid!
  const before = cpuSeconds(pid)
  const requests = await sendRequests(one)
  return requests / (cpuSeconds(pid) - before)
}
