import sharp from "sharp"
import { expect, test } from "vitest"
import { cleanImage, type ImageTarget } from "./clean-image.server.ts"
import { CORPUS } from "./testing/image-corpus.ts"

const SIZE = { width: 32, height: 32 }
const FILES = Object.entries(CORPUS).flatMap(([result, files]) =>
  Object.entries(files).map(([name, file]) => ({ result, name, file })),
)

test.each(FILES)("$name is $result", async ({ file, result }) => {
  const output = await cleanImage(file, SIZE)
  expect(output.ok ? "ok" : output.reason).toBe(result)
  if (!output.ok) return
  const {
    format,
    width,
    height,
    space,
    depth,
    exif,
    xmp,
    icc,
    pages = 1,
  } = await sharp(output.bytes).metadata()
  expect({ format, width, height, space, depth, pages }).toEqual({
    ...SIZE,
    format: "webp",
    space: "srgb",
    depth: "uchar",
    pages: 1,
  })
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  expect(Buffer.from(output.bytes).toString("latin1")).not.toMatch(/GPS|SECRET|script|META-INF|Comment/)
})

test("the corpus contains the metadata and animations it describes", async () => {
  expect(FILES.length).toBeGreaterThanOrEqual(60)
  const { exif } = await sharp(CORPUS.ok!["a JPEG with a GPS location"]).metadata()
  expect(exif!.toString("latin1")).toContain("GPS-SECRET")
  for (const name of ["an animated GIF", "an animated WebP"]) {
    expect((await sharp(CORPUS.ok![name], { pages: -1 }).metadata()).pages).toBe(3)
  }
})

/** Four quadrants of different colors, in portrait format. */
const corners = await sharp({ create: { width: 40, height: 80, channels: 3, background: "white" } })
  .composite([
    { input: await quadrant("red"), left: 0, top: 0 },
    { input: await quadrant("lime"), left: 20, top: 0 },
    { input: await quadrant("blue"), left: 0, top: 40 },
  ])
  .png()
  .toBuffer()

function quadrant(background: string) {
  return sharp({ create: { width: 20, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The color channels that are on in each corner, left to right and top to bottom. */
async function colors(file: Uint8Array, wanted: ImageTarget) {
  const output = await cleanImage(file, wanted)
  if (!output.ok) return output.reason
  const { data, info } = await sharp(output.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)].map((value, i) => (value > 127 ? "rgb"[i] : "")).join("")
  }
  const [right, bottom] = [info.width - 3, info.height - 3]
  return [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)].join(" ")
}

test.each([
  [1, "r g b rgb"],
  [2, "g r rgb b"],
  [3, "rgb b g r"],
  [4, "b rgb r g"],
  [5, "r b g rgb"],
  [6, "b r rgb g"],
  [7, "rgb g b r"],
  [8, "g rgb r b"],
])("an image with EXIF orientation %i is rotated upright", async (orientation, expected) => {
  const taken = await sharp(corners).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
  const isTurned = orientation >= 5
  expect(await colors(taken, isTurned ? { width: 80, height: 40 } : { width: 40, height: 80 })).toBe(expected)
})

test.each([
  ["the upper left quadrant", { x: 0, y: 0, size: 0.5 }, "r r r r"],
  ["the upper right quadrant", { x: 0.5, y: 0, size: 0.5 }, "g g g g"],
  ["the middle", { x: 0, y: 0.25, size: 1 }, "r g b rgb"],
  ["a square that extends past the edge", { x: 0.9, y: 0.9, size: 0.5 }, "rgb rgb rgb rgb"],
  ["invalid numbers", { x: Number.NaN, y: -5, size: Number.POSITIVE_INFINITY }, "r g r g"],
  ["size zero", { x: 0, y: 0, size: 0 }, "r r r r"],
])("a crop to %s", async (_, crop, expected) => {
  expect(await colors(corners, { width: 32, height: 32, crop })).toBe(expected)
})

test("a crop applies after the EXIF rotation", async () => {
  const taken = await sharp(corners).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer()
  expect(await colors(taken, { ...SIZE, crop: { x: 0, y: 0, size: 0.5 } })).toBe("b b b b")
})

test("twenty concurrent uploads give the same result", async () => {
  const file = CORPUS.ok!["a JPEG"]!
  const output = await Promise.all(Array.from({ length: 20 }, () => cleanImage(file, SIZE)))
  expect(new Set(output.map(one => one.ok && Buffer.from(one.bytes).toString("base64"))).size).toBe(1)
})
