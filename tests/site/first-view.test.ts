import { existsSync, globSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

// In bytes as sent, without headers.
const FONT_BUDGET = 90_000
const HOME_BUDGET = 250_000
const CLIENT = "build/client"

const { browserOf, close } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())
const html = (await ask("/")).body.toString()
const fonts = globSync("app/lib/theming/fonts/*.woff2")

test("the fonts of a page fit the budget", () => {
  expect(fonts).toHaveLength(5)
  expect(sum(fonts.map(font => statSync(font).size))).toBeLessThanOrEqual(FONT_BUDGET)
})

test("the home page has only characters of the small font files", () => {
  const text = html.replace(/<script[\s\S]*?<\/script>|<[^>]*>|&[#\w]+;/g, "")
  expect(text.length).toBeGreaterThan(1000)
  // The circle is in none of the fonts.
  expect(new Set(text.match(/[^\s!-~\u00a0©·×–—‘’“”•…●]/g))).toEqual(new Set())
})

test("everything the home page loads until it is hydrated fits the budget", () => {
  const files = [
    ...matches(/data-modules="([^"]*)"/g).flatMap(list => list.split(" ")),
    ...matches(/<link rel="stylesheet" href="([^"]*)"/g),
    // Lazy images are further down.
    ...matches(/<img (?![^>]*loading="lazy")[^>]*src="([^"]*)"/g),
  ].map(url => join(CLIENT, url))
  expect(files.length).toBeGreaterThan(10)
  expect(html).not.toContain("<em")
  const upright = fonts.filter(font => !font.includes("italic"))
  const sizes = [...new Set(files), ...upright].map(file => ({ file, bytes: sizeOf(file) }))
  const listed = sizes.map(({ file, bytes }) => `${bytes} ${file}`).join("\n")
  const page = brotliCompressSync(html).length
  expect(page + sum(sizes.map(({ bytes }) => bytes)), `${page} /\n${listed}`).toBeLessThanOrEqual(HOME_BUDGET)
})

function matches(pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = ""]) => value)
}

function sizeOf(path: string) {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
