// `npm test`: everything that must be green before landing, on a machine with only Node and npm.
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt, ensureInstalled, projectNode, root, run, runTool, say } from "./project.mjs"

const withBrowser = !process.argv.includes("--no-browser")
const reports = join(root, ".cache/reports")
let passed = 0
let failed = 0

ensureInstalled()
rmSync(reports, { recursive: true, force: true })
const browser = withBrowser ? ensureBrowser() : undefined

step("Lint", () => runTool("@biomejs/biome", "bin/biome", ["ci", "--error-on-warnings", "."]))
step("Route types", () => runTool("@react-router/dev", "bin.cjs", ["typegen"]))
step("Types", () => runTool("typescript", "bin/tsc", []))
ensureBuilt()
suite("Units, layers, policies, gateway, crashes", ".cache/reports/vitest.json", countVitest, file =>
  runTool("vitest", "vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]),
)
if (withBrowser) {
  suite("Browser journeys", ".cache/reports/playwright.json", countPlaywright, file =>
    run(projectNode, [join(root, "node_modules/@playwright/test/cli.js"), "test"], {
      env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, file) },
    }),
  )
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function step(name, work) {
  say(`${name} …`)
  if (work()) passed++
  else failed++
}

function suite(name, file, count, work) {
  say(`${name} …`)
  const well = work(file)
  const counts = count(file)
  passed += counts.passed
  // A suite that broke without a failing test (a crash, no report) is a failure all the same.
  failed += counts.failed || (well ? 0 : 1)
}

function countVitest(file) {
  const report = readReport(file)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

function countPlaywright(file) {
  const stats = readReport(file)?.stats
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : { passed: 0, failed: 1 }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"))
  } catch (error) {
    console.error(`No report in ${file}: ${error.message}`)
  }
}
