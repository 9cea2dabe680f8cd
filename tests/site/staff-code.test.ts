import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readServerBuild } from "../../scripts/bundle/build-manifests.ts"

const IS_STAFF = /\/staff[/.-]/
const sources = globSync("app/**/*.{ts,tsx}").filter(path => !path.includes(".test."))
const textOf = (paths: string[]) => paths.map(path => readFileSync(path, "utf8")).join("\n")
const elsewhere = textOf(sources.filter(path => !IS_STAFF.test(path)))
/** Sentences of four words or more that only the sources of the console have. */
const sentences = [
  ...new Set(
    textOf(sources.filter(path => IS_STAFF.test(path) && path.endsWith(".tsx"))).match(
      /(?<=[>"`]|^ +)[A-Z][\w’,-]*(?: [\w’,-]+){3,}[.?]?(?=["<]|$)/gm,
    ),
  ),
].filter(sentence => !elsewhere.includes(sentence))

const { entry, routes } = (await readServerBuild()).assets

function modulesOf(id: string): string[] {
  const route = routes[id]
  return route ? [route.module, ...(route.imports ?? []), ...modulesOf(route.parentId ?? "")] : []
}

const found = new Map<string, string[]>()

function sentencesIn(url: string) {
  const known = found.get(url)
  if (known) return known
  const code = readFileSync(join("build/client", url), "utf8")
  const list = sentences.filter(sentence => code.includes(sentence))
  found.set(url, list)
  return list
}

const isOfStaff = (id: string): boolean =>
  IS_STAFF.test(`/${id}.`) || routes[id]?.parentId === "layouts/staff"
const [console, others] = [
  Object.keys(routes).filter(isOfStaff),
  Object.keys(routes).filter(id => !isOfStaff(id)),
]

test("the pages of the console have its sentences", () => {
  expect(new Set(console.flatMap(modulesOf).flatMap(sentencesIn)).size).toBeGreaterThan(300)
})

test("no other page loads code of the console", () => {
  expect(others.length).toBeGreaterThan(100)
  const loaded = others.map(id => [id, ...modulesOf(id).flatMap(sentencesIn)])
  expect([entry.module, ...entry.imports].flatMap(sentencesIn)).toEqual([])
  expect(loaded.filter(([, ...texts]) => texts.length > 0)).toEqual([])
})
