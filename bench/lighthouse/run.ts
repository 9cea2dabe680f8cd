import { median } from "../median.ts"
import { installLighthouse, type Measurement, measure } from "./lighthouse.ts"
import { chosenPages, type Page } from "./pages.ts"
import { startMeasuredSite } from "./site.ts"

// Measures the built site and fails on the goals; arguments choose pages by their path.
const RUNS = Number(process.env.RUNS ?? 3)
const browser = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"

const GOALS: Page["goals"] = {
  performance: { least: 95 },
  blocking: { most: 100 },
  largestPaint: { most: 1800 },
  fontKilobytes: { most: 90 },
}
const COMPLETE = { least: 100 }

installLighthouse()
const site = await startMeasuredSite()
try {
  const missed = await measurePages()
  if (missed.length > 0) console.log(`\nMissed:\n  ${missed.join("\n  ")}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await site.close()
}

async function measurePages() {
  const table: Record<string, Record<string, number>> = {}
  const missed: string[] = []
  for (const page of chosenPages()) {
    const runs: Measurement[] = []
    for (let run = 0; run < RUNS; run++) {
      // A new session for each run: the page may replace the tokens in its cookie.
      const cookie = page.isMembers ? await site.signIn() : undefined
      runs.push(await measure(site.origin + page.path, { browser, cookie }))
    }
    const medians = mediansOf(runs)
    table[page.path] = medians
    // A run takes a quarter of an hour: what is measured is not lost when it is interrupted.
    console.log(page.path, JSON.stringify(medians))
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
