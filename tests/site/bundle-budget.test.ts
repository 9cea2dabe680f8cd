import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readManifest } from "../../scripts/bundle/build-manifests.ts"

// In bytes as they travel: the brotli copies that the build left beside its files.
const SHELL_BUDGET = 112_000
const PAGE_BUDGET = 25_000
const TABLE_BUDGET = 5_000
/** Requests are cheap but not free: with those of the shell, what a browser asks for at once. */
const FILES_OF_A_PAGE = 14
const CLIENT = "build/client"

const manifest = await readManifest(CLIENT)
const { root, ...routes } = manifest.routes
const shell = new Set([manifest.entry.module, ...manifest.entry.imports, root!.module, ...root!.imports])

// React Router's own manifest never travels (start.spec.ts): a page carries its own routes, and the table of all of
// them, which is data and no code, follows when the page has started.
const table = `/builds/meta/${manifest.version}.json`

test("the code that every page loads fits the budget, and so does the table of routes", () => {
  expect(sum(shell), listed(shell)).toBeLessThanOrEqual(SHELL_BUDGET)
  expect(size(table)).toBeLessThanOrEqual(TABLE_BUDGET)
})

test("what every page loads does not grow with the number of pages", () => {
  const text = [...shell].map(url => readFileSync(join(CLIENT, url), "utf8")).join("\n")
  const named = Object.values(routes).filter(
    ({ id, module }) => text.includes(`"${id}"`) || text.includes(module),
  )
  expect(named.map(({ id }) => id)).toEqual([])
})

// The parts bin shows everything there is, to whoever builds the site.
const pages = Object.values(routes).filter(
  ({ id, hasDefaultExport }) => hasDefaultExport && /^pages\/(?!dev\/)/.test(id),
)

test.each(pages.map(page => page.id))("the code of %s fits the budget", id => {
  const own = ownModules(id)
  expect(sum(own), listed(own)).toBeLessThanOrEqual(PAGE_BUDGET)
  expect(own.size, listed(own)).toBeLessThanOrEqual(FILES_OF_A_PAGE)
})

test("the shell holds nothing of the staff console and no client of the database", () => {
  const text = [...shell].map(url => readFileSync(join(CLIENT, url), "utf8")).join("\n")
  expect(text).not.toMatch(/X-Client-Info|GoTrueClient|PostgrestError|RealtimeClient/)
  expect([...shell].filter(url => /staff/.test(url))).toEqual([])
})

/** The modules of a page and its layouts that the shell does not already hold. */
function ownModules(id: string): Set<string> {
  const route = routes[id]
  if (!route) return new Set()
  const own = [route.module, ...route.imports, ...ownModules(route.parentId ?? "")]
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
  return ["", ...lines, `${String(sum(urls)).padStart(8)}  together`].join("\n")
}
