import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { importCycles } from "./import-cycles.ts"
import { importsOf } from "./module-imports.ts"

test("no module of app, backend or server imports itself through others, not even types", () => {
  const paths = globSync("{app,backend,server}/**/*.{ts,tsx}").filter(path => !/\.test\.tsx?$/.test(path))
  expect(paths.length).toBeGreaterThan(300)
  const imports = paths.map(path => {
    const targets = importsOf({ path, text: readFileSync(path, "utf8") }).map(({ target }) => target)
    return [path, targets] as const
  })
  expect(importCycles(new Map(imports))).toEqual([])
})

test("reports a cycle of two and of three modules, and no diamond", () => {
  const diamond = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
  ])
  expect(importCycles(diamond)).toEqual([])
  expect(importCycles(new Map([...diamond, ["d", ["b"]]]))).toEqual([["b", "d"]])
  expect(importCycles(new Map([...diamond, ["d", ["a"]]]))).toEqual([["a", "b", "d"]])
})
