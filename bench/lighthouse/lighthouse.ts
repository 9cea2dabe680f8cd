import { execFile, execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"

const VERSION = "13.5.0"
// Installed on demand, because only this measurement needs its 90 packages.
const FOLDER = ".cache/lighthouse"
const CATEGORIES = "performance,accessibility,best-practices,seo"
const CHROME_FLAGS = "--headless --no-sandbox --disable-gpu --disable-quic"
const MOST_MS = 180_000

const numeric = z.object({ numericValue: z.number() })
const requests = z.object({
  details: z.object({
    items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })),
  }),
})
const score = z.object({ score: z.number() })
const reportSchema = z.object({
  categories: z.object({
    ...{ performance: score, accessibility: score, "best-practices": score, seo: score },
  }),
  audits: z.object({
    "total-blocking-time": numeric,
    "largest-contentful-paint": numeric,
    "first-contentful-paint": numeric,
    "cumulative-layout-shift": numeric,
    "network-requests": requests,
  }),
})

export type Measurement = ReturnType<typeof summarize>

export function installLighthouse() {
  if (existsSync(join(FOLDER, "node_modules/lighthouse/package.json"))) return
  console.log(`Installing Lighthouse ${VERSION} …`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true }))
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
  execFileSync("npm", ["install", `lighthouse@${VERSION}`, ...options], { cwd: FOLDER, stdio: "inherit" })
}

/** Opens a page once with Lighthouse's mobile profile. */
export async function measure(
  url: string,
  { browser, cookie }: { browser: string; cookie: string | undefined },
) {
  const file = join(FOLDER, "report.json")
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
  const args = [
    join(FOLDER, "node_modules/lighthouse/cli/index.js"),
    ...[url, "--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${CATEGORIES}`],
    ...[`--chrome-flags=${CHROME_FLAGS}`, "--no-enable-error-reporting", ...headers],
  ]
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    timeout: MOST_MS,
  })
  const report = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")))
  rmSync(file)
  return summarize(report)
}

function summarize({ audits, categories }: z.infer<typeof reportSchema>) {
  const { items } = audits["network-requests"].details
  const kilobytes = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
  return {
    performance: 100 * categories.performance.score,
    accessibility: 100 * categories.accessibility.score,
    practices: 100 * categories["best-practices"].score,
    seo: 100 * categories.seo.score,
    blocking: audits["total-blocking-time"].numericValue,
    largestPaint: audits["largest-contentful-paint"].numericValue,
    firstPaint: audits["first-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    kilobytes: kilobytes(),
    fontKilobytes: kilobytes("Font"),
  }
}
