import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { mountBackend } from "#backend/mount.ts"
import { openStaticFiles } from "#server/files/static-files.ts"
import { createHttpServer } from "#server/http/http-server.ts"
import { createLog } from "#server/logging/log.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { median } from "../median.ts"
import { signInMember } from "../member.ts"
import { installLighthouse, type Measurement, measure } from "./lighthouse.ts"

// Measures the built site and fails on the goals; arguments choose pages by their path.
const chosen = process.argv.slice(2)
const RUNS = Number(process.env.RUNS ?? 3)
const browser = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"
const COURSE = "/courses/overdose-response-basics"

interface Page {
  path: string
  /** Search engines may index it, so SEO counts. */
  isIndexed?: boolean
  isMembers?: boolean
  goals?: Partial<Record<keyof Measurement, Goal>>
}

interface Goal {
  least?: number
  most?: number
}

const GOALS: Page["goals"] = {
  performance: { least: 95 },
  blocking: { most: 100 },
  largestPaint: { most: 1800 },
  fontKilobytes: { most: 90 },
}
const COMPLETE = { least: 100 }
const PAGES: Page[] = [
  { path: "/", isIndexed: true, goals: { kilobytes: { most: 250 } } },
  { path: "/courses", isIndexed: true },
  { path: COURSE, isIndexed: true },
  { path: `${COURSE}/learn` },
  { path: `${COURSE}/quiz` },
  { path: "/login" },
  { path: "/me", isMembers: true },
  { path: "/get-certified" },
]

const root = resolve(import.meta.dirname, "../..")
const port = await freePort()
const siteUrl = new URL(`http://127.0.0.1:${port}`)
const dataDir = mkdtempSync(join(tmpdir(), "open-airway-lighthouse-"))
installLighthouse()
await copyPreparedData(dataDir)
const backend = await mountBackend({ siteUrl: siteUrl.origin, dataDir, demo: true })
const { server } = await createHttpServer({
  ...{ siteUrl, port, trustProxy: 0, dev: false, backend },
  supabase: embeddedSupabase(backend, siteUrl),
  files: await openStaticFiles(join(root, "build/client")),
  log: createLog({ write() {} }),
  loadSite: () => loadBuiltSite(root),
})
server.listen(port, "127.0.0.1")
try {
  const missed = await measurePages()
  if (missed.length > 0) console.log(`\nMissed:\n  ${missed.join("\n  ")}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await new Promise(closed => server.close(closed).closeAllConnections())
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measurePages() {
  const table: Record<string, Record<string, number>> = {}
  const missed: string[] = []
  for (const page of PAGES.filter(({ path }) => chosen.length === 0 || chosen.includes(path))) {
    const runs: Measurement[] = []
    for (let run = 0; run < RUNS; run++) {
      // A new session for each run: the page may replace the tokens in its cookie.
      const member = page.isMembers ? await signInMember(backend, siteUrl.origin) : null
      runs.push(await measure(siteUrl.origin + page.path, { browser, cookie: member?.cookie }))
    }
    const medians = mediansOf(runs)
    table[page.path] = medians
    missed.push(...missedGoals(page, medians))
  }
  console.table(table)
  return missed
}

function mediansOf(runs: Measurement[]) {
  const names = Object.keys(runs[0]!) as (keyof Measurement)[]
  const rounded = (name: keyof Measurement) => {
    const value = median(runs.map(run => run[name]))
    return name === "shift" ? Number(value.toFixed(3)) : Math.round(value)
  }
  return Object.fromEntries(names.map(name => [name, rounded(name)])) as Measurement
}

function missedGoals({ path, goals, isIndexed, isMembers }: Page, medians: Measurement) {
  const categories = { accessibility: COMPLETE, practices: COMPLETE, ...(isIndexed && { seo: COMPLETE }) }
  const all: Page["goals"] = { ...GOALS, ...goals, ...(!isMembers && categories) }
  return Object.entries(all).flatMap(([name, { least = 0, most = Number.POSITIVE_INFINITY }]) => {
    const value = medians[name as keyof Measurement]
    return value < least || value > most ? [`${path} ${name}: ${value}, not ${least || most}`] : []
  })
}
