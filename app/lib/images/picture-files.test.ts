import sharp from "sharp"
import { expect, test } from "vitest"
import { makePictureFiles } from "./picture-files.server.ts"
import { CORPUS } from "./testing/image-corpus.ts"

function plain(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } })
}

async function made(bytes: Uint8Array) {
  const result = await makePictureFiles(bytes)
  if (!result.ok) throw new Error(result.reason)
  return result.output
}

test("a large picture becomes five widths in three formats", async () => {
  const { files, ...picture } = await made(await plain(2400, 240).png().toBuffer())
  expect(picture).toEqual({
    width: 1920,
    height: 192,
    widths: [320, 640, 960, 1440, 1920],
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(files.map(({ name }) => name)).toEqual(
    picture.widths.flatMap(width => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]),
  )
  for (const { name, bytes } of files) {
    const { format, width, height } = await sharp(bytes).metadata()
    const [expected, extension] = name.split(".")
    expect({ format, width, height }).toEqual({
      format: { avif: "heif", webp: "webp", jpg: "jpeg" }[extension!],
      width: Number(expected),
      height: Number(expected) / 10,
    })
  }
})

test.each([
  [1, 1, [1]],
  [320, 100, [320]],
  [700, 500, [320, 640, 700]],
  [400, 6000, [192]],
])("a picture of %i by %i is never enlarged", async (width, height, widths) => {
  expect((await made(await plain(width, height).png().toBuffer())).widths).toEqual(widths)
})

test.each(Object.keys(CORPUS.ok!).filter(name => name !== "25 megapixels"))(
  "nothing but the pixels of %s is left",
  async name => {
    const { files } = await made(CORPUS.ok![name]!)
    for (const { bytes } of files) {
      const { exif, xmp, icc, iptc, pages = 1 } = await sharp(bytes).metadata()
      expect([exif, xmp, icc, iptc, pages]).toEqual([undefined, undefined, undefined, undefined, 1])
      expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Exif|GPS|SECRET|script|META-INF|Comment/)
    }
  },
)

test("a picture that was taken sideways is turned upright", async () => {
  const halves = await plain(200, 100)
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: "blue" } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  const taken = await sharp(halves).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height, files } = await made(taken)
  expect([width, height]).toEqual([100, 200])
  for (const { bytes } of files) {
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 100, height: 90 }).stats()
    expect(top.dominant.b).toBeGreaterThan(top.dominant.r)
  }
})

test("transparency is kept, and becomes white in a JPEG", async () => {
  const { files, color } = await made(await plain(50, 50, 4).png().toBuffer())
  expect(color).toBeNull()
  const isOpaque = await Promise.all(
    files.map(async ({ name, bytes }) => [name, (await sharp(bytes).stats()).isOpaque]),
  )
  expect(isOpaque).toEqual([
    ["50.avif", false],
    ["50.webp", false],
    ["50.jpg", true],
  ])
  const { dominant } = await sharp(files[2]!.bytes).stats()
  expect(dominant.g).toBeGreaterThan(100)
})

test("files that are too large together lose the largest width", async () => {
  const bytes = await plain(700, 350).png().toBuffer()
  const { files: all } = await made(bytes)
  const limit = all.reduce((sum, file) => sum + file.bytes.length, -1)
  const result = await makePictureFiles(bytes, limit)
  expect(result).toMatchObject({ ok: true, output: { width: 640, height: 320, widths: [320, 640] } })
  expect(result.ok && result.output.files).toEqual(all.slice(0, 6))
})

const REJECTED = Object.entries(CORPUS)
  .filter(([reason]) => reason !== "ok")
  .flatMap(([reason, files]) => Object.entries(files).map(([name, file]) => ({ reason, name, file })))

test.each(REJECTED)("$name is $reason", async ({ file, reason }) => {
  expect(await makePictureFiles(file)).toEqual({ ok: false, reason })
})
