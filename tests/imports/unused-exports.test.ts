import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { unusedExports } from "./unused-exports.ts"

const FOLDERS = "{app,backend,content,server,supabase,scripts,tests,bench}/**/*.{ts,tsx,mjs}"

test("every export is imported by another file", () => {
  const paths = globSync([FOLDERS, "*.ts"])
  const files = paths.map(path => ({ path, text: readFileSync(path, "utf8") }))
  expect(files.length).toBeGreaterThan(500)
  expect(unusedExports(files), "remove the export or the unused code").toEqual([])
})

test.each([
  [`import { b } from "./a.ts"`, ["a.ts: c"]],
  [`import { type b, c as d } from "./a.ts"`, []],
  [`import type { c } from "#a.ts"`, ["a.ts: b"]],
  [`const { b: renamed } = await import("./a.ts")`, ["a.ts: c"]],
  [`export { c } from "./a.ts"`, ["a.ts: b"]],
  [`import * as all from "./a.ts"`, []],
  [`lazy(() => import("./a.ts"))`, []],
  [`import { b } from "./other.ts"`, ["a.ts: b", "a.ts: c"]],
])("%s leaves unused: %j", (text, unused) => {
  const exporting = { path: "a.ts", text: "export const b = 1\nexport async function c() {}\n" }
  expect(unusedExports([exporting, { path: "b.ts", text }])).toEqual(unused)
})

test("route modules export what React Router looks for, and nothing else", () => {
  const text = "export async function loader() {}\nexport function helper() {}\n"
  expect(unusedExports([{ path: "app/pages/home.tsx", text }])).toEqual(["app/pages/home.tsx: helper"])
})
