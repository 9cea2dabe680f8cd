import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { PLACES } from "#app/features/world/places.ts"
import { storyOf } from "#app/features/world/stories.server.ts"
import { sessionSite } from "../support/session-site.ts"

// A place with all of its stories, in bytes as sent and without what every page loads. Sounds are computed, not loaded.
const BUDGET = 150_000
const CLIENT = "build/client"
/** What it loads, every page loads. */
const PLAIN_PAGE = "/privacy"

const { browserOf, close } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())
const shared = new Set(filesOf((await ask(PLAIN_PAGE)).text))

test.each(PLACES)("$name fits the budget with its stories", async ({ key, scenes }) => {
  const place = await ask(`/narcatsworld/${key}`)
  const story = await ask(`/narcatsworld/${key}/${scenes[0]}`)
  const drawings = scenes
    .flatMap(scene => Object.values(storyOf(key, scene)!.screens))
    .flatMap(({ picture }) => picture.drawings.map(({ art }) => `/art/world/${art}.svg`))
  const files = [...filesOf(place.text), ...filesOf(story.text), ...drawings].filter(
    file => !shared.has(file),
  )
  const sizes = [...new Set(files)].map(file => [sizeOf(file), file] as const)
  const html = [place, story].map(({ text }) => brotliCompressSync(text).length)
  const total = [...html, ...sizes.map(([bytes]) => bytes)].reduce((sum, bytes) => sum + bytes, 0)
  expect(files.length).toBeGreaterThan(10)
  expect(total, sizes.map(row => row.join(" ")).join("\n")).toBeLessThanOrEqual(BUDGET)
})

/** The scripts and pictures that a page names. */
function filesOf(html: string) {
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? []
  const pictures = [...html.matchAll(/<(?:img|image) [^>]*?(?:src|href)="(\/[^"?]*)"/g)].map(
    ([, url]) => url!,
  )
  return [...modules, ...pictures]
}

function sizeOf(file: string) {
  const path = join(CLIENT, file)
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  return file.endsWith(".svg") ? brotliCompressSync(readFileSync(path)).length : statSync(path).size
}
