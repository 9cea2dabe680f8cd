import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { faultsOf, walls } from "./import-rules.ts"
import { planted } from "./violations.ts"

const ROOMS = "{app,backend,server,supabase,scripts,tests,bench,docs}/**/*.{ts,tsx,mjs,sql,md,css}"
const ROOT = "*.{ts,mjs}"

test("the house has no fault", () => {
  // The planted faults are written out in one file, which must not count as faults of the house.
  const paths = globSync([ROOMS, ROOT]).filter(path => path !== "tests/imports/violations.ts")
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.flatMap(path => faultsOf({ path, text: readFileSync(path, "utf8") }))).toEqual([])
})

test.each(planted.filter(({ fault }) => fault !== null))(
  "$rule: $path is reported",
  ({ rule, path, text, fault }) => {
    const wall = walls.find(candidate => candidate.rule === rule)
    expect(wall?.faults({ path, text })).toEqual([fault])
    expect(faultsOf({ path, text })).toContain(`${path}: ${fault}`)
  },
)

test.each(planted.filter(({ fault }) => fault === null))("$rule: $path is left alone", ({ path, text }) => {
  expect(faultsOf({ path, text })).toEqual([])
})

test("every wall has been seen to report something", () => {
  const tried = new Set(planted.filter(({ fault }) => fault !== null).map(({ rule }) => rule))
  expect(walls.map(({ rule }) => rule).filter(rule => !tried.has(rule))).toEqual([])
})
