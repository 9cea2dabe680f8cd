// Reads the JSON reports of Vitest and Playwright.
import { readFileSync } from "node:fs"
import { relative } from "node:path"

export const MOST_FLAKY_TESTS = 2

export function countVitest(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 1,
    failures: failedInVitest(report?.testResults),
  }
}

function failedInVitest(files = []) {
  return files.flatMap(({ name, assertionResults, status }) => {
    const file = relative(process.cwd(), name)
    const titles = assertionResults
      .filter(result => result.status === "failed")
      .map(({ fullName }) => fullName)
    return titles.length === 0 && status === "failed" ? [file] : titles.map(title => `${file} ${title}`)
  })
}

export function countPlaywright(file) {
  const report = readReport(file)
  if (!report?.stats) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky: specsWithStatus("flaky", report.suites),
    failures: specsWithStatus("unexpected", report.suites),
  }
}

function specsWithStatus(wanted, suites = []) {
  return suites.flatMap(({ specs = [], suites: nested }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...specsWithStatus(wanted, nested),
  ])
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    console.error(`No report in ${file}: ${error.message}`)
  }
}
