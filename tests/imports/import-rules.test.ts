import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { importRules, violationsOf } from "./import-rules.ts"
import { examples } from "./violations.ts"

const FOLDERS = "{app,backend,content,server,supabase,scripts,tests,bench,docs}/**/*.{ts,tsx,mjs,sql,md,css}"
const ROOT = "*.{ts,mjs}"

test("the source tree follows every rule", () => {
  // The examples are code that breaks the rules on purpose.
  const paths = globSync([FOLDERS, ROOT]).filter(path => path !== "tests/imports/violations.ts")
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.flatMap(path => violationsOf({ path, text: readFileSync(path, "utf8") }))).toEqual([])
})

test.each(examples.filter(({ message }) => message !== null))(
  "$rule: $path is reported",
  ({ rule, path, text, message }) => {
    const found = importRules.find(candidate => candidate.rule === rule)
    expect(found?.violations({ path, text })).toEqual([message])
    expect(violationsOf({ path, text })).toContain(`${path}: ${message}`)
  },
)

test.each(examples.filter(({ message }) => message === null))("$rule: $path is allowed", ({ path, text }) => {
  expect(violationsOf({ path, text })).toEqual([])
})

test("every rule has an example that it reports", () => {
  const reported = new Set(examples.filter(({ message }) => message !== null).map(({ rule }) => rule))
  expect(importRules.map(({ rule }) => rule).filter(rule => !reported.has(rule))).toEqual([])
})
