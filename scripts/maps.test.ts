import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { drawMaps } from "./maps.ts"

const root = join(import.meta.dirname, "..")
const drawn = drawMaps(root)

for (const path of Object.keys(drawn)) {
  test(`${path} is up to date with scripts/maps.ts`, () => {
    expect(readFileSync(join(root, path), "utf8")).toBe(drawn[path])
  })
}

test("every state has an outline, dots and a center", () => {
  for (const file of ["app/ui/data/map/us-outlines.svg", "app/ui/data/map/us-dots.svg"]) {
    const paths = [...drawn[file]!.matchAll(/<path id="([A-Z]{2})" d="([^"]*)"/g)]
    expect(paths).toHaveLength(51)
    for (const [, code, path] of paths) expect(path, code).toMatch(/^M\d/)
  }
})
