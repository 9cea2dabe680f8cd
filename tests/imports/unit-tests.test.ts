import { existsSync, globSync, readFileSync } from "node:fs"
import { matchesGlob } from "node:path"
import { expect, test } from "vitest"
import { projectFiles } from "#tests/support/projects.ts"
import { importsOf } from "./module-imports.ts"

const { unit, database, process } = projectFiles
// A test that reaches one of these modules starts or queries PostgreSQL, or starts a process.
const NOT_FOR_UNIT_TESTS = ["tests/support/database.ts", "tests/support/process.ts", "node:child_process"]

test("every test file belongs to exactly one project", () => {
  const files = globSync(unit.include)
  const projectsOf = (path: string) =>
    [unit, database, process].filter(
      ({ include, exclude }) => matches(path, include) && !matches(path, exclude),
    ).length
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(path => projectsOf(path) !== 1)).toEqual([])
})

test("unit tests reach neither the test database nor another process", () => {
  const files = globSync(unit.include).filter(path => !matches(path, unit.exclude))
  const violations = files.flatMap(path => {
    const modules = reachable(path, path)
    return NOT_FOR_UNIT_TESTS.filter(name => modules.has(name)).map(name => `${path} imports ${name}`)
  })
  expect(violations, "name the file *.database.test.ts or *.process.test.ts").toEqual([])
})

function matches(path: string, globs: readonly string[]) {
  return globs.some(glob => matchesGlob(path, glob))
}

/** The modules that a test file imports, followed through test support. */
function reachable(path: string, test: string, seen = new Set<string>()): Set<string> {
  // Its imports are examples inside strings.
  if (seen.has(path) || path === "tests/imports/violations.ts") return seen
  seen.add(path)
  const isSupport = path === test || path.startsWith("tests/") || path.includes("/testing")
  if (!isSupport || !existsSync(path)) return seen
  for (const { target, isTypeOnly } of importsOf({ path, text: readFileSync(path, "utf8") })) {
    if (!isTypeOnly) reachable(target, test, seen)
  }
  return seen
}
