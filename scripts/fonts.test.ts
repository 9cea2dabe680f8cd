import { readFileSync } from "node:fs"
import { join } from "node:path"
import { create } from "fontkit"
import { expect, test } from "vitest"
import { makeSubsets } from "./fonts.ts"

const root = join(import.meta.dirname, "..")
const subsets = await makeSubsets(root)
const faces = readFileSync(join(root, "app/styles/fonts.css"), "utf8").match(/@font-face \{[^}]*\}/g) ?? []

test.each(Object.keys(subsets))("%s is up to date with scripts/fonts.ts", path => {
  expect(readFileSync(join(root, path)).equals(subsets[path]!)).toBe(true)
})

test.each(Object.keys(subsets))("the stylesheet names the characters of %s", path => {
  const face = faces.find(face => face.includes(path.replace("app", ".."))) ?? ""
  const font = create(subsets[path]!)
  if (!("characterSet" in font)) throw new Error(`${path} is a collection of fonts`)
  const isNamed = (character: number) =>
    rangesOf(face).some(([first, last]) => character >= first && character <= last)
  expect(font.characterSet.filter(character => character !== END_OF_TABLE && !isNamed(character))).toEqual([])
  const missing = rangesOf(face).flatMap(([first, last]) =>
    [first, last].filter(c => !font.hasGlyphForCodePoint(c)),
  )
  expect(missing).toEqual([])
})

test("the two files of a font have every Latin character once", () => {
  const families = Map.groupBy(faces, face => face.replace(/src:[^;]*;|unicode-range:[^;]*;/g, ""))
  const packages = join(root, "node_modules/@fontsource-variable/anybody/unicode.json")
  const { latin } = JSON.parse(readFileSync(packages, "utf8")) as { latin: string }
  for (const [family, files] of families) {
    if (files.length === 1) continue
    expect(files.flatMap(charactersOf).sort(ascending), family).toEqual(
      charactersOf(`unicode-range: ${latin};`),
    )
  }
})

function charactersOf(face: string) {
  return rangesOf(face)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .sort(ascending)
}

function ascending(a: number, b: number) {
  return a - b
}

const END_OF_TABLE = 0xffff

function rangesOf(face: string): [first: number, last: number][] {
  const [, list = ""] = /unicode-range:([^;]*);/.exec(face) ?? []
  return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}
