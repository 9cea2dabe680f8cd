import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { drawOgImage } from "./drawing.server.ts"
import { openLettering } from "./lettering.server.ts"
import { renderOgImage } from "./render.server.ts"

test("the image is a 1200 by 630 PNG and is cached", async () => {
  const image = { title: "Our history", name: "Open Airway", line: "Anyone can." }
  const png = (await renderOgImage(image))!
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG")
  const view = new DataView(png.buffer, png.byteOffset)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
  expect(await renderOgImage({ ...image })).toBe(png)
})

test("text becomes glyph outlines, never markup", async () => {
  const svg = await drawOgImage({
    title: `</g><image href="http://127.0.0.1/"/>`,
    name: "<b>",
    line: "&amp;",
  })
  expect(svg).not.toMatch(/<image|href=|<text|<b>|&amp;/)
})

test("the image uses the colors of the site", async () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8")
  const shapes = [
    ...(await drawOgImage({ title: "A", name: "B" })).matchAll(/<(?:rect|circle)[^>]*fill="(#\w{6})"/g),
  ]
  const colors = shapes.slice(0, 3).map(([, hex]) => hex!)
  expect(colors.map(hex => new RegExp(`--color-([\\w-]+): ${hex};`).exec(tokens)?.[1])).toEqual([
    "green-400",
    "green-300",
    "air-200",
  ])
})

test("Arkansas has its own mark and tab", async () => {
  const plain = await drawOgImage({ title: "A", name: "B" })
  const arkansas = await drawOgImage({ title: "A", name: "B", state: "Arkansas" })
  expect(plain).not.toContain(`fill="#d5351b"`)
  expect(arkansas).toContain(`<rect x="136"`)
})

test.each([
  ["RÉSUMÉ ŻÓŁĆ", "RÉSUMÉ ŻÓŁĆ"],
  ["PARTY 🎉 TIME 👩‍👩‍👧", "PARTY TIME"],
  ["น้ำ 日本 ᚠ", "น้ำ 日本"],
])("%s is drawn as %j", async (text, drawn) => {
  expect((await openLettering(text)).drawable(text)).toBe(drawn)
})

test("a line in another script is drawn", async () => {
  const image = { title: "A", name: "B" }
  const [plain, named] = [await drawOgImage(image), await drawOgImage({ ...image, line: "အောင်ဆန်း" })]
  expect(named.split("<path").length).toBeGreaterThan(plain.split("<path").length + 5)
})

test("a title without any drawable letter falls back to the name", async () => {
  const unreadable = await drawOgImage({ title: "🎉", name: "Open Airway" })
  expect(unreadable).toBe(await drawOgImage({ title: "Open Airway", name: "Open Airway" }))
})

test("chosen colors and a chosen logo take the place of green, mark and name", async () => {
  const colors = { main: "#8ab4f8", text: "#1a4fa0", giving: "#ffd166" }
  const svg = await drawOgImage({ title: "A", name: "B", colors, logo: Uint8Array.of(1, 2, 3) })
  expect(svg).toContain('<rect width="1200" height="630" fill="#8ab4f8"/>')
  expect(svg).toContain('width="232" height="92.06349206349206" href="data:image/png;base64,AQID"/>')
  expect(svg.length).toBeLessThan((await drawOgImage({ title: "A", name: "B", colors })).length)
})
