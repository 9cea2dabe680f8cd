import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { drawPicture } from "./drawing.server.ts"
import { openLettering } from "./lettering.server.ts"
import { renderPicture } from "./render.server.ts"

test("a picture is a PNG of 1200 by 630, and the same one is drawn once", async () => {
  const about = { title: "Our history", name: "Open Airway", line: "Anyone can." }
  const png = (await renderPicture(about))!
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG")
  const view = new DataView(png.buffer, png.byteOffset)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
  expect(await renderPicture({ ...about })).toBe(png)
})

test("words become shapes of letters, never markup", async () => {
  const svg = await drawPicture({
    title: `</g><image href="http://127.0.0.1/"/>`,
    name: "<b>",
    line: "&amp;",
  })
  expect(svg).not.toMatch(/<image|href=|<text|<b>|&amp;/)
})

test("pictures are painted with the colors of the site", async () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8")
  const painted = [
    ...(await drawPicture({ title: "A", name: "B" })).matchAll(/<(?:rect|circle)[^>]*fill="(#\w{6})"/g),
  ]
  const own = painted.slice(0, 3).map(([, hex]) => hex!)
  expect(own.map(hex => new RegExp(`--color-([\\w-]+): ${hex};`).exec(tokens)?.[1])).toEqual([
    "green-400",
    "green-300",
    "air-200",
  ])
})

test("Arkansas has its own mark and tab", async () => {
  const plain = await drawPicture({ title: "A", name: "B" })
  const arkansas = await drawPicture({ title: "A", name: "B", state: "Arkansas" })
  expect(plain).not.toContain(`fill="#d5351b"`)
  expect(arkansas).toContain(`<rect x="136"`)
})

test.each([
  ["RÉSUMÉ ŻÓŁĆ", "RÉSUMÉ ŻÓŁĆ"],
  ["PARTY 🎉 TIME 👩‍👩‍👧", "PARTY TIME"],
  ["日本", ""],
])("of %s the face can draw %j", async (text, drawn) => {
  expect((await openLettering()).drawable(text)).toBe(drawn)
})

test("a title without a single letter we can draw shows the name instead", async () => {
  const unreadable = await drawPicture({ title: "🎉", name: "Open Airway" })
  expect(unreadable).toBe(await drawPicture({ title: "Open Airway", name: "Open Airway" }))
})
