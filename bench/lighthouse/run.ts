import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createLog } from "#server/logging/log.ts"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { serveBuiltSite } from "../built-site.ts"
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

const port = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), "open-airway-lighthouse-"))
installLighthouse()
await copyPreparedData(dataDir)
const { backend, siteUrl, close } = await serveBuiltSite({ port, dataDir, log: createLog({ write() {} }) })
try {
  const missed = await measurePages()
  if (missed.length > 0) console.log(`\nMissed:\n  ${missed.join("\n  ")}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await close()
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
