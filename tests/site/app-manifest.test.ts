import { readFileSync } from "node:fs"
import { afterAll, expect, test } from "vitest"
import { sessionSite } from "#tests/support/session-site.ts"

const { browserOf, close } = await sessionSite()
afterAll(close)
const { ask } = browserOf(new Map())

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
  expect((await ask("/")).text).toContain('rel="manifest" href="/manifest.webmanifest"')
})
