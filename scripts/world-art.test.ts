import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { drawWorldArt } from "./world-art.ts"

const PUBLIC = join(import.meta.dirname, "../public")
const FOLDERS = ["art/world/bag", "art/world/signs", "mascot/parts"]
const LARGEST = 25_000
const drawn = await drawWorldArt()

test("the drawings of the games are up to date, and there are no others", () => {
  const files = FOLDERS.flatMap(folder => readdirSync(join(PUBLIC, folder)).map(file => `${folder}/${file}`))
  expect(files.sort()).toEqual(Object.keys(drawn).sort())
  const stale = files.filter(file => readFileSync(join(PUBLIC, file), "utf8") !== drawn[file])
  expect(stale, "run node scripts/world-art.ts").toEqual([])
})

test("they are small, run nothing and reach for nothing", () => {
  for (const [file, text] of Object.entries(drawn)) {
    expect(brotliCompressSync(text).length, file).toBeLessThan(LARGEST)
    expect(text, file).not.toMatch(/<(script|foreignObject|image|a|text)\b|\son\w+=|\sstyle=|NaN|undefined/)
    const references = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target]) => target!)
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `#${id}`))
    expect(
      references.filter(target => !ids.has(target)),
      file,
    ).toEqual([])
  }
})
