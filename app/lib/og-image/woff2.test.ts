import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, test } from "vitest"
import { loadHarfBuzz } from "./harfbuzz.server.ts"
import { fontFromWoff2 } from "./woff2.server.ts"

const packages = createRequire(import.meta.url)

async function open(name: string) {
  const harfbuzz = await loadHarfBuzz()
  const file = readFileSync(packages.resolve(`@fontsource-variable/${name}.woff2`))
  const face = harfbuzz.createFace(harfbuzz.createBlob(fontFromWoff2(file)), 0)
  const font = harfbuzz.createFont(face)
  function letter(text: string) {
    const buffer = harfbuzz.createBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const [glyph] = buffer.json()
    return { advance: glyph!.ax, path: font.glyphToPath(glyph!.g) }
  }
  return { face, font, letter }
}

test("the display face comes out of its WOFF2 file with outlines, metrics and both axes", async () => {
  const { face, font, letter } = await open("anybody/files/anybody-latin-standard-normal")
  expect(face.collectUnicodes()).toHaveLength(226)
  font.setVariations({ wght: 900, wdth: 50 })
  expect(letter("H")).toEqual({
    advance: 743,
    path: "M12,0L360,0L360,544L382,544L382,0L730,0L730,1350L382,1350L382,798L360,798L360,1350L12,1350L12,0Z",
  })
  font.setVariations({ wght: 900, wdth: 150 })
  expect(letter("H").advance).toBe(2256)
})

test("letters put together from others are whole", async () => {
  const { letter } = await open(
    "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal",
  )
  const contours = (text: string) => letter(text).path.split("Z").length - 1
  expect(contours("e")).toBe(2)
  expect(contours("é")).toBe(3)
})

test("anything else is refused", () => {
  expect(() => fontFromWoff2(new Uint8Array(64))).toThrow("This is not a WOFF2 file")
})
