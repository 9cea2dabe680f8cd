import sharp from "sharp"
import { expect, test } from "vitest"
import { logoIcon, logoImage, logoOnPlate } from "./logo-files.server.ts"

async function drawing(width: number, height: number, type: "png" | "webp" = "png") {
  const shape = { width: Math.round(width / 2), height: Math.round(height / 2), channels: 4 as const }
  const input = await sharp({ create: { ...shape, background: "#d5351b" } })
    .png()
    .toBuffer()
  const canvas = { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const bytes = await sharp({ create: canvas })
    .composite([{ input }])
    .withExif({ IFD0: { Artist: "canary" } })
    .toFormat(type)
    .toBuffer()
  return new File([new Uint8Array(bytes)], `logo.${type}`, { type: `image/${type}` })
}

async function pixels(made: Awaited<ReturnType<typeof logoImage>>) {
  if (!("image" in made)) throw new Error(made.error)
  const bytes = Buffer.from(made.image, "base64")
  expect(bytes.includes("canary")).toBe(false)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)],
  }
}

test.each(["png", "webp"] as const)(
  "a %s file becomes a clear picture of one size, without a margin",
  async type => {
    const { info, at } = await pixels(await logoImage(await drawing(800, 400, type)))
    expect([info.width, info.height]).toEqual([504, 200])
    // The drawing is twice as wide as high: it fills the height, at the left as the text of pages.
    expect([at(0, 0)[3], at(399, 199)[3], at(403, 100)[3]]).toEqual([255, 255, 0])
  },
)

test("for dark areas the logo is put on white", async () => {
  const { info, at } = await pixels(await logoOnPlate(await drawing(800, 400)))
  expect([info.width, info.height]).toEqual([504, 200])
  for (const x of [0, 30, 473, 503]) expect(at(x, 100)).toEqual([255, 255, 255, 255])
  expect(at(252, 100)[0]).toBeGreaterThan(200)
  expect(at(252, 100)[1]).toBeLessThan(80)
})

test("other files are refused with a sentence", async () => {
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.svg", { type: "image/svg+xml" })
  const disguised = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.png", { type: "image/png" })
  expect(await logoImage(svg)).toEqual({
    error: "Choose a PNG or WebP file. An SVG file can be exported as PNG.",
  })
  expect(await logoImage(disguised)).toHaveProperty("error")
  expect(await logoImage(await drawing(100, 40))).toEqual({
    error: "Choose a larger file: at least 252 by 60 pixels.",
  })
  expect(await logoImage(new File([], "logo.png", { type: "image/png" }))).toEqual({
    error: "Choose a file first.",
  })
})

function icon(given: Record<string, File>) {
  const form = new FormData()
  for (const [name, file] of Object.entries(given)) form.set(name, file)
  return logoIcon(form)
}

async function iconPixels(given: Record<string, File>) {
  const made = await icon(given)
  return pixels("icon" in made ? { image: made.icon } : { error: JSON.stringify(made.errors) })
}

test("an icon is made of the logo, with room for the shapes that phones cut, or of a square picture", async () => {
  const ofLogo = await iconPixels({ logo: await drawing(800, 400) })
  expect([ofLogo.info.width, ofLogo.info.height]).toEqual([512, 512])
  for (const edge of [0, 63, 448, 511]) expect(ofLogo.at(edge, 256)).toEqual([255, 255, 255, 255])
  expect(ofLogo.at(256, 256)[1]).toBeLessThan(80)
  const chosen = await iconPixels({ logo: await drawing(800, 400), logo_icon: await drawing(600, 600) })
  expect([chosen.info.width, chosen.info.height, chosen.at(0, 0)[3]]).toEqual([512, 512, 255])
  expect(await icon({ logo: await drawing(800, 400), logo_icon: await drawing(200, 200) })).toEqual({
    errors: { logo_icon: "Choose a larger file: at least 256 by 256 pixels." },
  })
})
