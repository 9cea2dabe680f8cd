import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("the touch icon is an opaque PNG of 180 by 180 pixels", () => {
  const png = readFileSync("public/apple-touch-icon.png")
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([180, 180, 2])
  expect(readFileSync("app/root.tsx", "utf8")).toContain(
    'rel="apple-touch-icon" href="/apple-touch-icon.png"',
  )
})
