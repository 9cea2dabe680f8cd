// Reads the JSON reports of Vitest and Playwright.
import { readFileSync } from "node:fs"

export const MOST_FLAKY_TESTS = 2

export function countVitest(file) {
  const report = readReport(file)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

export function countPlaywright(file) {
  const report = readReport(file)
  if (!report?.stats) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected, flaky: flakySpecs(report.suites) }
}

function flakySpecs(suites = []) {
  return suites.flatMap(({ specs = [], suites: nested }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakySpecs(nested),
  ])
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    console.error(`No report in ${file}: ${error.message}`)
  }
}
