import { readFileSync } from "node:fs"
import sharp from "sharp"
import { expect, test } from "vitest"

test("the touch icon is an opaque PNG of 180 by 180 pixels", () => {
  const png = readFileSync("public/apple-touch-icon.png")
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([180, 180, 2])
  expect(readFileSync("app/root.tsx", "utf8")).toContain(
    'rel="apple-touch-icon" href={settings?.icon ?? "/apple-touch-icon.png"}',
  )
})

test("icons that phones cut to their own shape have the same color in every corner", async () => {
  for (const file of ["apple-touch-icon.png", "icons/app-maskable-512.png"]) {
    const { data, info } = await sharp(`public/${file}`).raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const colorAt = (x: number, y: number) => data.subarray((y * width + x) * channels).subarray(0, 3)
    const corners = [
      colorAt(0, 0),
      colorAt(width - 1, 0),
      colorAt(0, height - 1),
      colorAt(width - 1, height - 1),
    ]
    expect(
      corners.map(color => color.toString("hex")),
      file,
    ).toEqual(Array(4).fill("35e583"))
  }
})
