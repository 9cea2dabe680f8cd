// `npm test`: everything that must pass before landing, on a machine with only Node and npm.
import { spawn } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { createInterface } from "node:readline"
import { ensureBrowser } from "./browser.mjs"
import { ensureInstalled, fail, projectNode, root, say } from "./project.mjs"
import { isBrowserTest, needsBuild, withoutLine } from "./test-paths.mjs"
import { countPlaywright, countVitest, MOST_FLAKY_TESTS } from "./test-reports.mjs"

const OWN_OPTIONS = ["--unit", "--long", "--no-browser", "--no-install"]
const options = new Set(process.argv.slice(2))
/** Paths, and options of the runner such as `-t "title"`. */
const selection = process.argv.slice(2).filter(argument => !OWN_OPTIONS.includes(argument))
const reports = ".cache/reports"
const phases = []
const flaky = []
const failures = []
let passed = 0
let failed = 0

if (!options.has("--no-install")) ensureInstalled()
if (selection.length > 0) await selectedRun()
else if (options.has("--unit")) await phase("Unit tests", unitTests)
else if (options.has("--long")) await longRun()
else await defaultRun()
summarize()

async function defaultRun() {
  const browser = options.has("--no-browser") ? undefined : ensureBrowser()
  await phase("Lint, types, build and unit tests", () =>
    Promise.all([buildAndPrepareData(), checksAndUnitTests()]),
  )
  const server = () => vitest("server", ["--project", "database", "--project", "process"])
  if (!browser) return phase("Database and process tests", server)
  // Side by side: each of them often waits, and then the other one has the cores.
  await phase("Database, process and browser tests", () => Promise.all([server(), playwright(browser)]))
}

/** `npm test -- path`: the tests of a file or folder with the runner they are written for. */
async function selectedRun() {
  const args = selection.map(argument => (isPath(argument) ? projectPath(argument) : argument))
  const paths = args.filter(isPath)
  if (paths.length === 0) fail(`No such file or folder: ${selection[0]}`)
  if (paths.some(needsBuild)) await phase("Build", build)
  const inBrowser = paths.filter(isBrowserTest)
  const others = paths.filter(path => !isBrowserTest(path))
  const flags = args.filter(argument => !isPath(argument))
  if (others.length > 0) await phase("Vitest", () => vitest("selected", [...others, ...flags]))
  if (inBrowser.length > 0) {
    await phase("Browser tests", () => playwright(ensureBrowser(), [...inBrowser, ...flags]))
  }
}

function isPath(argument) {
  return existsSync(join(root, withoutLine(projectPath(argument))))
}

function projectPath(argument) {
  return relative(root, argument).split(sep).join("/")
}

/** Every kill, every mutant and a clone that installs its packages. */
async function longRun() {
  await phase("Build", build)
  await phase("Long tests", () =>
    vitest("long", ["tests/process", "tests/policies/mutants"], { LONG_TESTS: "1" }),
  )
}

/** The data folder that browser and process tests copy is made once, before both want it. */
async function buildAndPrepareData() {
  await build()
  await step("Prepared data", [join(root, "tests/support/prepare-data.ts")])
}

async function checksAndUnitTests() {
  await step("Lint", tool("@biomejs/biome", "bin/biome", "ci", "--error-on-warnings", "."))
  await step("Route types", tool("@react-router/dev", "bin.cjs", "typegen"))
  // Each further checker works out most of the types again: four of them take more than twice the CPU time of one.
  await step("Types", tool("typescript", "bin/tsc", "--checkers", "1"))
  await unitTests()
}

function unitTests() {
  return vitest("unit", ["--project", "unit"])
}

function build() {
  return step("Build", [join(root, "scripts/ensure-built.mjs")])
}

async function vitest(name, args, environment) {
  const file = `${reports}/${name}.json`
  removeReport(join(root, file))
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const isGreen = await execute(tool("vitest", "vitest.mjs", "run", ...args, ...reporters), environment)
  count(countVitest(join(root, file)), isGreen)
}

async function playwright(browser, args = []) {
  const file = join(root, reports, "playwright.json")
  removeReport(file)
  const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const isGreen = await execute(tool("@playwright/test", "cli.js", "test", ...args), environment)
  count(countPlaywright(file), isGreen)
}

// A run that crashes must not be counted by the report of an earlier one.
function removeReport(file) {
  rmSync(file, { force: true })
}

function tool(name, script, ...args) {
  return [join(root, "node_modules", name, script), ...args]
}

/** Runs a command of the project on its own Node and resolves to whether it succeeded. */
function execute(args, environment = {}) {
  return new Promise(resolve => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}
    // Tests start dozens of Node processes; with the cache each takes half a second less.
    const cache = { NODE_COMPILE_CACHE: join(root, ".cache/node-compile") }
    const env = { ...process.env, ...color, ...cache, ...environment }
    const child = spawn(projectNode, args, { cwd: root, stdio: ["inherit", "pipe", "pipe"], env })
    printLines(child.stdout, process.stdout)
    printLines(child.stderr, process.stderr)
    child.on("error", error => {
      console.error(error.message)
      resolve(false)
    })
    child.on("close", code => resolve(code === 0))
  })
}

/** Prints whole lines, because two commands may print at the same time. */
function printLines(from, to) {
  createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY }).on("line", line =>
    to.write(`${line}\n`),
  )
}

async function step(name, args) {
  const isGreen = await execute(args)
  say(`${name}: ${isGreen ? "passed" : "failed"}`)
  if (isGreen) passed++
  else {
    failed++
    failures.push(name)
  }
}

async function phase(name, work) {
  say(`${name} …`)
  const start = performance.now()
  await work()
  phases.push({ name, seconds: Math.round((performance.now() - start) / 1000) })
}

function count(counts, isGreen) {
  passed += counts.passed
  // A run that broke without a failing test (a crash, no report) is a failure too.
  failed += counts.failed || (isGreen ? 0 : 1)
  flaky.push(...(counts.flaky ?? []))
  failures.push(...(counts.failures ?? []))
}

function summarize() {
  if (flaky.length > 0) console.log(`\nFlaky (failed once, then passed):\n  ${flaky.join("\n  ")}`)
  if (flaky.length > MOST_FLAKY_TESTS) {
    console.log(`More than ${MOST_FLAKY_TESTS} flaky tests fail the run.`)
    failed++
  }
  // At the end, because the first lines of a long log may be cut off.
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`)
  console.log("\nTime per phase:")
  for (const { name, seconds } of phases) console.log(`  ${String(seconds).padStart(4)} s  ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
