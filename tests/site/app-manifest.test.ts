import { readFileSync } from "node:fs"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { browserOf, close } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())

const MAX_SCREENSHOT_BYTES = 60_000

test("a phone can install the site, and opens the emergency steps from its icon", async () => {
  const { headers, text } = await ask("/manifest.webmanifest")
  expect(headers["content-type"]).toContain("application/manifest+json")
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ name: "Open Airway", start_url: "/", display: "standalone" })
  expect(manifest.shortcuts[0].url).toBe("/emergency")
  for (const { url } of manifest.shortcuts) expect((await ask(url)).status, url).toBe(200)
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`public${src}`)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const forms = manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)
  expect(new Set(forms)).toEqual(new Set(["narrow", "wide"]))
  for (const { src, sizes } of manifest.screenshots) {
    const file = readFileSync(`public${src}`)
    const { format, width, height } = await sharp(file).metadata()
    expect(`${format} ${width}x${height}`, src).toBe(`webp ${sizes}`)
    expect(file.length, src).toBeLessThanOrEqual(MAX_SCREENSHOT_BYTES)
  }
  const touchIcon = readFileSync("public/apple-touch-icon.png")
  expect([touchIcon.readUInt32BE(16), touchIcon.readUInt32BE(20)]).toEqual([180, 180])
  expect((await ask("/")).text).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"')
  expect((await ask("/")).text).toContain('rel="manifest" href="/manifest.webmanifest"')
})
