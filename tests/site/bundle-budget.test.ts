import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readServerBuild } from "../../scripts/bundle/build-manifests.ts"

// In bytes as sent: the brotli copies that the build leaves beside its files.
const SHELL_BUDGET = 112_000
const PAGE_BUDGET = 25_000
const TABLE_BUDGET = 5_000
const SHELL_FILES = 5
const PAGE_FILES = 13
const CLIENT = "build/client"

const build = await readServerBuild()
const { entry, routes, version } = build.assets
const root = routes.root!
const shell = new Set([entry.module, ...entry.imports, root.module, ...(root.imports ?? [])])

// Fetched after hydration, for preloading links.
const table = `/builds/meta/${version}.json`

test("the shell and the route table fit the budget", () => {
  expect(sum(shell), listed(shell)).toBeLessThanOrEqual(SHELL_BUDGET)
  expect(shell.size, listed(shell)).toBeLessThanOrEqual(SHELL_FILES)
  expect(size(table)).toBeLessThanOrEqual(TABLE_BUDGET)
})

test("the shell does not grow with the number of pages", () => {
  const text = [...shell].map(url => readFileSync(join(CLIENT, url), "utf8")).join("\n")
  const named = Object.keys(routes)
    .filter(id => id !== "root")
    .filter(id => text.includes(`"${id}"`) || text.includes(routes[id]!.module))
  expect(named).toEqual([])
})

// The showcase of components is for developers and contains all of them.
const pages = Object.keys(routes).filter(
  id => /^pages\/(?!dev\/)/.test(id) && build.routes[id]?.module.default !== undefined,
)

test.each(pages)("the code of %s fits the budget", id => {
  const own = ownModules(id)
  expect(sum(own), listed(own)).toBeLessThanOrEqual(PAGE_BUDGET)
  expect(own.size, listed(own)).toBeLessThanOrEqual(PAGE_FILES)
})

test("the route table of visitors has nothing of the staff console", () => {
  expect(readFileSync(join(CLIENT, table), "utf8")).not.toContain("staff")
})

test("the shell contains nothing of the staff console and no supabase-js", () => {
  const text = [...shell].map(url => readFileSync(join(CLIENT, url), "utf8")).join("\n")
  expect(text).not.toMatch(/X-Client-Info|GoTrueClient|PostgrestError|RealtimeClient/)
  expect([...shell].filter(url => /staff/.test(url))).toEqual([])
})

/** The modules of a page and its layouts that are not in the shell. */
function ownModules(id: string): Set<string> {
  const route = routes[id]
  if (!route) return new Set()
  const own = [route.module, ...(route.imports ?? []), ...ownModules(route.parentId ?? "")]
  return new Set(own.filter(url => !shell.has(url)))
}

function sum(urls: Iterable<string>) {
  return [...urls].reduce((total, url) => total + size(url), 0)
}

function size(url: string) {
  const path = join(CLIENT, url)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function listed(urls: Iterable<string>) {
  const rows = [...urls].map(url => ({ url, bytes: size(url) })).sort((a, b) => b.bytes - a.bytes)
  const lines = rows.map(({ url, bytes }) => `${String(bytes).padStart(8)}  ${url}`)
  return ["", ...lines, `${String(sum(urls)).padStart(8)}  total`].join("\n")
}
