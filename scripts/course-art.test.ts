import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { artFile, artSize } from "#app/features/courses/art/art.tsx"
import { ART } from "#content/schema/blocks.ts"
import { drawCourseArt } from "./course-art.ts"

const PUBLIC = join(import.meta.dirname, "../public")
const drawn = await drawCourseArt()

test("there is exactly one file per illustration", () => {
  const files = readdirSync(join(PUBLIC, "art/courses")).map(file => file.replace(/\.svg$/, ""))
  expect(files.sort()).toEqual([...ART].sort())
  expect(Object.keys(drawn).sort()).toEqual([...ART].sort())
})

test.each(ART)("%s is up to date and has the size that the page reserves", name => {
  const text = readFileSync(join(PUBLIC, artFile(name)), "utf8")
  expect(text === drawn[name], "run node scripts/course-art.ts").toBe(true)
  const [width, height] = artSize(name)
  expect(text).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
})

test.each(ART)("%s runs nothing and reaches for nothing", name => {
  const text = drawn[name]!
  expect(text).not.toMatch(/<(script|foreignObject|image|a|text)\b|\son\w+=|\sstyle=|@import|NaN|undefined/)
  const references = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target]) => target!)
  const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `#${id}`))
  expect(references.filter(target => !ids.has(target))).toEqual([])
})

test.each(ART)("%s moves only where motion is welcome", name => {
  const rules = /<style>(.*)<\/style>/.exec(drawn[name]!)?.[1] ?? ""
  expect(rules).toMatch(/^(@media \(prefers-reduced-motion:no-preference\)\{.*\})?$/)
})
