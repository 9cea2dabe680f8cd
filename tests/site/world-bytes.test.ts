import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { GAMES, PLACES } from "#app/features/world/places.ts"
import { storyOf } from "#app/features/world/stories.server.ts"
import { sessionSite } from "../support/session-site.ts"

// A place with all of its stories, games and sounds, in bytes as sent and without what every page loads.
const BUDGET = 150_000
const CLIENT = "build/client"
/** What it loads, every page loads. */
const PLAIN_PAGE = "/privacy"

const { browserOf, close } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())
const shared = new Set(filesOf((await ask(PLAIN_PAGE)).text))

test.each(PLACES)("$name fits the budget with its stories, games and sounds", async ({ key, scenes }) => {
  const pages = await Promise.all(
    ["", `/${scenes[0]}`, ...GAMES.map(game => `/${game}`)].map(page => ask(`/narcatsworld/${key}${page}`)),
  )
  const drawings = scenes
    .flatMap(scene => Object.values(storyOf(key, scene)!.screens))
    .flatMap(({ picture }) => picture.drawings.map(({ art }) => `/art/world/${art}.svg`))
  const own = [...pages.flatMap(({ text }) => filesOf(text)), ...drawings].filter(file => !shared.has(file))
  const files = [...new Set(own)]
  const sizes = [...files, ...files.flatMap(soundsIn)].map(file => [sizeOf(file), file] as const)
  const html = pages.map(({ text }) => brotliCompressSync(text).length)
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

/** The sounds that a script plays. Most are computed, so that they are part of the script. */
function soundsIn(file: string) {
  if (!file.endsWith(".js")) return []
  const text = readFileSync(join(CLIENT, file), "utf8")
  return [...text.matchAll(/["'`](\/[\w/-]+\.(?:mp3|m4a|ogg|wav|webm))["'`]/g)].map(([, url]) => url!)
}

function sizeOf(file: string) {
  const path = join(CLIENT, file)
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  return file.endsWith(".svg") ? brotliCompressSync(readFileSync(path)).length : statSync(path).size
}
