import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

const { countPlaywright, countVitest } = await import("./test-reports.mjs" as string)

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reports-"))
})

afterAll(() => rmSync(folder, { recursive: true }))

test("Vitest's failed tests are named with their file", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), "app/a.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "adds", status: "passed" },
          { fullName: "subtracts", status: "failed" },
        ],
      },
    ],
  }
  expect(countVitest(written(report))).toEqual({
    passed: 1,
    failed: 1,
    failures: ["app/a.test.ts subtracts"],
  })
})

test("a file that Vitest could not load is named", () => {
  const broken = { name: join(process.cwd(), "app/b.test.ts"), status: "failed", assertionResults: [] }
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [broken] }
  expect(countVitest(written(report)).failures).toEqual(["app/b.test.ts"])
})

test("Playwright's failed and flaky tests are named with file and line", () => {
  const spec = (line: number, title: string, status: string) => ({
    file: "quiz.spec.ts",
    line,
    title,
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      { specs: [spec(1, "passes", "expected"), spec(2, "passes later", "flaky")] },
      { suites: [{ specs: [spec(3, "fails", "unexpected")] }] },
    ],
  }
  expect(countPlaywright(written(report))).toEqual({
    passed: 2,
    failed: 1,
    flaky: ["quiz.spec.ts:2 passes later"],
    failures: ["quiz.spec.ts:3 fails"],
  })
})

function written(report: unknown) {
  const file = join(folder, "report.json")
  writeFileSync(file, JSON.stringify(report))
  return file
}
