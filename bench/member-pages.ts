import "./production.ts"
import { fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createLog } from "#server/logging/log.ts"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { serveBuiltSite } from "./built-site.ts"
import { load } from "./load.ts"
import { median } from "./median.ts"
import { signInMember } from "./member.ts"
import { ownSeconds } from "./processes.ts"

// CPU time of Node per page of the built site (run `npm run build` first) for a member, with HTTP. The encodings are
// measured in turns in one process, so that a busy machine slows them equally.
const ROUNDS = Number(process.env.ROUNDS ?? 40)
const PAGES = 20
const WARM_UP = 500
const CONNECTIONS = 8
const ENCODINGS = ["identity", "br", "gzip"]
const PATHS = ["/", "/courses", "/me"]

interface Site {
  port: number
  cookie: string
}

if (process.send) await serve()
else await measure()

async function serve() {
  const port = await freePort()
  const dataDir = process.env.DATA_DIR!
  await copyPreparedData(dataDir)
  const site = await serveBuiltSite({
    ...{ port, dataDir, log: createLog({ write() {} }) },
    // Otherwise the session would have to be refreshed during the measurement.
    auth: { accessTokenSeconds: 3600 },
  })
  const { cookie } = await signInMember(site.backend, site.siteUrl.origin)
  process.send!({ port, cookie } satisfies Site)
  process.once("disconnect", () => site.close().then(() => process.exit()))
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
  const child = fork(import.meta.filename, { env: { ...process.env, DATA_DIR: join(folder, "data") } })
  const exit = once(child, "exit")
  const crash = exit.then(([code]) => Promise.reject(new Error(`The site ended with ${code}`)))
  const [site] = (await Promise.race([once(child, "message"), crash])) as [Site]
  for (const path of PATHS) await measurePage(path, site, child.pid!)
  crash.catch(() => undefined)
  child.disconnect()
  await exit
  rmSync(folder, { recursive: true })
}

async function measurePage(path: string, site: Site, pid: number) {
  for (const encoding of ENCODINGS) await open(path, encoding, site, WARM_UP)
  const times = ENCODINGS.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, encoding] of ENCODINGS.entries()) {
      const before = ownSeconds(pid)
      await open(path, encoding, site, PAGES)
      times[n]!.push(((ownSeconds(pid) - before) / PAGES) * 1000)
    }
  }
  for (const [n, encoding] of ENCODINGS.entries()) {
    const ms = median(times[n]!)
    const rate = (1000 / ms).toFixed(0)
    console.log(`${path} ${encoding}: ${ms.toFixed(2)} ms, ${rate} pages per CPU second`)
  }
}

function open(path: string, encoding: string, { port, cookie }: Site, requests: number) {
  const headers = { "Accept-Encoding": encoding, Cookie: cookie }
  return load({ port, path, headers, connections: CONNECTIONS, requests })
}
